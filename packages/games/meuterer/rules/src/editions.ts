import type { Edition } from "@harbor/kit";
import { SHIPPED_SETS } from "./islands/fanal.ts";
import { type IslandSet, readIslandSet } from "./islands/islandSet.ts";
import { type RulesVersion, rulesNamed } from "./versions.ts";

/** The islands and rules of an edition: a former standard set, or the one included. */
export function setOfEdition({
  rules: version,
  cards: hash,
  cardLists,
}: Edition): { readonly set: IslandSet; readonly rules: RulesVersion } | undefined {
  const rules = rulesNamed(version);
  if (rules === undefined) return undefined;
  const set = setNamed(hash, cardLists);
  return set === undefined ? undefined : { set, rules };
}

function setNamed(hash: string | undefined, lists: unknown): IslandSet | undefined {
  if (hash === undefined && lists === undefined) return SHIPPED_SETS[0]?.();
  const shipped = SHIPPED_SETS.find((set) => set().hash === hash)?.();
  if (shipped !== undefined) return shipped;
  const read = readIslandSet(lists);
  return read.ok && (hash === undefined || read.value.hash === hash) ? read.value : undefined;
}
