import { once } from "node:events";
import { connect, createServer, type Server, type Socket } from "node:net";

/** How a connection ends: closed properly, or reset as by a machine that is gone. */
export type LineEnd = "closed" | "reset";

/** A proxy to a database that can stall and break, with data in flight, as networks do. */
export class DatabaseLine {
  readonly url: string;
  readonly #listener: Server;
  readonly #pairs = new Set<readonly [near: Socket, far: Socket]>();
  #isFrozen = false;

  private constructor(url: string, listener: Server) {
    this.url = url;
    this.#listener = listener;
  }

  static async to(databaseUrl: string): Promise<DatabaseLine> {
    const target = new URL(databaseUrl);
    const listener = createServer();
    listener.listen(0, "127.0.0.1");
    await once(listener, "listening");
    const address = listener.address();
    if (address === null || typeof address === "string") throw new Error("no port is free");
    const near = new URL(databaseUrl);
    near.host = `127.0.0.1:${address.port}`;
    const line = new DatabaseLine(near.href, listener);
    const { host: socketFolder } = Object.fromEntries(target.searchParams);
    listener.on("connection", (socket) => {
      const far =
        socketFolder === undefined
          ? connect(Number(target.port || 5432), target.hostname)
          : connect(`${socketFolder}/.s.PGSQL.${target.port || 5432}`);
      line.#join(socket, far);
    });
    return line;
  }

  /** Nothing passes in either direction, and nobody is told; new connections are still accepted. */
  freeze(): void {
    this.#isFrozen = true;
    for (const pair of this.#pairs) for (const socket of pair) socket.pause();
  }

  /** Resumes where it stopped. */
  thaw(): void {
    this.#isFrozen = false;
    for (const pair of this.#pairs) for (const socket of pair) socket.resume();
  }

  /** Ends every open connection; new ones work. */
  cut(how: LineEnd): void {
    this.#isFrozen = false;
    for (const [near, far] of this.#pairs) {
      if (how === "closed") near.end();
      else near.resetAndDestroy();
      far.destroy();
    }
  }

  async close(): Promise<void> {
    for (const pair of this.#pairs) for (const socket of pair) socket.destroy();
    this.#listener.close();
    await once(this.#listener, "close");
  }

  #join(near: Socket, far: Socket): void {
    const pair = [near, far] as const;
    this.#pairs.add(pair);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      from.setNoDelay(true);
      from.on("data", (piece) => void (to.destroyed || to.write(piece)));
      from.on("error", () => undefined);
      from.on("close", () => {
        this.#pairs.delete(pair);
        to.destroy();
      });
      if (this.#isFrozen) from.pause();
    }
  }
}
