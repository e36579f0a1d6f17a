import { NAME_LENGTH } from "@harbor/protocol";
import type { PersonId } from "../store/store.ts";
import type { TableState } from "./tableState.ts";

/** Equal for names that look alike, apart from case, width, composed accents or invisible characters. */
function likenessOf(name: string): string {
  return name
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[\p{Default_Ignorable_Code_Point}\s]/gu, "");
}

/** A person's name at this table, with a number if another seat already has one that looks the same. */
export function nameAt({ seats }: TableState, person: PersonId, name: string): string {
  const taken = new Set(
    seats.flatMap(({ holder }) =>
      holder.kind === "person" && holder.person !== person ? [likenessOf(holder.name)] : [],
    ),
  );
  for (let number = 1; ; number += 1) {
    const ending = number === 1 ? "" : ` (${number})`;
    const called = `${[...name].slice(0, NAME_LENGTH - ending.length).join("")}${ending}`;
    if (!taken.has(likenessOf(called))) return called;
  }
}
