import type { Seat } from "@harbor/kit";
import type { Language, Person } from "@harbor/ui";
import { type ReactNode, useMemo } from "react";
import { type BoardContext, CurrentBoard, type Played, textsIn } from "../boardContext.ts";

type AwayFromBoardsProps = {
  readonly played: Played;
  readonly language: Language;
  readonly seat: Seat;
  readonly people: readonly Person[];
  readonly children: ReactNode;
};

/** Provides the board context to texts outside a table. */
export function AwayFromBoards({ played, language, seat, people, children }: AwayFromBoardsProps) {
  const context = useMemo(
    (): BoardContext => ({
      ...played,
      language,
      people,
      texts: textsIn(language),
      own: seat,
      pace: 0,
      awaitedSince: undefined,
      help: () => {},
    }),
    [played, language, people, seat],
  );
  return <CurrentBoard value={context}>{children}</CurrentBoard>;
}
