import type { Action, View } from "@harbor/meuterer";
import type { AdviceProps } from "@harbor/ui";
import { useMemo } from "react";
import { CurrentBoard, type Played, textsIn } from "../boardContext.ts";
import { HintWords } from "./HintWords.tsx";

type AdviceTextProps = AdviceProps<View, Action> & { readonly played: Played };

/** Advice outside a board, for the viewer of a recorded game. */
export function AdviceText({ played, language, seat, people, advice }: AdviceTextProps) {
  const context = useMemo(
    () => ({
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
  return (
    <CurrentBoard value={context}>
      <HintWords advice={advice} />
    </CurrentBoard>
  );
}
