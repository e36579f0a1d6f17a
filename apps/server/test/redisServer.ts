import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "@harbor/cli/freePort";
import { Redis } from "ioredis";
import { pause } from "./client.ts";

const START_MS = 5_000;

/** A Redis server for one test, which can be interrupted and resumed. It persists nothing. */
export class RedisServer {
  readonly url: string;
  readonly #port: number;
  readonly #folder = mkdtempSync(join(tmpdir(), "harbor-redis-"));
  #child: ChildProcess | undefined;

  private constructor(port: number) {
    this.#port = port;
    this.url = `redis://127.0.0.1:${port}`;
  }

  /** Undefined if Redis is not installed. */
  static async start(): Promise<RedisServer | undefined> {
    if (spawnSync("redis-server", ["--version"]).status !== 0) return undefined;
    const server = new RedisServer(await freePort());
    await server.resume();
    return server;
  }

  async resume(): Promise<void> {
    const args = ["--bind", "127.0.0.1", "--port", String(this.#port), "--save", "", "--appendonly", "no"];
    this.#child = spawn("redis-server", [...args, "--dir", this.#folder], { stdio: "ignore" });
    const end = Date.now() + START_MS;
    while (!(await answers(this.url))) {
      if (Date.now() > end) throw new Error("the Redis server does not answer");
      await pause(20);
    }
  }

  async interrupt(): Promise<void> {
    const child = this.#child;
    this.#child = undefined;
    if (child === undefined || child.exitCode !== null) return;
    const ended = once(child, "exit");
    child.kill("SIGKILL");
    await ended;
  }

  async stop(): Promise<void> {
    await this.interrupt();
    rmSync(this.#folder, { recursive: true, force: true });
  }
}

async function answers(url: string): Promise<boolean> {
  const redis = new Redis(url, { lazyConnect: true, retryStrategy: () => null });
  redis.on("error", () => undefined);
  try {
    await redis.connect();
    await redis.ping();
    return true;
  } catch {
    return false;
  } finally {
    redis.disconnect();
  }
}
