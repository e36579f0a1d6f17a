import type { AnyGameClient, Person } from "@harbor/ui";
import { useReplayTexts } from "../replay/texts/useReplayTexts.ts";
import type { AnyReport } from "./request.ts";
import { useFigures } from "./useFigures.ts";

type TurnPanelProps = {
  readonly client: AnyGameClient;
  readonly report: AnyReport;
  readonly people: readonly Person[];
  show(step: number): void;
};

/** The turning points, each with a link to its step. */
export function TurnPanel({ client, report, people, show }: TurnPanelProps) {
  const { t } = useReplayTexts();
  const { turns, alone, isDone } = report;
  const { figure, moment } = useFigures(client, alone);
  if (turns.length === 0 && !isDone) return undefined;
  return (
    <section className="panel" aria-label={t("analysis.turns")}>
      <h2>{t("analysis.turns")}</h2>
      {turns.length === 0 && <p>{t("analysis.noTurns")}</p>}
      <ol className="turns">
        {turns.map(({ step, seat, before, after, mistake, ...standing }, nth) => {
          const kind = `${alone ? "score" : "chance"}${after > before ? "Rises" : "Falls"}` as const;
          const where = moment(standing);
          const name = people[seat]?.name ?? "";
          return (
            <li key={`${step} ${before}`}>
              <button type="button" className="button turn" onClick={() => show(step)}>
                <span className="turn-number" aria-hidden="true">
                  {nth + 1}
                </span>
                <span>
                  {t(`analysis.${kind}`, { where, name, before: figure(before), after: figure(after) })}
                  {mistake !== undefined && ` ${t("analysis.withMistake", { nth: mistake + 1 })}`}
                </span>
              </button>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
