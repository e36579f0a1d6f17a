import type { Action, View } from "@harbor/meuterer";
import type { Advice, BoardProps } from "@harbor/ui";
import { useState } from "react";
import { useWords } from "../boardContext.ts";
import { BotPortrait } from "../people/BotPortrait.tsx";
import { ADVISER } from "../people/botFaces.ts";
import { HintWords } from "./HintWords.tsx";
import "./hint.css";

type HintProps = {
  readonly advise: NonNullable<BoardProps<View, Action, unknown>["advise"]>;
  act(action: Action): void;
};

const { id, name } = ADVISER;

/** Asks one of the best bots, and shows what it would do, with the reason and a button that does it. */
export function Hint({ advise, act }: HintProps) {
  const { t } = useWords();
  const [advice, setAdvice] = useState<Advice<Action> | "thinking" | "none">();

  async function ask(): Promise<void> {
    setAdvice("thinking");
    const given = (await advise()) ?? "none";
    // The question may have been closed meanwhile.
    setAdvice((now) => (now === "thinking" ? given : now));
  }
  return (
    <div className="meu-hint">
      <button
        type="button"
        className="button round quiet meu-hint-ask"
        aria-label={t("hint.ask", { name })}
        title={t("hint.ask", { name })}
        aria-expanded={advice !== undefined}
        onClick={() => (advice === undefined ? void ask() : setAdvice(undefined))}
      >
        <BotPortrait bot={id} className="meu-hint-face" />
      </button>
      <div className={advice === undefined ? "unseen" : "meu-hint-note"} role="status">
        {advice === "thinking" && <p>{t("hint.thinking", { name })}</p>}
        {advice === "none" && <p>{t("hint.none", { name })}</p>}
        {typeof advice === "object" && (
          <>
            <p data-hint={JSON.stringify(advice.action)}>
              <span className="unseen">{t("hint.would", { name })}</span> <HintWords advice={advice} />
            </p>
            <button type="button" className="button" onClick={() => act(advice.action)}>
              {t("hint.doIt")}
            </button>
          </>
        )}
      </div>
    </div>
  );
}
