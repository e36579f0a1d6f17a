import type { Twin, World } from "./twins.ts";
import { Wire } from "./wire.ts";

const ANSWER_MS = 5000;
/** Differs for every connection and link, whatever is hidden. */
const ALWAYS_NEW = /"(?:sid|token)":"[A-Za-z0-9_-]+"/g;

/** A person on one of the servers who keeps every byte received: frames and HTTP responses. */
export class Talker {
  readonly heard: string[] = [];
  readonly #world: World;
  readonly #cookie: string;
  readonly #waiting = new Map<number, () => void>();
  #wire: Wire | undefined;
  #id = 0;

  private constructor(world: World, { cookie }: Twin) {
    this.#world = world;
    this.#cookie = cookie;
  }

  static async enter(world: World, who: Twin): Promise<Talker> {
    const talker = new Talker(world, who);
    talker.#wire = await Wire.enter(world.port, who.cookie, ({ text }) => talker.#hear(text));
    return talker;
  }

  /** Sends a message and waits for its answer; everything sent to this socket earlier has arrived by then too. */
  async ask(name: string, message: unknown): Promise<void> {
    const id = this.#id;
    this.#id += 1;
    await new Promise<void>((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error(`no answer to ${JSON.stringify(message)}`)), ANSWER_MS);
      this.#waiting.set(id, () => {
        clearTimeout(timer);
        resolve();
      });
      this.#wire?.say(`42${id}${JSON.stringify([name, message])}`);
    });
  }

  async command(table: string, command: object): Promise<void> {
    await this.ask("do", { table, id: `command-${this.#id}`, command });
  }

  async request(method: string, path: string): Promise<void> {
    const response = await fetch(`http://127.0.0.1:${this.#world.port}${path}`, {
      method,
      headers: { cookie: this.#cookie, connection: "close" },
    });
    const headers = [...response.headers].filter(([name]) => name !== "date");
    this.#keep(`${method} ${path} ${response.status} ${JSON.stringify(headers)} ${await response.text()}`);
  }

  close(): void {
    this.#wire?.close();
  }

  #hear(text: string): void {
    this.#keep(text);
    const ack = /^43(\d+)\[/.exec(text);
    if (ack !== null) this.#waiting.get(Number(ack[1]))?.();
  }

  #keep(text: string): void {
    // Engine.IO sends pings at any time.
    if (text !== "2") this.heard.push(text.replace(ALWAYS_NEW, '"new":""'));
  }
}
