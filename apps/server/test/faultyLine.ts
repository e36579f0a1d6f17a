import { once } from "node:events";
import { connect, createServer, type Server, type Socket } from "node:net";
import type { Dice } from "@harbor/kit";

/** How bad a line is. Times are in milliseconds, shares in thousandths of all chunks. */
export type Faults = {
  readonly delayMs: number;
  /** The line breaks at this chunk, and data in flight is lost. */
  readonly breaks: number;
  /** It breaks for the sender, who reconnects, while data in flight still arrives later. */
  readonly lingers: number;
  readonly lingerMs: number;
};

/** A line to a server with delays and broken connections, as on a train; bytes stay in order. */
export class FaultyLine {
  readonly url: string;
  readonly #listener: Server;
  readonly #open = new Set<Socket>();
  readonly #faults: Faults;
  readonly #dice: Dice;
  #isQuiet = true;

  private constructor(url: string, listener: Server, faults: Faults, dice: Dice) {
    this.url = url;
    this.#listener = listener;
    this.#faults = faults;
    this.#dice = dice;
  }

  static async to(target: string, faults: Faults, dice: Dice): Promise<FaultyLine> {
    const { hostname, port } = new URL(target);
    const listener = createServer();
    listener.listen(0, "127.0.0.1");
    await once(listener, "listening");
    const address = listener.address();
    if (address === null || typeof address === "string") throw new Error("no port is free");
    const line = new FaultyLine(`http://127.0.0.1:${address.port}`, listener, faults, dice);
    listener.on("connection", (near) => line.#join(near, connect(Number(port), hostname)));
    return line;
  }

  /** Stops all faults, or resumes them. */
  setQuiet(isQuiet: boolean): void {
    this.#isQuiet = isQuiet;
  }

  async close(): Promise<void> {
    for (const socket of this.#open) socket.destroy();
    this.#listener.close();
    await once(this.#listener, "close");
  }

  #join(near: Socket, far: Socket): void {
    for (const socket of [near, far]) {
      this.#open.add(socket);
      socket.setNoDelay(true);
      socket.on("error", () => undefined);
      socket.on("close", () => this.#open.delete(socket));
    }
    this.#carry(near, far);
    this.#carry(far, near);
  }

  #carry(from: Socket, to: Socket): void {
    let last: Promise<void> = Promise.resolve();
    let lingering = 0;
    from.on("data", (piece) => {
      const fate = this.#isQuiet ? 1000 : this.#dice.below(1000);
      const { breaks, lingers, lingerMs, delayMs } = this.#faults;
      if (fate < breaks) {
        from.destroy();
        to.destroy();
        return;
      }
      if (fate < breaks + lingers) {
        lingering = this.#dice.below(lingerMs);
        from.destroy();
      }
      const lateMs = this.#isQuiet ? 0 : this.#dice.below(delayMs) + lingering;
      // In sequence: a chunk waits for the ones before it, however long they take.
      last = last.then(() => wait(lateMs)).then(() => void (to.destroyed || to.write(piece)));
    });
    from.on("close", () => {
      last = last.then(() => void to.end());
    });
  }
}

function wait(ms: number): Promise<void> {
  return ms === 0 ? Promise.resolve() : new Promise((resolve) => setTimeout(resolve, ms));
}
