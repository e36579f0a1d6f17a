import type { Server as HttpServer } from "node:http";
import { Socket } from "node:net";

/** A connection that says nothing at first is handed over all the same: time limits are kept by who serves it. */
const SILENT_MS = 1000;
const REQUEST_LINE = /^GET \/socket\.io\/\?([^ \r\n]*) HTTP/;
const TABLE_NAMED = /(?:^|&)table=([A-Z0-9]{6})(?:&|$)/;

/** A connection with what it has said first. */
export type Caller = { readonly connection: Socket; readonly read: Buffer };

/** Reads what a connection says first, and no further: whoever it is handed over to reads the rest. */
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

/** Node reads on after a pause, and what it reads while a connection is being handed over nobody gets. */
function stopReading(connection: Socket): void {
  connection.pause();
  const handle: unknown = Reflect.get(connection, "_handle");
  if (typeof handle !== "object" || handle === null || !("readStop" in handle)) return;
  const { readStop } = handle;
  if (typeof readStop === "function") Reflect.apply(readStop, handle, []);
}

/** The table that a socket is opened for, if its client says so. */
export function tableNamedIn(read: Buffer): string | undefined {
  const [, query = ""] = REQUEST_LINE.exec(read.toString("latin1", 0, MOST_LOOKED_AT)) ?? [];
  return TABLE_NAMED.exec(query)?.[1];
}

/** Addresses are short. */
const MOST_LOOKED_AT = 2048;

/** Takes a connection over as if it had come here. */
export function takeOver(server: HttpServer, connection: unknown, read: string): void {
  // One that ended on the way comes as nothing.
  if (!(connection instanceof Socket)) return;
  connection.allowHalfOpen = true;
  if (read !== "") connection.unshift(Buffer.from(read, "base64"));
  server.emit("connection", connection);
}
