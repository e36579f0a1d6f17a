import type { Action, View } from "@harbor/bremerhaven";
import { useBoardContext } from "../boardContext.ts";
import type { Choice } from "../choice/useChoice.ts";
import { Sign } from "../Sign.tsx";
import { useBoardTexts } from "../useBoardTexts.ts";
import { UndoButton } from "./UndoButton.tsx";

type WaitingPromptProps = {
  readonly view: View;
  readonly choice: Choice;
  act(actions: readonly Action[]): void;
};

/** Shows the players who still have to act, with an undo button while undoing is possible. */
export function WaitingPrompt({ view, choice, act }: WaitingPromptProps) {
  const { t } = useBoardTexts();
  const canUndo = choice.possible.legal.length > 0;
  return (
    <>
      <WaitingList view={view} />
      {canUndo && (
        <div className="row prompt-foot">
          <UndoButton choice={choice} label={view.step === "harbor" ? t("harbor.reopen") : undefined} act={act} />
        </div>
      )}
    </>
  );
}

export function WaitingList({ view }: { readonly view: View }) {
  const { t } = useBoardTexts();
  const { person } = useBoardContext();
  if (view.waiting.length === 0) return undefined;
  return (
    <>
      <h2>{t("waiting.title")}</h2>
      <ul className="waiting-list">
        {view.waiting.map((seat) => (
          <li key={seat}>
            <Sign color={person(seat).color} />
            {person(seat).name}
          </li>
        ))}
      </ul>
    </>
  );
}
