import type { View } from "@harbor/bremerhaven";
import { asks } from "../answers/question.ts";
import { useBoardContext } from "../boardContext.ts";
import { Sign } from "../Sign.tsx";
import { useBoardTexts } from "../useBoardTexts.ts";
import { useAge } from "./useAge.ts";
import "./meanwhile.css";

/** Whom the game waits for, for what, and since when. */
export function WaitingFor({ view }: { readonly view: View }) {
  const { t } = useBoardTexts();
  const { texts, person, awaitedSince } = useBoardContext();
  const age = useAge();
  if (view.waiting.length === 0) return undefined;
  const step = texts.steps[view.step];
  return (
    <>
      <h2>{t("meanwhile.waiting")}</h2>
      <ul className="waiting-list">
        {view.waiting.map((seat) => {
          const since = awaitedSince?.get(seat);
          return (
            <li key={seat} {...asks({ about: "sign", seat })}>
              <Sign color={person(seat).color} />
              {person(seat).name}
              <span className="waiting-what">
                {since === undefined ? step : t("meanwhile.what", { step, since: age(since) })}
              </span>
            </li>
          );
        })}
      </ul>
    </>
  );
}

/** The same in a sentence, below a question that can be answered meanwhile. The question says which step it is. */
export function WaitingLine({ view }: { readonly view: View }) {
  const { t } = useBoardTexts();
  const { person, awaitedSince } = useBoardContext();
  const age = useAge();
  return (
    <span className="waiting-line">
      {t("meanwhile.waiting")}{" "}
      {view.waiting.map((seat) => {
        const since = awaitedSince?.get(seat);
        return (
          <span key={seat}>
            <Sign color={person(seat).color} /> {person(seat).name}
            {since !== undefined && <span className="waiting-age"> ({age(since)})</span>}.{" "}
          </span>
        );
      })}
    </span>
  );
}
