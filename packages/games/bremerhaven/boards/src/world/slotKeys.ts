import { SLOTS, type Slot } from "@harbor/bremerhaven";

const LETTERS = "abcdefghijklmn";

/** Each slot's keyboard letter, in order of resolution. */
export const SLOT_KEYS: ReadonlyMap<Slot, string> = new Map(SLOTS.map((slot, nth) => [slot, LETTERS[nth] ?? ""]));

export function slotOfKey(key: string): Slot | undefined {
  return SLOTS.find((slot) => SLOT_KEYS.get(slot) === key.toLowerCase());
}
