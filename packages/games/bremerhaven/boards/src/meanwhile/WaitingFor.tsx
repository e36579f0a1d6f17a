import type { View } from "@harbor/bremerhaven";
import { useBoardContext } from "../boardContext.ts";
import { Sign } from "../Sign.tsx";
import { useBoardTexts } from "../useBoardTexts.ts";
import { useAge } from "./useAge.ts";
import "./meanwhile.css";

type WaitingForProps = {
  readonly view: View;
  /** In one paragraph, above a question that the viewer can answer meanwhile. */
  readonly brief?: boolean;
};

/** Whom the game waits for, for what, and since when. */
export function WaitingFor({ view, brief = false }: WaitingForProps) {
  const { t } = useBoardTexts();
  const { texts, person, awaitedSince } = useBoardContext();
  const age = useAge();
  if (view.waiting.length === 0) return undefined;
  const step = texts.steps[view.step];
  return (
    <div className={brief ? "waiting-brief" : "waiting-full"}>
      {brief ? <span>{t("meanwhile.waiting")}</span> : <h2>{t("meanwhile.waiting")}</h2>}
      <ul className="waiting-list">
        {view.waiting.map((seat) => {
          const since = awaitedSince?.get(seat);
          return (
            <li key={seat}>
              <Sign color={person(seat).color} />
              {person(seat).name}
              <span className="waiting-what">{whatFor(since === undefined ? undefined : age(since))}</span>
            </li>
          );
        })}
      </ul>
    </div>
  );

  /** Above a question, everybody sees which step it is. */
  function whatFor(since: string | undefined): string {
    if (brief) return since === undefined ? "" : `(${since})`;
    return since === undefined ? step : t("meanwhile.what", { step, since });
  }
}
