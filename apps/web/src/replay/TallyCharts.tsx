import type { AnyGameClient, TallyChart } from "@harbor/ui";
import type { ReactNode } from "react";
import { useSettings } from "../settings/settingsStore.ts";
import { Bars } from "./Bars.tsx";
import type { Result } from "./results.ts";
import { useReplayTexts } from "./texts/useReplayTexts.ts";

type Tally = NonNullable<AnyGameClient["tally"]>;
type Counted = Result & Required<Pick<Result, "figures">>;

const SHOWN = 3;

/** What a game counts besides scores: its figures over all games, or the best games by one of them. */
export function TallyCharts({ tally, games }: { readonly tally: Tally; readonly games: readonly Result[] }) {
  const { t } = useReplayTexts();
  const counted = games.filter((one): one is Counted => one.figures !== undefined);
  if (counted.length === 0) return undefined;
  return (
    <>
      {tally.charts.map((chart) => (
        <Chart key={chart.id} tally={tally} chart={chart} games={counted} />
      ))}
      {counted.length < games.length && (
        <p className="statistics-note">{t("stats.counted", { count: counted.length, all: games.length })}</p>
      )}
    </>
  );
}

type ChartProps = { readonly tally: Tally; readonly chart: TallyChart; readonly games: readonly Counted[] };

function Chart({ tally, chart, games }: ChartProps) {
  const language = useSettings((settings) => settings.language);
  const bars = chart.kind === "sum" ? sums(chart, games) : best(chart, games);
  if (bars.every(({ value }) => value === 0)) return undefined;
  const { FigureSign } = tally;
  const date = new Intl.DateTimeFormat(language, { dateStyle: "medium" });
  const nameOf = ({ figure, at }: Bar): ReactNode => (
    <>
      {FigureSign !== undefined && <FigureSign figure={figure} className="statistics-sign" />}
      {at === undefined ? tally.figureName(figure, language) : <time>{date.format(at)}</time>}
    </>
  );
  return (
    <>
      <h4>{tally.chartName(chart.id, language)}</h4>
      <Bars
        most={Math.max(...bars.map(({ value }) => value))}
        bars={bars.map((bar) => ({ id: `${bar.figure} ${bar.game}`, name: nameOf(bar), value: bar.value }))}
      />
    </>
  );
}

/** A figure over all games, or in a single one. */
type Bar = { readonly figure: string; readonly value: number; readonly game?: string; readonly at?: number };

function sums({ figures }: TallyChart, games: readonly Counted[]): readonly Bar[] {
  return figures.map((figure) => ({
    figure,
    value: games.reduce((sum, one) => sum + (one.figures[figure] ?? 0), 0),
  }));
}

function best({ figures: [figure = ""] }: TallyChart, games: readonly Counted[]): readonly Bar[] {
  return games
    .map(({ id, at, figures }) => ({ figure, game: id, at, value: figures[figure] ?? 0 }))
    .toSorted((one, other) => other.value - one.value)
    .slice(0, SHOWN);
}
