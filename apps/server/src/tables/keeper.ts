import type { Surroundings } from "./surroundings.ts";

/** Of several processes that have a table in memory only the one that decides it looks after what happens by itself. */
export class Keeper {
  readonly #around: Pick<Surroundings, "decider" | "entrust">;
  readonly #code: string;
  /** Who was told last that there is something to be looked after. */
  #entrustedTo: number | undefined;

  constructor(around: Pick<Surroundings, "decider" | "entrust">, code: string) {
    this.#around = around;
    this.#code = code;
  }

  get isHere(): boolean {
    return this.#around.decider(this.#code) === undefined;
  }

  /** What is to be looked after here; another process is told that there is something. */
  unlessElsewhere<Thing>(thing: Thing | undefined): Thing | undefined {
    if (thing === undefined) return undefined;
    const decider = this.#around.decider(this.#code);
    const wasEntrustedTo = this.#entrustedTo;
    this.#entrustedTo = decider;
    if (decider === undefined) return thing;
    if (decider !== wasEntrustedTo) this.#around.entrust(this.#code);
    return undefined;
  }

  /** Processes have come or gone: who was told may no longer know. */
  askAgain(): void {
    this.#entrustedTo = undefined;
  }
}
