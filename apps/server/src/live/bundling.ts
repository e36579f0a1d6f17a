import type { IncomingMessage } from "node:http";
import type { Duplex } from "node:stream";
import { WebSocket, WebSocketServer } from "ws";

/** Waiting bytes by connection, one character for each byte, to be written when this turn of the event loop is over. */
const waiting = new Map<Duplex, string>();

/**
 * What a connection is sent within one turn leaves in one piece: to write to a socket is the dearest thing the server
 * does, and an action's player is due both its patch and its answer. All connections are written to together, so that
 * what a commit sets free goes out at once. For Engine.IO a message is sent when it is on this list.
 */
export class BundlingServer extends WebSocketServer<typeof WebSocket> {
  override handleUpgrade(
    request: IncomingMessage,
    connection: Duplex,
    head: Buffer,
    accept: (socket: WebSocket, request: IncomingMessage) => void,
  ): void {
    super.handleUpgrade(request, connection, head, (socket, accepted) => {
      bundle(socket, connection);
      accept(socket, accepted);
    });
  }
}

function bundle(socket: WebSocket, connection: Duplex): void {
  const { send, close } = socket;
  socket.send = function sendText(data: unknown, ...more: unknown[]): void {
    const sent = more.at(-1);
    if (typeof data !== "string" || socket.readyState !== WebSocket.OPEN) {
      write(connection);
      Reflect.apply(send, socket, [data, ...more]);
      return;
    }
    if (waiting.size === 0) process.nextTick(writeAll);
    waiting.set(connection, (waiting.get(connection) ?? "") + textFrame(data));
    if (typeof sent === "function") sent();
  };
  socket.close = (...reason) => {
    write(connection);
    close.apply(socket, reason);
  };
}

function writeAll(): void {
  for (const connection of waiting.keys()) write(connection);
}

function write(connection: Duplex): void {
  const bytes = waiting.get(connection);
  if (bytes === undefined) return;
  waiting.delete(connection);
  connection.write(bytes, "latin1");
}

const TEXT = 0x81;
const MOST_IN_ONE_BYTE = 125;
const MOST_IN_TWO_BYTES = 0xffff;

/** A text as one whole WebSocket frame from a server (RFC 6455, 5.2), one character for each byte. */
function textFrame(text: string): string {
  const length = Buffer.byteLength(text);
  const bytes = length === text.length ? text : Buffer.from(text).toString("latin1");
  if (length <= MOST_IN_ONE_BYTE) return String.fromCharCode(TEXT, length) + bytes;
  if (length <= MOST_IN_TWO_BYTES) return String.fromCharCode(TEXT, 126, length >> 8, length & 0xff) + bytes;
  const size = Buffer.alloc(8);
  size.writeBigUInt64BE(BigInt(length));
  return String.fromCharCode(TEXT, 127) + size.toString("latin1") + bytes;
}
