import type { RoomDeps } from "./roomDeps.ts";

/**
 * Decides whether this process looks after what happens at a table by itself: only the one that decides the table does.
 */
export class Keeper {
  readonly #around: Pick<RoomDeps, "decider" | "entrust">;
  readonly #code: string;
  /** The process that was last told that something is due. */
  #entrustedTo: number | undefined;

  constructor(around: Pick<RoomDeps, "decider" | "entrust">, code: string) {
    this.#around = around;
    this.#code = code;
  }

  get isHere(): boolean {
    return this.#around.decider(this.#code) === undefined;
  }

  /** What is due, if it is to be done here; otherwise the process that decides the table is told. */
  unlessElsewhere<Thing>(thing: Thing | undefined): Thing | undefined {
    if (thing === undefined) return undefined;
    const decider = this.#around.decider(this.#code);
    const wasEntrustedTo = this.#entrustedTo;
    this.#entrustedTo = decider;
    if (decider === undefined) return thing;
    if (decider !== wasEntrustedTo) this.#around.entrust(this.#code);
    return undefined;
  }

  /** Processes have come or gone, so the one that was told may no longer know. */
  askAgain(): void {
    this.#entrustedTo = undefined;
  }
}
