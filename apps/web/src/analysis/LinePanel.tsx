import type { AnyGameClient, Person } from "@harbor/ui";
import { useState } from "react";
import type { Recording } from "../replay/recording.ts";
import { useReplayTexts } from "../replay/texts/useReplayTexts.ts";
import { useGame } from "../useGame.ts";
import { ChanceLine, DashSample } from "./ChanceLine.tsx";
import type { AnyReport } from "./request.ts";
import { type Figures, useFigures } from "./useFigures.ts";

type LinePanelProps = {
  readonly client: AnyGameClient;
  readonly report: AnyReport;
  readonly recording: Recording;
  readonly people: readonly Person[];
  show(step: number): void;
};

/** The standings by round: as a drawing, in words for the selected moment, and as a table. */
export function LinePanel({ client, report, recording, people, show }: LinePanelProps) {
  const { Sign } = useGame();
  const { t } = useReplayTexts();
  const { standings, alone } = report;
  const figures = useFigures(client, alone);
  // Kept as a step, so that the selected moment stays the same while points are inserted.
  const [step, setStep] = useState(0);
  const end = recording.moments.length - 1;
  const cursor = Math.max(
    0,
    standings.findLastIndex((standing) => standing.step <= step),
  );
  const here = standings[cursor];
  const title = t(alone ? "analysis.score" : "analysis.chances");
  if (here === undefined) return undefined;
  const look = (nth: number) => setStep(standings[nth]?.step ?? 0);
  const moment = figures.moment(here, here.step === end);
  const told = people.map(({ name }, seat) => `${name} ${figures.figure(here.values[seat] ?? 0)}`);
  return (
    <section className="panel chance-panel" aria-label={title}>
      <h2>{title}</h2>
      <ChanceLine
        title={title}
        report={report}
        recording={recording}
        people={people}
        figures={figures}
        cursor={cursor}
        look={look}
      />
      <input
        type="range"
        className="chance-slider"
        min={0}
        max={standings.length - 1}
        value={cursor}
        aria-label={t("analysis.cursor")}
        aria-valuetext={`${moment}: ${told.join(", ")}`}
        onChange={({ target }) => look(target.valueAsNumber)}
      />
      <div className="chance-told">
        <p className="chance-moment">{moment}</p>
        <ul className="chance-people">
          {people.map(({ name, color }, seat) => (
            <li key={color}>
              <Sign color={color} className="kept-sign" />
              {!alone && <DashSample color={color} />}
              <span>{name}</span>
              <b>{figures.withDoubt(here.values[seat] ?? 0, here.doubts[seat] ?? 0)}</b>
            </li>
          ))}
        </ul>
        <button type="button" className="button" onClick={() => show(here.step)}>
          {t("analysis.show")}
        </button>
      </div>
      <FigureTable title={title} report={report} people={people} figures={figures} end={end} />
    </section>
  );
}

type FigureTableProps = {
  readonly title: string;
  readonly report: AnyReport;
  readonly people: readonly Person[];
  readonly figures: Figures;
  readonly end: number;
};

function FigureTable({ title, report, people, figures, end }: FigureTableProps) {
  const { t } = useReplayTexts();
  return (
    <details className="chance-figures">
      <summary>{t("analysis.figures")}</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll area must be reachable by keyboard */}
      <div className="chance-table" tabIndex={0}>
        <table>
          <caption className="unseen">{title}</caption>
          <thead>
            <tr>
              <th scope="col">{t("analysis.when")}</th>
              {people.map(({ name, color }) => (
                <th key={color} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {report.standings.map((standing) => (
              <tr key={standing.step}>
                <th scope="row">{figures.moment(standing, standing.step === end)}</th>
                {people.map(({ color }, seat) => (
                  <td key={color}>{figures.withDoubt(standing.values[seat] ?? 0, standing.doubts[seat] ?? 0)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
