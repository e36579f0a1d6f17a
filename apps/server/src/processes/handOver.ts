import type { Server as HttpServer } from "node:http";
import { Socket } from "node:net";
import { CODE_LENGTH } from "@harbor/protocol";

/** A connection that sends nothing is handed over all the same: the process that serves it enforces the timeouts. */
const SILENT_MS = 1000;
const REQUEST_LINE = /^GET \/socket\.io\/\?([^ \r\n]*) HTTP/;
const TABLE_NAMED = new RegExp(`(?:^|&)table=([A-Z0-9]{${CODE_LENGTH}})(?:&|$)`);

/** A connection and the first bytes it sent. */
export type Caller = { readonly connection: Socket; readonly read: Buffer };

/** Reads a connection's first bytes and no more: the process that takes it over reads the rest. */
export function listenOnce(connection: Socket, hear: (caller: Caller) => void): void {
  connection.on("error", () => connection.destroy());
  const timer = setTimeout(() => done(Buffer.alloc(0)), SILENT_MS);
  const done = (read: Buffer) => {
    clearTimeout(timer);
    connection.removeListener("data", done);
    connection.removeListener("close", gone);
    connection.removeListener("end", gone);
    stopReading(connection);
    hear({ connection, read });
  };
  const gone = () => {
    clearTimeout(timer);
    connection.removeListener("data", done);
    connection.destroy();
  };
  connection.once("data", done);
  connection.once("close", gone);
  connection.once("end", gone);
}

/** Node reads on after a pause, and bytes read during a handover would be lost. */
function stopReading(connection: Socket): void {
  connection.pause();
  const handle: unknown = Reflect.get(connection, "_handle");
  if (typeof handle !== "object" || handle === null || !("readStop" in handle)) return;
  const { readStop } = handle;
  if (typeof readStop === "function") Reflect.apply(readStop, handle, []);
}

/** The table that a socket is opened for, if its client names it. */
export function tableNamedIn(read: Buffer): string | undefined {
  const [, query = ""] = REQUEST_LINE.exec(read.toString("latin1", 0, MOST_LOOKED_AT)) ?? [];
  return TABLE_NAMED.exec(query)?.[1];
}

/** Addresses are short. */
const MOST_LOOKED_AT = 2048;

/** Serves a handed-over connection as if it had been accepted here. */
export function takeOver(server: HttpServer, connection: unknown, read: string): void {
  // A connection that ended on the way arrives as undefined.
  if (!(connection instanceof Socket)) return;
  connection.allowHalfOpen = true;
  if (read !== "") connection.unshift(Buffer.from(read, "base64"));
  server.emit("connection", connection);
}
