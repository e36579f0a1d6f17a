import { once } from "node:events";
import { connect, createServer, type Server, type Socket } from "node:net";

type Backend = { readonly port: number; readonly near: Set<Socket>; failed: number };

const LOOK_EVERY_MS = 400;
const ANSWER_WITHIN_MS = 1500;
/** A busy machine is slow now and then. */
const FAILED_UNTIL_DOWN = 3;
const CROWDED = 0.75;

/**
 * Stands in front of several servers as a reverse proxy does: polls their readiness, sends connections to ready ones in
 * rotation, and cuts those to servers that are no longer ready.
 */
export class Balancer {
  readonly url: string;
  readonly #listener: Server;
  readonly #backends: readonly Backend[];
  #turn = 0;
  #isClosed = false;

  private constructor(port: number, listener: Server, backends: readonly Backend[]) {
    this.url = `http://127.0.0.1:${port}`;
    this.#listener = listener;
    this.#backends = backends;
  }

  static async before(ports: readonly number[]): Promise<Balancer> {
    const listener = createServer();
    listener.listen(0, "127.0.0.1");
    await once(listener, "listening");
    const address = listener.address();
    if (address === null || typeof address === "string") throw new Error("no port is free");
    const backends = ports.map((port): Backend => ({ port, near: new Set(), failed: 0 }));
    const balancer = new Balancer(address.port, listener, backends);
    listener.on("connection", (near) => balancer.#join(near));
    for (const backend of backends) void balancer.#lookAgainAndAgain(backend);
    return balancer;
  }

  /** People who were moved away from a failed server do not return by themselves. */
  spread(): void {
    const all = this.#backends.reduce((sum, { near }) => sum + near.size, 0);
    for (const { near } of this.#backends) {
      if (this.#backends.length < 2 || near.size < all * CROWDED) continue;
      for (const [nth, socket] of [...near].entries()) if (nth % 2 === 0) socket.destroy();
    }
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    for (const { near } of this.#backends) for (const socket of near) socket.destroy();
    this.#listener.close();
    await once(this.#listener, "close");
  }

  async #lookAgainAndAgain(backend: Backend): Promise<void> {
    while (!this.#isClosed) {
      const isReady = await fetch(`http://127.0.0.1:${backend.port}/ready`, {
        signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
      }).then(
        async (answer) => {
          await answer.arrayBuffer();
          return answer.ok;
        },
        () => false,
      );
      backend.failed = isReady ? 0 : backend.failed + 1;
      // Without a better server, people may as well wait where they are.
      if (backend.failed >= FAILED_UNTIL_DOWN && this.#backends.some(({ failed }) => failed === 0))
        for (const socket of backend.near) socket.destroy();
      await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
    }
  }

  #join(near: Socket): void {
    const ready = this.#backends.filter(({ failed }) => failed === 0);
    const choice = ready.length > 0 ? ready : this.#backends;
    this.#turn += 1;
    const backend = choice[this.#turn % choice.length];
    if (backend === undefined) return void near.destroy();
    const far = connect(backend.port, "127.0.0.1");
    backend.near.add(near);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      from.setNoDelay(true);
      from.on("data", (piece) => void (to.destroyed || to.write(piece)));
      from.on("error", () => undefined);
      from.on("close", () => {
        backend.near.delete(near);
        to.destroy();
      });
    }
  }
}
