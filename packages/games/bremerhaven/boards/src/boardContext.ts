import { type Action, type Bremerhaven, bremerhaven, type CardSet, playBremerhaven, WESER } from "@harbor/bremerhaven";
import { TEXTS, type Texts, textsFor } from "@harbor/bremerhaven/texts";
import type { Seat } from "@harbor/kit";
import type { Color, Language, Person, Sent } from "@harbor/ui";
import { createContext, useContext } from "react";
import { MOST_COLORS } from "./playerLook.ts";

/** A card set, its rules, and the texts that name its cards. */
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
  return { game: cards === WESER ? bremerhaven : playBremerhaven(cards), cards, textsIn };
}

/** What every part of the board may need: the game, the players and the texts in the current language. */
export type BoardContext = Played & {
  readonly language: Language;
  readonly texts: Texts;
  /** The viewer's own seat; undefined for a spectator. */
  readonly own: Seat | undefined;
  /** Own actions that the server has not confirmed yet. */
  readonly sent: readonly Sent<Action>[];
  /** Since when each pending seat has been asked, in milliseconds by this device's clock. */
  readonly awaitedSince?: ReadonlyMap<Seat, number> | undefined;
  /** Animation speed factor; 0 turns all motion off. */
  readonly pace: number;
  /** In a lesson, players do everything by hand. */
  readonly byHand?: boolean;
  person(seat: Seat): {
    readonly name: string;
    readonly color: Color;
    readonly bot?: string | undefined;
    readonly resigned?: boolean;
  };
  help(rule: string): void;
};

export const CurrentBoard = createContext<BoardContext>({
  ...playedWith(WESER),
  language: "en",
  texts: TEXTS.en,
  own: undefined,
  sent: [],
  pace: 0,
  person: () => ({ name: "", color: 0 }),
  help: () => {},
});

export const useBoardContext = (): BoardContext => useContext(CurrentBoard);

/** The dummy of the solo game has a seat but no person; it gets the first free color. */
export function personAt(people: readonly Person[], seat: Seat, dummy: string): Omit<Person, "kind"> {
  const person = people[seat];
  if (person !== undefined) return person;
  const free = Array.from({ length: MOST_COLORS }, (_, color) => color).find((color) =>
    people.every((other) => other.color !== color),
  );
  return { name: dummy, color: free ?? 0 };
}
