import type { Action } from "@harbor/meuterer";
import { useWords } from "../boardContext.ts";

type NoteProps = { readonly next: Action; withdraw(): void };

/** What is about to be done as planned, and a last chance to do something else. */
export function PlannedNote({ next, withdraw }: NoteProps) {
  const { t, texts } = useWords();
  return (
    <div className="meu-question" role="status">
      <h2>{t("plan.next", { what: wordsOf() })}</h2>
      <div className="meu-answers">
        <button type="button" className="button" onClick={withdraw}>
          {t("plan.instead")}
        </button>
      </div>
    </div>
  );

  function wordsOf(): string {
    if (next.type === "lay") return t(`laying.${next.kind}`);
    if (next.type === "take") return texts.roles[next.role];
    return t(next.type === "fight" ? "plan.noSabers" : "act.pass");
  }
}
