import type { View } from "@harbor/meuterer";
import { allOf } from "@harbor/ui";
import { useBoardContext, useWords } from "../boardContext.ts";
import { Who } from "../reveal/Who.tsx";
import { useAge } from "./useAge.ts";

/** Whom the game waits for, for what and since when, and who comes after. Everybody sees the same of it. */
export function WaitingFor({ view, seat }: { readonly view: View; readonly seat: number | undefined }) {
  const { language, awaitedSince } = useBoardContext();
  const { t, texts, nameOf } = useWords();
  const age = useAge();
  const [asked, ...later] = view.waiting;
  if (asked === undefined) return <p className="meu-waiting">{t("ask.moment")}</p>;
  const since = awaitedSince?.get(asked);
  const step = texts.steps[view.step];
  return (
    <div className="meu-waiting">
      <p>
        <span className="unseen">
          {t(seat === undefined ? "ask.watching" : "ask.waiting", { name: nameOf(asked), step })}
        </span>
        <span aria-hidden="true" className="meu-waiting-line">
          {t("plan.waiting.title")} <Who seat={asked} />
        </span>
      </p>
      <p>{since === undefined ? step : t("plan.waiting.since", { step, since: age(since) })}</p>
      {later.length > 0 && <p>{t("plan.waiting.later", { names: allOf(language, later.map(nameOf)) })}</p>}
    </div>
  );
}
