import type { Seat } from "@harbor/kit";
import {
  type IslandSet,
  type Meuterer,
  type Place,
  type Role,
  type RoleCard,
  roleCards,
  type View,
} from "@harbor/meuterer";
import { islandName, TEXTS, type Texts } from "@harbor/meuterer/texts";
import type { Language, Person } from "@harbor/ui";
import { createContext, useContext } from "react";
import { useTranslation } from "react-i18next";
import { withMinus } from "./minus.ts";

/** The game that is played, and its islands. */
export type Played = {
  readonly game: Meuterer;
  readonly set: IslandSet;
  readonly roles: Readonly<Record<Role, RoleCard>>;
};

export function playedWith(game: Meuterer, set: IslandSet): Played {
  return { game, set, roles: roleCards(set.lists) };
}

export type BoardContext = Played & {
  readonly language: Language;
  readonly texts: Texts;
  readonly people: readonly Person[];
  /** The viewer's own seat; undefined for a spectator. */
  readonly own: Seat | undefined;
  /** 0 means no motion, 1 is the normal pace. */
  readonly pace: number;
  /** Since when each pending seat has been asked, in milliseconds by this device's clock. */
  readonly awaitedSince: ReadonlyMap<Seat, number> | undefined;
  /** Opens the rules at a rule. */
  help(rule: string): void;
};

export const CurrentBoard = createContext<BoardContext | undefined>(undefined);

export function useBoardContext(): BoardContext {
  const context = useContext(CurrentBoard);
  if (context === undefined) throw new Error("this component belongs on a board");
  return context;
}

/** The words that depend on the islands, the people and the language. */
export function useWords() {
  const { set, texts, people } = useBoardContext();
  const { t } = useTranslation("meuterer");
  return {
    t,
    texts,
    nameOf: (seat: number) => people[seat]?.name ?? "",
    colorOf: (seat: number) => people[seat]?.color ?? 0,
    islandNamed: (id: string) => islandName(texts, set.island(id)),
    islandAt: (view: Pick<View, "ring">, place: Place) => islandName(texts, set.islandAt(view, place)),
    points: (count: number) => withMinus(t("seat.points", { count })),
  };
}

export function textsIn(language: Language): Texts {
  return TEXTS[language];
}
