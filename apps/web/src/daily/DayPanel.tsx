import type { DayResults } from "@harbor/protocol";
import { Spread, SpreadTable } from "./Spread.tsx";
import type { DailyState } from "./useDaily.ts";
import { useDailyTexts } from "./useDailyTexts.ts";

type DayPanelProps = {
  readonly state: DailyState;
  readonly day: string;
  readonly own: number | undefined;
};

/** The results of one day, or why there are none to see. */
export function DayPanel({ state: { daily, isUnreached }, day, own }: DayPanelProps) {
  const { t } = useDailyTexts();
  if (daily === undefined) return <p role="status">{t(isUnreached ? "unreached" : "waiting")}</p>;
  const results = daily.days.find((one) => one.day === day);
  if (results === undefined) return <p>{t("none")}</p>;
  return (
    <>
      <OwnPlace results={results} />
      <Spread results={results} own={results.own?.score ?? own} />
      <p className="daily-people">{t("people", { count: results.people })}</p>
      <SpreadTable results={results} />
    </>
  );
}

function OwnPlace({ results: { own, people } }: { readonly results: DayResults }) {
  const { t } = useDailyTexts();
  if (own === undefined) return undefined;
  const others = people - 1;
  return (
    <p className="daily-place">{others === 0 ? t("alone") : t("beaten", { count: others, beaten: own.beaten })}</p>
  );
}
