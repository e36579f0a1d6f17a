import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { pause } from "./client.ts";
import type { Order, Report } from "./garbage/thrower.ts";
import { HonestTable, quantile } from "./honest.ts";
import { ServerProcess } from "./serverProcess.ts";

const THROWER = fileURLToPath(new URL("garbage/thrower.ts", import.meta.url));
/** Every run draws other pieces, so a few runs throw what one long run would; GARBAGE_PIECES=100000 makes it long. */
const PIECES = Number(process.env.GARBAGE_PIECES ?? 20_000);
const PER_SECOND = 3000;
const PAUSE_MS = 20;
const MB = 1024 * 1024;
/** If the garbage were retained, the server would run out of this. */
const HEAP_MB = 384;

test(`BND-2 ${PIECES} pieces of garbage: each is refused with a code, nothing leaks, other tables do not notice`, async () => {
  const seed = process.env.GARBAGE_SEED ?? randomBytes(4).toString("hex");
  const folder = mkdtempSync(join(tmpdir(), "harbor-garbage-"));
  const server = await ServerProcess.start({ DATA: folder, LOG_LEVEL: "info", IDLE_AFTER_MS: "2000" }, [
    `--max-old-space-size=${HEAP_MB}`,
  ]);
  try {
    const honest = await HonestTable.open(server.url);
    // Read now: later the players may be between two tables, or at another.
    const { code } = honest;
    const authors = authorsAt(honest);
    const playing = honest.play(PAUSE_MS);
    // Failures at the honest table are checked after all garbage has been thrown.
    playing.catch(() => undefined);
    await pause(3000);
    const calm = honest.takeWaits();
    const memory = watchMemory(server);
    const report = await throwGarbage({
      seed,
      port: server.port,
      count: PIECES,
      perSecond: PER_SECOND,
      foreign: code,
      forbidden: [
        { text: folder, what: "where the data lies" },
        { text: process.cwd(), what: "where the program lies" },
        ...honest.players.map(({ cookie }) => ({ text: cookie.slice("harbor=".length), what: "a player's secret" })),
        ...authors.map((author) => ({ text: author, what: "another table's view" })),
      ],
      patienceMs: 20_000,
    });
    const heap = await memory.stop();
    const disturbed = honest.takeWaits();
    honest.leave();
    await playing;
    honest.close();
    tell({ seed, ...report, honest: { calm: spread(calm), disturbed: spread(disturbed), games: honest.games }, heap });
    expect({ seed, found: report.found }).toEqual({ seed, found: [] });
    expect(report.sent).toBe(PIECES);
    expect(server.isAlive).toBe(true);
    expect(server.log).not.toContain('"level":50');
    expect(heap.end).toBeLessThan(heap.middle * 1.5 + 40);
    expect(disturbed.length).toBeGreaterThan(100);
    expect(quantile(disturbed, 0.5)).toBeLessThan(250);
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}, 300_000);

/** Author ids that only people at the table see. */
function authorsAt({ players, code }: HonestTable): string[] {
  const seats = players[0]?.viewOf(code).seats ?? [];
  const authors = seats.flatMap((seat) => (seat.kind === "person" ? [seat.author] : []));
  expect(authors).toHaveLength(players.length);
  return authors;
}

function throwGarbage(order: Order): Promise<Report> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [THROWER, JSON.stringify(order)], { stdio: ["ignore", "pipe", "inherit"] });
    let heard = "";
    child.stdout.on("data", (bytes: Buffer) => {
      heard += bytes.toString();
    });
    child.on("exit", (code) => {
      if (code === 0) resolve(JSON.parse(heard));
      else reject(new Error(`seed ${order.seed}: the thrower ended with ${code}`));
    });
  });
}

/** The lowest usage over a while is what the collector could not free. */
function watchMemory({ url }: ServerProcess) {
  const used: number[] = [];
  const timer = setInterval(() => {
    void fetch(`${url}/metrics`)
      .then((response) => response.text())
      .then((text) => used.push(Number(/^nodejs_heap_size_used_bytes (\S+)/m.exec(text)?.[1]) / MB))
      .catch(() => undefined);
  }, 250);
  return {
    async stop() {
      clearInterval(timer);
      await pause(300);
      const quarter = Math.floor(used.length / 4);
      const least = (from: number, to: number) => Math.round(Math.min(...used.slice(from, to)));
      return {
        middle: least(quarter, 2 * quarter),
        end: least(3 * quarter, used.length),
        most: Math.round(Math.max(...used)),
      };
    },
  };
}

function spread(sorted: readonly number[]): string {
  const [p50, p99, most] = [0.5, 0.99, 1].map((part) => quantile(sorted, part).toFixed(1));
  return `${sorted.length} answers, p50 ${p50} ms, p99 ${p99} ms, longest ${most} ms`;
}

function tell(numbers: object): void {
  process.stdout.write(`${JSON.stringify(numbers)}\n`);
}
