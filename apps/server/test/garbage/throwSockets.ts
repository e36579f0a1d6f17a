import { type Frame, Wire } from "../wire.ts";
import type { Findings } from "./findings.ts";
import { badFrame } from "./frames.ts";
import type { Lot } from "./junk.ts";
import { message, type Targets } from "./messages.ts";

const ANSWER_MS = 20_000;
const MOST_BYTES = 16 * 1024;
/** Sockets waiting for the rest of a frame, as the server allows. */
const MOST_HANGING = 30;

/** A disconnect packet: nothing answers after it. */
const LEAVING = /^packet 41\d*$/;

export type SocketPlan = {
  readonly port: number;
  readonly cookie: string;
  readonly targets: () => Targets;
  readonly findings: Findings;
  readonly lot: Lot;
};

/** A socket that is reopened whenever the server closes it. */
class Speaker {
  readonly #plan: SocketPlan;
  readonly #waiting = new Map<number, (answer: unknown) => void>();
  #wire: Wire | undefined;
  #said = "nothing yet";
  #id = 0;

  constructor(plan: SocketPlan) {
    this.#plan = plan;
  }

  async open(): Promise<Wire> {
    if (this.#wire !== undefined && !this.#wire.isClosed) return this.#wire;
    const wire = await Wire.enter(this.#plan.port, this.#plan.cookie);
    wire.onFrame = (frame) => this.#take(frame);
    wire.onClosed = () => {
      for (const give of this.#waiting.values()) give("closed");
      this.#waiting.clear();
    };
    this.#wire = wire;
    return wire;
  }

  /** The answer to a message, or "closed", or "silence". */
  async ask(args: readonly unknown[]): Promise<unknown> {
    const wire = await this.open();
    const id = this.#id;
    this.#id += 1;
    const text = `42${id}${JSON.stringify(args)}`;
    this.#said = text;
    const answer = new Promise<unknown>((resolve) => {
      const timer = setTimeout(() => resolve("silence"), ANSWER_MS);
      this.#waiting.set(id, (given) => {
        clearTimeout(timer);
        this.#waiting.delete(id);
        resolve(given);
      });
    });
    wire.say(text);
    return answer;
  }

  async mutter(text: string): Promise<void> {
    const wire = await this.open();
    this.#said = text;
    wire.say(text);
  }

  /** Continues with another socket and leaves this one open. */
  forget(): void {
    this.#wire = undefined;
  }

  drop(): void {
    this.#wire?.close();
    this.#wire = undefined;
  }

  #take({ text }: Frame): void {
    this.#plan.findings.inspect(text, this.#said);
    const ack = /^43(\d+)\[/.exec(text);
    if (ack === null) return;
    const [answer]: unknown[] = JSON.parse(text.slice(text.indexOf("[")));
    this.#waiting.get(Number(ack[1]))?.(answer);
  }
}

/** Messages in Socket.IO's format: each is answered, or ends the socket if an answer is impossible. */
export async function throwMessages(plan: SocketPlan, turn: () => Promise<boolean>): Promise<void> {
  const speaker = new Speaker(plan);
  const { findings, lot } = plan;
  while (await turn()) {
    const { args, closes } = message(lot, plan.targets());
    const text = JSON.stringify(args);
    findings.sent += 1;
    const isTooLong = Buffer.byteLength(text) > MOST_BYTES - 20;
    if (lot.one(12) && !closes && !isTooLong) {
      await speaker.mutter(`42${text}`);
      findings.count("asked for no answer");
      continue;
    }
    const answer = await speaker.ask(args);
    if (answer !== "closed" && answer !== "silence") findings.answered(answer, text);
    else if (answer === "closed" && (closes || isTooLong)) findings.count("closed");
    else findings.report(`${answer} instead of an answer: ${text}`);
  }
  speaker.drop();
}

/** Bytes of any form. A plain message after them shows whether the socket survived. */
export async function throwFrames(plan: SocketPlan, turn: () => Promise<boolean>): Promise<void> {
  const { findings, lot } = plan;
  const speaker = new Speaker(plan);
  const hanging: Wire[] = [];
  while (await turn()) {
    const wire = await speaker.open();
    const { what, bytes, hangs } = badFrame(lot);
    findings.sent += 1;
    wire.send(bytes);
    if (LEAVING.test(what)) {
      findings.count("left by itself");
      speaker.drop();
      continue;
    }
    if (hangs) {
      findings.count("still waiting for the rest");
      hanging.push(wire);
      wire.onClosed = undefined;
      if (hanging.length > MOST_HANGING) hanging.shift()?.close();
      speaker.forget();
      continue;
    }
    const answer = await speaker.ask(["leave", { table: "ZZZZZZ" }]);
    if (answer === "closed") findings.count("closed");
    else if (answer === "silence") findings.report(`silence after ${what}`);
    else findings.answered(answer, what);
  }
  for (const wire of hanging) wire.close();
  speaker.drop();
}
