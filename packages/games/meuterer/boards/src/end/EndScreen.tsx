import type { Score } from "@harbor/kit";
import { type Event, PARTS, type View } from "@harbor/meuterer";
import { Poster, SeatSign } from "@harbor/meuterer-pictures";
import type { Happened } from "@harbor/ui";
import { type ReactNode, useEffect, useMemo, useRef, useState } from "react";
import { useBoardContext, useWords } from "../boardContext.ts";
import { withMinus } from "../minus.ts";
import { Lines } from "./Lines.tsx";
import { Logbook } from "./Logbook.tsx";
import { MEASURES, type Measure, mutiniesOf, roundsOf, TOTAL } from "./rounds.ts";
import "./end.css";

type EndProps = {
  readonly view: View;
  readonly history: readonly Happened<Event>[];
  readonly scores: readonly Score[];
  readonly tools: ReactNode;
  readonly afterwards: ReactNode;
  look(): void;
  /** Absent in a recording. */
  readonly rematch: (() => void) | undefined;
};

/** Who won, what the points came from, how they grew, and who was captain when. */
export function EndScreen({ view, history, scores, tools, afterwards, look, rematch }: EndProps) {
  const { own } = useBoardContext();
  const { t, texts, nameOf, colorOf, points } = useWords();
  const [measure, setMeasure] = useState<Measure>(TOTAL);
  const rounds = useMemo(() => roundsOf(history, view.players.length), [history, view.players.length]);
  const title = useRef<HTMLHeadingElement>(null);
  // The focused board is gone, so keyboard users continue from here.
  useEffect(() => title.current?.focus({ preventScroll: true }), []);
  const [winner] = scores;
  if (winner === undefined) return undefined;
  const areEqual = scores.some(({ score }, nth) => scores[nth + 1]?.score === score);
  const nameOfMeasure = (one: Measure) => (one === TOTAL ? t("end.total") : texts.parts[one]);
  return (
    <main className="meu-end">
      <header className="meu-end-head">
        <Poster className="meu-end-scene" />
        <div className="board-tools">{tools}</div>
        <p className="meu-end-over">{t("end.title")}</p>
        <h1 ref={title} tabIndex={-1}>
          {winner.seat === own ? t("end.youWin") : t("end.wins", { name: nameOf(winner.seat) })}
        </h1>
        <p className="meu-end-points">{points(winner.score)}</p>
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard */}
      <section className="meu-panel meu-scroll" tabIndex={0} aria-label={t("end.table")}>
        <table className="meu-score-table">
          <caption>{t("end.table")}</caption>
          <thead>
            <tr>
              <th scope="col">{t("end.player")}</th>
              <th scope="col">{t("end.total")}</th>
              {PARTS.map((part) => (
                <th key={part} scope="col">
                  {texts.parts[part]}
                </th>
              ))}
              <th scope="col">{t("end.mutinies")}</th>
            </tr>
          </thead>
          <tbody>
            {scores.map(({ seat, place, score, parts }) => (
              <tr key={seat} className="meu-result" data-place={place}>
                <th scope="row">
                  <span className="meu-end-place">{place}.</span>
                  <SeatSign seat={colorOf(seat)} className="meu-sign" />
                  <span className="meu-who-name">{nameOf(seat)}</span>
                </th>
                <td className="meu-sum">{withMinus(String(score))}</td>
                {PARTS.map((part) => (
                  <td key={part} data-none={(parts[part] ?? 0) === 0}>
                    {withMinus(String(parts[part] ?? 0))}
                  </td>
                ))}
                <td className="meu-won">{t("end.wonOfLed", mutiniesOf(rounds, seat))}</td>
              </tr>
            ))}
          </tbody>
        </table>
        {areEqual && <p>{t("end.equal")}</p>}
      </section>
      <div className="row meu-end-buttons">
        {rematch !== undefined && (
          <button type="button" className="button main" onClick={rematch}>
            {t("end.rematch")}
          </button>
        )}
        <button type="button" className="button" onClick={look}>
          {t("end.look")}
        </button>
      </div>
      {afterwards}
      <section className="meu-panel" aria-label={t("end.lines")}>
        <h2>{t("end.lines")}</h2>
        <fieldset className="meu-measures">
          <legend className="unseen">{t("end.measure")}</legend>
          {MEASURES.map((one) => (
            <button
              key={one}
              type="button"
              className="button quiet"
              aria-pressed={measure === one}
              onClick={() => setMeasure(one)}
            >
              {nameOfMeasure(one)}
            </button>
          ))}
        </fieldset>
        <Lines rounds={rounds} seats={scores.map(({ seat }) => seat)} measure={measure} />
      </section>
      <Logbook view={view} rounds={rounds} />
    </main>
  );
}
