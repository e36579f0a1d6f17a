/** Allows a number of turns a second, shared by all callers. */
export class Pace {
  readonly #perSecond: number;
  readonly #start = performance.now();
  #let = 0;

  constructor(perSecond: number) {
    this.#perSecond = perSecond;
  }

  async turn(): Promise<void> {
    this.#let += 1;
    const due = this.#start + (this.#let / this.#perSecond) * 1000;
    const wait = due - performance.now();
    if (wait > 2) await new Promise((resolve) => setTimeout(resolve, wait));
  }
}
