import { randomBytes } from "node:crypto";
import { createConnection, type Socket } from "node:net";

/** One message from the wire: its opcode and its text. */
export type Frame = { readonly opcode: number; readonly text: string };

export const OPCODES = { part: 0, text: 1, binary: 2, close: 8, ping: 9, pong: 10 } as const;
const ENGINE = "/socket.io/?EIO=4&transport=websocket";
/** Long, because the machine may be busy; what matters is whether an answer comes. */
const GREETING_MS = 20_000;

/**
 * A WebSocket down to its bytes: it can send what no proper client would, and shows what arrives before any library
 * touches it. It answers nothing by itself but Engine.IO's ping.
 */
export class Wire {
  readonly socket: Socket;
  /** Called with every frame, including Engine.IO's pings. */
  onFrame: ((frame: Frame) => void) | undefined;
  onClosed: (() => void) | undefined;
  isClosed = false;
  #buffer: Buffer = Buffer.alloc(0);
  #head: string | undefined;
  #onHead: ((head: string) => void) | undefined;

  private constructor(port: number) {
    this.socket = createConnection({ port, host: "127.0.0.1" });
    this.socket.setNoDelay(true);
    this.socket.on("data", (bytes) => this.#read(bytes));
    this.socket.on("error", () => undefined);
    this.socket.on("close", () => {
      this.isClosed = true;
      this.#onHead?.("");
      this.onClosed?.();
    });
  }

  /** Requests a WebSocket and returns the response's head, "" if there was none. */
  static async open(
    port: number,
    headers: readonly string[] = [],
    path = ENGINE,
    onFrame?: (frame: Frame) => void,
  ): Promise<[Wire, string]> {
    const wire = new Wire(port);
    // The first frame may come together with the head.
    wire.onFrame = onFrame;
    const head = await new Promise<string>((resolve) => {
      const timer = setTimeout(() => resolve(""), GREETING_MS);
      wire.#onHead = (text) => {
        clearTimeout(timer);
        resolve(text);
      };
      const lines = [
        `GET ${path} HTTP/1.1`,
        `Host: 127.0.0.1:${port}`,
        "Connection: Upgrade",
        "Upgrade: websocket",
        "Sec-WebSocket-Version: 13",
        `Sec-WebSocket-Key: ${randomBytes(16).toString("base64")}`,
        ...headers,
      ];
      wire.socket.write(`${lines.join("\r\n")}\r\n\r\n`);
    });
    return [wire, head];
  }

  /** A socket that Socket.IO has admitted with this cookie. */
  static async enter(port: number, cookie: string, onFrame?: (frame: Frame) => void): Promise<Wire> {
    const [wire] = await Wire.open(port, [`Cookie: ${cookie}`]);
    const entered = new Promise<boolean>((resolve) => {
      const timer = setTimeout(() => resolve(false), GREETING_MS);
      wire.onClosed = () => resolve(false);
      wire.onFrame = (frame) => {
        onFrame?.(frame);
        if (!frame.text.startsWith("4")) return;
        clearTimeout(timer);
        resolve(frame.text.startsWith("40"));
      };
    });
    wire.say("40");
    if (!(await entered)) throw new Error("the server admits nobody");
    wire.onFrame = onFrame;
    wire.onClosed = undefined;
    return wire;
  }

  say(text: string): void {
    this.send(frameOf(OPCODES.text, Buffer.from(text)));
  }

  send(bytes: Uint8Array): void {
    if (!this.socket.destroyed) this.socket.write(bytes);
  }

  close(): void {
    this.socket.destroy();
  }

  #read(bytes: Buffer): void {
    this.#buffer = this.#buffer.length === 0 ? bytes : Buffer.concat([this.#buffer, bytes]);
    if (this.#head === undefined) {
      const end = this.#buffer.indexOf("\r\n\r\n");
      if (end === -1) return;
      this.#head = this.#buffer.toString("latin1", 0, end);
      this.#buffer = this.#buffer.subarray(end + 4);
      this.#onHead?.(this.#head);
      if (!this.#head.startsWith("HTTP/1.1 101")) return;
    }
    for (let frame = this.#takeFrame(); frame !== undefined; frame = this.#takeFrame()) {
      if (frame.text === "2" && frame.opcode === OPCODES.text) this.say("3");
      this.onFrame?.(frame);
      // Closes when told to: the server would wait for that for a while.
      if (frame.opcode === OPCODES.close) this.close();
    }
  }

  #takeFrame(): Frame | undefined {
    const buffer = this.#buffer;
    const [first, second] = buffer;
    if (first === undefined || second === undefined) return undefined;
    const short = second & 0x7f;
    const start = short === 126 ? 4 : short === 127 ? 10 : 2;
    if (buffer.length < start) return undefined;
    const length = short === 126 ? buffer.readUInt16BE(2) : short === 127 ? Number(buffer.readBigUInt64BE(2)) : short;
    if (buffer.length < start + length) return undefined;
    this.#buffer = buffer.subarray(start + length);
    return { opcode: first & 0x0f, text: buffer.toString("utf8", start, start + length) };
  }
}

/** Enters again and again on one connection, before the first answer can have come. */
export async function enterOften(port: number, cookie: string, times: number): Promise<string[]> {
  const [wire] = await Wire.open(port, [`Cookie: ${cookie}`]);
  const heard: string[] = [];
  wire.onFrame = ({ text }) => heard.push(text);
  const again = frameOf(OPCODES.text, Buffer.from("40"));
  wire.send(Buffer.concat(Array.from({ length: times }, () => again)));
  const answers = () => heard.filter((text) => text.startsWith("4")).length;
  for (let waited = 0; waited < GREETING_MS && answers() < times; waited += 10) {
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  wire.close();
  return heard;
}

/** A client's frame; `first` replaces the first byte to make it wrong. */
export function frameOf(opcode: number, payload: Uint8Array, first = 0x80 | opcode): Buffer {
  const mask = Buffer.from([1, 2, 3, 4]);
  const head =
    payload.length < 126
      ? Buffer.from([first, 0x80 | payload.length])
      : payload.length < 65_536
        ? Buffer.from([first, 0xfe, payload.length >> 8, payload.length & 0xff])
        : Buffer.concat([Buffer.from([first, 0xff, 0, 0, 0, 0]), bigEndian(payload.length)]);
  return Buffer.concat([head, mask, payload.map((byte, index) => byte ^ ((index % 4) + 1))]);
}

function bigEndian(length: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(length);
  return bytes;
}
