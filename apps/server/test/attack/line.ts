import { randomBytes } from "node:crypto";
import { createConnection, type Socket } from "node:net";
import { frameOf, OPCODES } from "../wire.ts";
import { pause, type Target } from "./attack.ts";

const GREETING_MS = 3000;
const BLOCK_BYTES = 64 * 1024;
const CRLF = "\r\n";

/** A WebSocket without any rules: it reads only when asked to, and sends anything. */
export class Line {
  readonly socket: Socket;
  isCut = false;
  heard = "";
  #onHeard: (() => void) | undefined;

  private constructor({ port, from }: Target) {
    this.socket = createConnection({ port, host: "127.0.0.1", localAddress: from });
    this.socket.on("error", () => undefined);
    this.socket.on("close", () => {
      this.isCut = true;
      this.#onHeard?.();
    });
    this.socket.on("data", (bytes: Buffer) => {
      this.heard = (this.heard + bytes.toString("latin1")).slice(-4096);
      this.#onHeard?.();
    });
  }

  /** Just a connection, nothing sent. */
  static plain(target: Target): Line {
    return new Line(target);
  }

  /** Requests a WebSocket; undefined if it is refused. */
  static async open(target: Target, headers: readonly string[] = []): Promise<Line | undefined> {
    const line = new Line(target);
    line.socket.write(upgradeRequest(target.port, headers));
    if (await line.hears("\r\n\r\n")) if (/^HTTP\/1\.1 101/.test(line.heard)) return line;
    line.close();
    return undefined;
  }

  /** A socket that Socket.IO has admitted with this cookie. */
  static async enter(target: Target, cookie: string): Promise<Line | undefined> {
    const line = await Line.open(target, [`Cookie: ${cookie}`]);
    if (line === undefined) return undefined;
    line.say("40");
    if (await line.hears("40{")) return line;
    line.close();
    return undefined;
  }

  say(text: string): void {
    if (!this.socket.destroyed) this.socket.write(textFrame(text));
  }

  /** From now on incoming data stays unread. */
  stopReading(): void {
    this.socket.pause();
  }

  /** Sends a frame again and again, as fast as possible, until time is up or the server closes. */
  async flood(frame: Buffer, until: number): Promise<number> {
    const block = Buffer.concat(Array.from({ length: Math.ceil(BLOCK_BYTES / frame.length) }, () => frame));
    let sent = 0;
    while (!this.isCut && performance.now() < until) {
      sent += 1;
      const isTaken = this.socket.write(block);
      // A sender that does not read learns of the end only from a failed write.
      await (isTaken ? pause(0) : Promise.race([drained(this.socket), pause(100)]));
    }
    return sent * Math.ceil(BLOCK_BYTES / frame.length);
  }

  async hears(text: string, withinMs = GREETING_MS): Promise<boolean> {
    const end = performance.now() + withinMs;
    while (!this.heard.includes(text)) {
      const left = end - performance.now();
      if (this.isCut || left <= 0) return false;
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, left);
        this.#onHeard = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
    return true;
  }

  close(): void {
    this.socket.destroy();
  }
}

export function textFrame(text: string): Buffer {
  return frameOf(OPCODES.text, Buffer.from(text));
}

export function upgradeRequest(port: number, headers: readonly string[]): string {
  return [
    "GET /socket.io/?EIO=4&transport=websocket HTTP/1.1",
    `Host: 127.0.0.1:${port}`,
    "Connection: Upgrade",
    "Upgrade: websocket",
    "Sec-WebSocket-Version: 13",
    `Sec-WebSocket-Key: ${randomBytes(16).toString("base64")}`,
    ...headers,
    CRLF,
  ].join(CRLF);
}

function drained(socket: Socket): Promise<void> {
  return new Promise((resolve) => socket.once("drain", resolve));
}

/** A well-formed cookie that belongs to nobody. */
export function madeUpCookie(): string {
  return `harbor=${randomBytes(32).toString("base64url")}`;
}
