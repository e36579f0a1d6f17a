import type { Language, Person } from "@harbor/face";
import type { Seat } from "@harbor/kit";
import { type ReactNode, useMemo } from "react";
import { type Played, type Surroundings, SurroundingsContext } from "../surroundings.ts";

type AwayFromBoardsProps = {
  readonly played: Played;
  readonly language: Language;
  readonly seat: Seat;
  readonly people: readonly Person[];
  readonly children: ReactNode;
};

/** Where something is told as at a table, with no table around it. */
export function AwayFromBoards({ played, language, seat, people, children }: AwayFromBoardsProps) {
  const surroundings = useMemo(
    (): Surroundings => ({
      ...played,
      language,
      texts: played.textsIn[language],
      own: seat,
      sent: [],
      pace: 0,
      person: (one) => people[one] ?? { name: "", color: 0 },
      help: () => {},
    }),
    [played, language, seat, people],
  );
  return <SurroundingsContext value={surroundings}>{children}</SurroundingsContext>;
}
