import { useEffect, useMemo, useState } from "react";
import { gameNamed, HAS_SEVERAL } from "../house.ts";
import { useSettings } from "../settings/settingsStore.ts";
import { Bars } from "./Bars.tsx";
import { countAllFigures } from "./countFigures.ts";
import { forgetResults, keepResults, type Result, results } from "./results.ts";
import { ScoreLine } from "./ScoreLine.tsx";
import { TallyCharts } from "./TallyCharts.tsx";
import { useReplayTexts } from "./texts/useReplayTexts.ts";
import { useClientOf } from "./useClientOf.ts";
import "./statistics.css";

/** How this device's player has done, in pictures: one for each game and mode. */
export function Statistics() {
  const { t } = useReplayTexts();
  const [kept, setKept] = useState(results);
  // Games from before there were figures are counted while their recordings are here.
  useEffect(() => {
    let wanted = true;
    void countAllFigures().then((noted) => wanted && noted && setKept(results()));
    return () => {
      wanted = false;
    };
  }, []);
  const [isForgotten, setForgotten] = useState(false);
  const kinds = useMemo(() => Map.groupBy(kept, ({ game, mode, seats }) => `${game} ${mode} ${seats}`), [kept]);

  function forget() {
    forgetResults();
    setForgotten(true);
  }
  function restore() {
    keepResults(kept);
    setForgotten(false);
  }
  return (
    <section className="panel statistics">
      <h2>{t("stats.title")}</h2>
      {kept.length === 0 && <p>{t("stats.none")}</p>}
      {isForgotten ? (
        <p role="status">{t("stats.forgotten")}</p>
      ) : (
        <ul className="statistics-kinds">
          {[...kinds].map(([kind, games]) => (
            <Kind key={kind} games={games} />
          ))}
        </ul>
      )}
      {kept.length > 0 && (
        <button type="button" className="button quiet" onClick={isForgotten ? restore : forget}>
          {t(isForgotten ? "shelf.undo" : "stats.forget")}
        </button>
      )}
    </section>
  );
}

/** Games of one kind, latest first. */
function Kind({ games }: { readonly games: readonly Result[] }) {
  const { t } = useReplayTexts();
  const language = useSettings((settings) => settings.language);
  const [latest] = games;
  const manifest = gameNamed(latest?.game ?? "");
  const client = useClientOf(manifest);
  if (latest === undefined) return undefined;
  const { mode, seats } = latest;
  const scores = games.map(({ score }) => score);
  const best = Math.max(...scores);
  const mean = Math.round(scores.reduce((sum, score) => sum + score, 0) / scores.length);
  const wins = games.filter(({ place }) => place === 1).length;
  const bands = new Map<string, number>();
  for (const score of scores.toSorted((one, other) => other - one)) {
    const band = client?.bandOf?.(mode, score, language)?.name;
    if (band !== undefined && seats === 1) bands.set(band, (bands.get(band) ?? 0) + 1);
  }
  return (
    <li className="statistics-kind">
      <h3>
        {HAS_SEVERAL && `${manifest?.title ?? latest.game}: `}
        {client?.modeName(mode, language) ?? mode}
        {seats > 1 && `, ${t("stats.seats", { count: seats })}`}
      </h3>
      <dl className="statistics-figures">
        <Figure name={t("stats.games")} value={games.length} />
        {seats > 1 && <Figure name={t("stats.wins")} value={wins} />}
        <Figure name={t("stats.best")} value={best} />
        <Figure name={t("stats.mean")} value={mean} />
      </dl>
      <ScoreLine scores={scores.slice(0, 40).toReversed()} />
      {bands.size > 0 && (
        <Bars most={scores.length} bars={[...bands].map(([band, count]) => ({ id: band, name: band, value: count }))} />
      )}
      {client?.tally !== undefined && <TallyCharts tally={client.tally} games={games} />}
    </li>
  );
}

function Figure({ name, value }: { readonly name: string; readonly value: number }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}
