import type { Action, View } from "@harbor/bremerhaven";
import type { DeedProps } from "@harbor/ui";
import type { Played } from "../boardContext.ts";
import { useBoardTexts } from "../useBoardTexts.ts";
import { AwayFromBoards } from "./AwayFromBoards.tsx";
import { useActionWords } from "./useActionWords.ts";

type DeedTextProps = DeedProps<View, Action> & { readonly played: Played };

/** A harbor phase may have many steps; the rest is only counted. */
const MOST_TOLD = 4;

/** What a player did in a recorded game, or what would have been better and why. */
export function DeedText({ view, actions, why, ...around }: DeedTextProps) {
  return (
    <AwayFromBoards {...around}>
      <DeedWords view={view} actions={actions} why={why} />
    </AwayFromBoards>
  );
}

function DeedWords({ view, actions, why }: Pick<DeedTextProps, "view" | "actions" | "why">) {
  const { t } = useBoardTexts();
  const words = useActionWords(view, why === undefined ? "did" : "act");
  const told = actions.slice(0, MOST_TOLD).map(words);
  const count = actions.length - told.length;
  if (count > 0) told.push(t("hint.more", { count }));
  return (
    <>
      <b>{told.join("; ")}.</b> {why !== undefined && t(`hint.why.${why.kind}`, { ...why.values })}
    </>
  );
}
