import { once } from "node:events";
import { connect, createServer, type Server, type Socket } from "node:net";

/** A proxy to a database that can stall: connections stay open, and nothing passes. */
export class FreezingLine {
  readonly url: string;
  readonly #listener: Server;
  readonly #open = new Set<Socket>();
  #isFrozen = false;

  private constructor(url: string, listener: Server) {
    this.url = url;
    this.#listener = listener;
  }

  static async to(target: string): Promise<FreezingLine> {
    const listener = createServer();
    listener.listen(0, "127.0.0.1");
    await once(listener, "listening");
    const address = listener.address();
    if (address === null || typeof address === "string") throw new Error("no port is free");
    const { hostname, port } = new URL(target);
    const url = new URL(target);
    url.hostname = "127.0.0.1";
    url.port = String(address.port);
    const line = new FreezingLine(url.href, listener);
    listener.on("connection", (near) => line.#join(near, connect(Number(port), hostname)));
    return line;
  }

  freeze(): void {
    this.#isFrozen = true;
    for (const socket of this.#open) socket.pause();
  }

  close(): void {
    for (const socket of this.#open) socket.destroy();
    this.#listener.close();
  }

  #join(near: Socket, far: Socket): void {
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      this.#open.add(from);
      from.on("data", (bytes) => to.write(bytes));
      from.on("error", () => undefined);
      from.on("close", () => {
        this.#open.delete(from);
        to.destroy();
      });
      if (this.#isFrozen) from.pause();
    }
  }
}
