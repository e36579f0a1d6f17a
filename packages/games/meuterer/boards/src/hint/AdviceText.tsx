import type { Action, View } from "@harbor/meuterer";
import type { AdviceProps } from "@harbor/ui";
import type { Played } from "../boardContext.ts";
import { AwayFromBoards } from "./AwayFromBoards.tsx";
import { HintWords } from "./HintWords.tsx";

type AdviceTextProps = AdviceProps<View, Action> & { readonly played: Played };

/** Advice outside a board, for the viewer of a recorded game. */
export function AdviceText({ advice, ...around }: AdviceTextProps) {
  return (
    <AwayFromBoards {...around}>
      <HintWords advice={advice} />
    </AwayFromBoards>
  );
}
