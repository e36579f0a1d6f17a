import type { Action, View } from "@harbor/bremerhaven";
import type { Choice } from "../choice/useChoice.ts";
import { Doors } from "../meanwhile/Doors.tsx";
import { WaitingFor } from "../meanwhile/WaitingFor.tsx";
import { useBoardTexts } from "../useBoardTexts.ts";
import { UndoButton } from "./UndoButton.tsx";

type WaitingPromptProps = {
  readonly view: View;
  readonly choice: Choice;
  act(actions: readonly Action[]): void;
};

/** Shows whom the game waits for and what to do meanwhile, with an undo button while undoing is possible. */
export function WaitingPrompt({ view, choice, act }: WaitingPromptProps) {
  const { t } = useBoardTexts();
  const canUndo = choice.possible.legal.length > 0;
  return (
    <>
      <WaitingFor view={view} />
      <Doors>
        {canUndo && (
          <UndoButton choice={choice} label={view.step === "harbor" ? t("harbor.reopen") : undefined} act={act} />
        )}
      </Doors>
    </>
  );
}
