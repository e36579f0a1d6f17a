import type { Action, View } from "@harbor/bremerhaven";
import { useTranslation } from "react-i18next";
import type { Choice } from "../choice/useChoice.ts";
import { Sign } from "../Sign.tsx";
import { useSurroundings } from "../surroundings.ts";
import { UndoButton } from "./UndoButton.tsx";

type WaitingPromptProps = {
  readonly view: View;
  readonly choice: Choice;
  act(actions: readonly Action[]): void;
};

/** Nothing to decide: who is being waited for, and the way back to one's own steps as long as it is open. */
export function WaitingPrompt({ view, choice, act }: WaitingPromptProps) {
  const { t } = useTranslation("board");
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
  const { t } = useTranslation("board");
  const { person } = useSurroundings();
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
