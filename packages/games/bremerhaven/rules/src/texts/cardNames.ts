import type { CardLists } from "../cards/schema.ts";
import type { Names, Texts } from "./texts.ts";

type Card = { readonly id: string; readonly name?: string | undefined };
type NamesOfDeck = Readonly<Record<string, string>>;

/** The same texts with a name for every card of a set: its own, the known one for its id, or one made from the id. */
export function textsFor(texts: Texts, { ships, contracts, buildings, newspapers }: CardLists): Texts {
  const { names } = texts;
  const called: Names = {
    ships: namesOf(ships, names.ships),
    contracts: namesOf(contracts, names.contracts),
    buildings: namesOf(buildings, names.buildings),
    events: namesOf(newspapers, names.events),
  };
  return { ...texts, names: called };
}

function namesOf(cards: readonly Card[], known: NamesOfDeck): NamesOfDeck {
  return Object.fromEntries(
    // An id may be the name of an inherited property, such as "constructor".
    cards.map(({ id, name }) => [id, name ?? (Object.hasOwn(known, id) ? known[id] : undefined) ?? readAsName(id)]),
  );
}

/** "paper-mill-2" is the "Paper mill 2". */
function readAsName(id: string): string {
  const words = id.split("-").filter((word) => word !== "");
  const name = words.join(" ");
  return name.charAt(0).toUpperCase() + name.slice(1);
}
