import type { CardSymbol } from "@harbor/bremerhaven";
import { describeHappening, describePower } from "@harbor/bremerhaven/texts";
import type { Language, RuleCard } from "@harbor/ui";
import type { Played } from "../boardContext.ts";

/** The decks in the order of the gallery. */
export const GALLERY_DECKS = ["buildings", "newspapers", "ships", "contracts", "prices"] as const;

/** Every card of the set with its name and its text. */
export function cardsIn({ cards, textsIn }: Played, language: Language): readonly RuleCard[] {
  const texts = textsIn[language];
  const { ships, contracts, buildings, newspapers, prices } = cards.lists;
  const goodNames = (symbols: readonly CardSymbol[]) =>
    symbols.flatMap((symbol) => (symbol === "wild" ? [] : [texts.goods[symbol].one, texts.goods[symbol].other]));
  const { names } = texts;
  return [
    ...buildings.map(({ id, powers }) => ({
      deck: "buildings",
      id,
      words: [names.buildings[id], ...powers.map((power) => describePower(texts, power))].join(" "),
    })),
    ...newspapers.map(({ id, happenings }) => ({
      deck: "newspapers",
      id,
      words: [names.events[id], ...happenings.map((one) => describeHappening(texts, one))].join(" "),
    })),
    ...ships.map(({ id, cargo }) => ({ deck: "ships", id, words: [names.ships[id], ...goodNames([cargo])].join(" ") })),
    ...contracts.map(({ id, wants }) => ({
      deck: "contracts",
      id,
      words: [names.contracts[id], ...goodNames(wants)].join(" "),
    })),
    // Every price card shows every good, so words cannot distinguish them.
    ...prices.map(({ id }) => ({ deck: "prices", id, words: "" })),
  ];
}
