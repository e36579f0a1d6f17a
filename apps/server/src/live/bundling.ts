import type { IncomingMessage } from "node:http";
import type { Duplex } from "node:stream";
import { type ServerOptions, WebSocket, WebSocketServer } from "ws";

/** A connection, and whom to tell when it is ended because too much on it is unread. */
type Line = { readonly connection: Duplex; onUnread(): void };

/** Unsent bytes by connection, one character each; written at the end of this turn of the event loop. */
const waiting = new Map<Line, string>();

/** Engine.IO's mark of a message. */
const ENGINE_MESSAGE = "4";

/** Open sockets, by the request that opened each. */
const opened = new WeakMap<IncomingMessage, WebSocket>();

/** The most unread bytes on a socket: many times a table's snapshot. */
export const MOST_UNREAD = 1024 * 1024;
/** A client that does not close by then is disconnected. */
const CLOSE_WITHIN_MS = 2000;

export type Guard = {
  /** Takes charge of a newly opened socket. */
  guard(socket: WebSocket, connection: Duplex, request: IncomingMessage): void;
  onUnread(): void;
};

/** For Engine.IO, which instantiates the class it is given. */
export function bundlingBehind(guard: Guard): typeof BundlingServer {
  return class extends BundlingServer {
    protected override readonly keeper = guard;
  };
}

/**
 * Socket writes dominate CPU, so each connection's messages of one tick are coalesced: an acting player gets both a
 * patch and an answer. All connections are flushed together, so a commit's results go out at once. Engine.IO considers
 * a message sent once it is queued here.
 */
export class BundlingServer extends WebSocketServer<typeof WebSocket> {
  protected readonly keeper: Guard = { guard: () => undefined, onUnread: () => undefined };

  constructor(options: ServerOptions<typeof WebSocket>) {
    const patience = { closeTimeout: CLOSE_WITHIN_MS };
    super({ ...options, ...patience });
  }

  override handleUpgrade(
    request: IncomingMessage,
    connection: Duplex,
    head: Buffer,
    accept: (socket: WebSocket, request: IncomingMessage) => void,
  ): void {
    super.handleUpgrade(request, connection, head, (socket, accepted) => {
      bundle(socket, { connection, onUnread: () => this.keeper.onUnread() });
      opened.set(request, socket);
      this.keeper.guard(socket, connection, accepted);
      accept(socket, accepted);
    });
  }
}

/**
 * Sends a message on the socket that this request opened, as Engine.IO would, whose layers cost as much as making a
 * patch. It keeps its place among Engine.IO's own messages, since each of them is queued here at once.
 */
export function sendOn(request: IncomingMessage, text: string): void {
  opened.get(request)?.send(`${ENGINE_MESSAGE}${text}`);
}

function bundle(socket: WebSocket, line: Line): void {
  const { send, close } = socket;
  socket.send = function sendText(data: unknown, ...more: unknown[]): void {
    const sent = more.at(-1);
    if (typeof data !== "string" || socket.readyState !== WebSocket.OPEN) {
      write(line);
      Reflect.apply(send, socket, [data, ...more]);
      return;
    }
    if (waiting.size === 0) process.nextTick(writeAll);
    waiting.set(line, (waiting.get(line) ?? "") + textFrame(data));
    if (typeof sent === "function") sent();
  };
  socket.close = (...reason) => {
    write(line);
    close.apply(socket, reason);
  };
}

function writeAll(): void {
  for (const line of waiting.keys()) write(line);
}

function write(line: Line): void {
  const bytes = waiting.get(line);
  if (bytes === undefined) return;
  waiting.delete(line);
  const { connection } = line;
  if (connection.destroyed) return;
  connection.write(bytes, "latin1");
  if (connection.writableLength <= MOST_UNREAD) return;
  connection.destroy();
  line.onUnread();
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
