import { type Action, SPACES, type SpaceNumber } from "@harbor/bremerhaven";
import { useBoardTexts } from "../useBoardTexts.ts";
import type { PromptProps } from "./Prompt.tsx";

type WorkWaysProps = Pick<PromptProps, "choice" | "act">;

/** The buttons of the harbor phase: producing money, and packing or unpacking at the held good's space. */
export function WorkWays({ choice, act }: WorkWaysProps) {
  const { t } = useBoardTexts();
  const { possible, held } = choice;
  const packing = heldSpace(held?.kind === "good" ? held.from : undefined);
  const repack = possible.legal.find(
    (action) => (action.type === "pack" || action.type === "unpack") && action.space === packing,
  );
  return (
    <>
      <Earnings choice={choice} act={act} />
      {repack !== undefined && (
        <button type="button" className="button" data-do="repack" onClick={() => act([repack])}>
          {repack.type === "pack" ? t("harbor.pack") : t("harbor.unpack")}
        </button>
      )}
    </>
  );
}

function heldSpace(from: string | undefined): SpaceNumber | undefined {
  return SPACES.find((space) => from === `space:${space}`);
}

export const makesGood = (action: Action) => action.type === "produce" && action.to !== undefined;

/** Money needs no space, so a button produces it; goods are produced on the board. */
function Earnings({ choice, act }: WorkWaysProps) {
  const { t } = useBoardTexts();
  const earnings = choice.possible.legal.filter((action) => action.type === "produce" && !makesGood(action));
  return earnings.map((action) => (
    <button
      key={JSON.stringify(action)}
      type="button"
      className="button"
      data-do="produce"
      onClick={() => act([action])}
    >
      {t("harbor.makeMoney")}
    </button>
  ));
}
