import type { Action, View } from "@harbor/meuterer";
import type { DeedProps } from "@harbor/ui";
import { type Played, useWords } from "../boardContext.ts";
import { AwayFromBoards } from "./AwayFromBoards.tsx";
import { useActionWords } from "./useActionWords.ts";

type DeedTextProps = DeedProps<View, Action> & { readonly played: Played };

/** What a player did in a recorded game, or what would have been better and why. */
export function DeedText({ actions, why, ...around }: DeedTextProps) {
  return (
    <AwayFromBoards {...around}>
      <DeedWords actions={actions} why={why} />
    </AwayFromBoards>
  );
}

function DeedWords({ actions, why }: Pick<DeedTextProps, "actions" | "why">) {
  const { t } = useWords();
  const words = useActionWords(why === undefined ? "did" : "do");
  return (
    <>
      <b>{actions.map(words).join("; ")}.</b> {why !== undefined && t(`hint.why.${why.kind}`, { ...why.values })}
    </>
  );
}
