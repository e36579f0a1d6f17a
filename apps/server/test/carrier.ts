import type { Dice } from "@harbor/kit";
import type { Carrier } from "./client.ts";

/** Shares in thousandths of all messages. */
export type Disorder = { readonly doubled: number; readonly late: number; readonly latestMs: number };

/** Delivers messages late, so that others overtake them, and some of them twice, the second time late. */
export class DisorderlyCarrier implements Carrier {
  readonly #disorder: Disorder;
  readonly #dice: Dice;
  isQuiet = true;

  constructor(disorder: Disorder, dice: Dice) {
    this.#disorder = disorder;
    this.#dice = dice;
  }

  send(pass: () => void): void {
    this.#carry(pass);
  }

  receive(pass: () => void): void {
    this.#carry(pass);
  }

  #carry(pass: () => void): void {
    if (this.isQuiet) {
      pass();
      return;
    }
    const { doubled, late, latestMs } = this.#disorder;
    const fate = this.#dice.below(1000);
    if (fate < doubled + late) setTimeout(pass, this.#dice.below(latestMs));
    if (fate < doubled || fate >= doubled + late) pass();
  }
}
