import { type Action, type Bremerhaven, type CardSet, playBremerhaven, WESER } from "@harbor/bremerhaven";
import { TEXTS, type Texts, textsFor } from "@harbor/bremerhaven/texts";
import { COLORS, type Color, type Language, type Person, type Sent } from "@harbor/face";
import type { Seat } from "@harbor/kit";
import { createContext, useContext } from "react";

/** The cards of a table, the rules played with them, and the texts that know their names. */
export type Played = {
  readonly game: Bremerhaven;
  readonly cards: CardSet;
  readonly textsIn: Readonly<Record<Language, Texts>>;
};

export function playedWith(cards: CardSet): Played {
  const textsIn = {
    en: textsFor(TEXTS.en, cards.lists),
    de: textsFor(TEXTS.de, cards.lists),
    fr: textsFor(TEXTS.fr, cards.lists),
  };
  return { game: playBremerhaven(cards), cards, textsIn };
}

/** What every part of the board may need: what is played, who is who, and how things are called here. */
export type Surroundings = Played & {
  readonly language: Language;
  readonly texts: Texts;
  /** The seat that is looked at the table from; undefined for who only looks on. */
  readonly own: Seat | undefined;
  /** What was done here and is being sent still. */
  readonly sent: readonly Sent<Action>[];
  /** 0 where nothing is to move. */
  readonly pace: number;
  person(seat: Seat): {
    readonly name: string;
    readonly color: Color;
    readonly bot?: string | undefined;
    readonly resigned?: boolean;
  };
  help(rule: string): void;
};

export const SurroundingsContext = createContext<Surroundings>({
  ...playedWith(WESER),
  language: "en",
  texts: TEXTS.en,
  own: undefined,
  sent: [],
  pace: 0,
  person: () => ({ name: "", color: 0 }),
  help: () => {},
});

export const useSurroundings = (): Surroundings => useContext(SurroundingsContext);

/** The solo game's opponent has a seat but no person; it takes the first colour left. */
export function personAt(people: readonly Person[], seat: Seat, dummy: string): Omit<Person, "kind"> {
  const person = people[seat];
  if (person !== undefined) return person;
  const color = COLORS.find((one) => people.every((other) => other.color !== one)) ?? 3;
  return { name: dummy, color };
}
