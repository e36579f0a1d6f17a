import type { Action, View } from "@harbor/bremerhaven";
import type { DeedProps } from "@harbor/face";
import { useTranslation } from "react-i18next";
import type { Played } from "../surroundings.ts";
import { AwayFromBoards } from "./AwayFromBoards.tsx";
import { useActionWords } from "./useActionWords.ts";

type DeedTextProps = DeedProps<View, Action> & { readonly played: Played };

/** An evening may be long: so many steps of it are told. */
const MOST_TOLD = 4;

/** What was done in a recorded game, or what would have been better and why. */
export function DeedText({ view, actions, why, ...around }: DeedTextProps) {
  return (
    <AwayFromBoards {...around}>
      <DeedWords view={view} actions={actions} why={why} />
    </AwayFromBoards>
  );
}

function DeedWords({ view, actions, why }: Pick<DeedTextProps, "view" | "actions" | "why">) {
  const { t } = useTranslation("board");
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
