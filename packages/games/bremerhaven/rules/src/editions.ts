import type { Edition } from "@harbor/kit";
import { type CardSet, readCardSet, withRules } from "./cards/cardSet.ts";
import { SHIPPED_SETS } from "./cards/weser/index.ts";
import { rulesNamed } from "./rules.ts";

/** The cards of an edition under its rules: a former standard set, or the one included. */
export function cardsOfEdition({ rules: version, cards: hash, cardLists }: Edition): CardSet | undefined {
  const rules = rulesNamed(version);
  if (rules === undefined) return undefined;
  if (hash === undefined && cardLists === undefined) return SHIPPED_SETS.find((set) => set().rules === rules)?.();
  const shipped = SHIPPED_SETS.find((set) => set().hash === hash)?.();
  const read = shipped === undefined ? readCardSet(cardLists, rules) : withRules(shipped, rules);
  return read.ok && (hash === undefined || read.value.hash === hash) ? read.value : undefined;
}
