import type { Refused } from "@harbor/protocol";
import type { Origin } from "./entry.ts";

/** Far more than can be in flight at one table. */
const MOST_KEPT = 256;

/**
 * The latest refused commands of a table. A late duplicate gets the same answer: it might be legal by then, and would
 * be carried out after its sender was told that it was refused.
 */
export class RefusedCommands {
  readonly #answers = new Map<string, Refused>();

  find({ person, id }: Origin): Refused | undefined {
    return this.#answers.get(`${person} ${id}`);
  }

  note({ person, id }: Origin, refused: Refused): void {
    this.#answers.set(`${person} ${id}`, refused);
    const [oldest] = this.#answers.keys();
    if (oldest !== undefined && this.#answers.size > MOST_KEPT) this.#answers.delete(oldest);
  }
}
