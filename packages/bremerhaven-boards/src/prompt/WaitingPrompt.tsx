import type { Action, View } from "@harbor/bremerhaven";
import { useTranslation } from "react-i18next";
import type { Choice } from "../choice/useChoice.ts";
import { Sign } from "../Sign.tsx";
import { useSurroundings } from "../surroundings.ts";

type WaitingPromptProps = {
  readonly view: View;
  readonly choice: Choice;
  act(actions: readonly Action[]): void;
};

/** Nothing to decide: who is being waited for, and the way back into one's harbor as long as it is open. */
export function WaitingPrompt({ view, choice, act }: WaitingPromptProps) {
  const { t } = useTranslation("board");
  const canUndo = choice.possible.legal.some(({ type }) => type === "undo");
  return (
    <>
      <WaitingList view={view} />
      {canUndo && (
        <div className="row prompt-foot">
          <button type="button" className="button" onClick={() => act([{ type: "undo" }])}>
            {t("harbor.reopen")}
          </button>
        </div>
      )}
    </>
  );
}

export function WaitingList({ view }: { readonly view: View }) {
  const { t } = useTranslation("board");
  const { person } = useSurroundings();
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
