import { NAME_LENGTH } from "@harbor/protocol";
import type { PersonId } from "../store/store.ts";
import type { TableState } from "./tableState.ts";

/** Two names that look alike: by capitals, wide letters, accents put on apart, or signs that nobody sees. */
function likenessOf(name: string): string {
  return name
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[\p{Default_Ignorable_Code_Point}\s]/gu, "");
}

/** What to call somebody at this table: by their name or, where somebody else sits there by the same, with a number. */
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
