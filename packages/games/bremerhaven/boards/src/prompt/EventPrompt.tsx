import { describeHappening } from "@harbor/bremerhaven/texts";
import { EventPicture } from "@harbor/bremerhaven-pictures/events";
import { asks } from "../answers/question.ts";
import { useBoardContext } from "../boardContext.ts";
import { useBoardTexts } from "../useBoardTexts.ts";
import type { PromptProps } from "./Prompt.tsx";

/** NWS-4: the event asks for a good to give up or to sell. */
export function EventPrompt({ view, choice, act }: PromptProps) {
  const { t } = useBoardTexts();
  const { texts, cards } = useBoardContext();
  const id = view.openEvent;
  if (id === undefined) return undefined;
  return (
    <>
      <h2>{texts.names.events[id] ?? id}</h2>
      <div className="prompt-card" {...asks({ about: "paper" })}>
        <EventPicture event={id} />
        <p>
          {cards
            .newspaper(id)
            .happenings.map((happening) => describeHappening(texts, happening))
            .join(" ")}
        </p>
      </div>
      <p className="prompt-hint">{t("event.hint")}</p>
      {choice.possible.legal.some(({ type }) => type === "pass") && (
        <div className="row prompt-foot">
          <button type="button" className="button" onClick={() => act([{ type: "pass" }])}>
            {t("event.pass")}
          </button>
        </div>
      )}
    </>
  );
}
