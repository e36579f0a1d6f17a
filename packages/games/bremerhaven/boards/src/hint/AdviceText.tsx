import type { Action, View } from "@harbor/bremerhaven";
import type { AdviceProps } from "@harbor/face";
import type { Played } from "../surroundings.ts";
import { AwayFromBoards } from "./AwayFromBoards.tsx";
import { HintWords } from "./HintWords.tsx";

type AdviceTextProps = AdviceProps<View, Action> & { readonly played: Played };

/** An advice away from the boards, for whoever looks at a recorded game. */
export function AdviceText({ view, advice, ...around }: AdviceTextProps) {
  return (
    <AwayFromBoards {...around}>
      <HintWords view={view} advice={advice} />
    </AwayFromBoards>
  );
}
