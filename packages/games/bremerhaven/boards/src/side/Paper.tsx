import type { View } from "@harbor/bremerhaven";
import { describeHappening } from "@harbor/bremerhaven/texts";
import { EventPicture } from "@harbor/bremerhaven-pictures/events";
import { memo } from "react";
import { asks } from "../answers/question.ts";
import { useBoardContext } from "../boardContext.ts";
import { piece } from "../motion/piece.ts";
import { useBoardTexts } from "../useBoardTexts.ts";
import { viewFieldsEqual } from "../viewFieldsEqual.ts";

/** The open newspaper with the event at the end of this round. */
export const Paper = memo(Newspaper, viewFieldsEqual("options", "openEvent"));

function Newspaper({ view }: { readonly view: View }) {
  const { t } = useBoardTexts();
  const { texts, cards } = useBoardContext();
  if (view.options.mode !== "long") return undefined;
  const id = view.openEvent;
  return (
    <section
      key={id}
      className="paper"
      aria-label={t("paper.name")}
      data-anchor="paper"
      {...asks({ about: "paper" })}
      {...(id !== undefined && piece(`news:${id}`, { enter: "spin" }))}
    >
      <p className="paper-head">{t("paper.name")}</p>
      {id === undefined ? (
        <p className="paper-quiet">{t("paper.nothing")}</p>
      ) : (
        <>
          <EventPicture event={id} className="paper-picture" />
          <div>
            <h2>{texts.names.events[id] ?? id}</h2>
            <p>
              {cards
                .newspaper(id)
                .happenings.map((happening) => describeHappening(texts, happening))
                .join(" ")}
            </p>
            <p className="paper-when">{t("paper.when")}</p>
          </div>
        </>
      )}
    </section>
  );
}
