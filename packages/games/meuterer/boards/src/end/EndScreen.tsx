import type { Score } from "@harbor/kit";
import { PARTS } from "@harbor/meuterer";
import { SeatSign } from "@harbor/meuterer-pictures";
import type { ReactNode } from "react";
import { useWords } from "../boardContext.ts";
import { withMinus } from "../minus.ts";
import "./end.css";

type EndProps = {
  readonly scores: readonly Score[];
  readonly tools: ReactNode;
  readonly afterwards: ReactNode;
  look(): void;
  /** Absent in a recording. */
  readonly rematch: (() => void) | undefined;
};

/** Everybody with their place, their points, and what the points came from. */
export function EndScreen({ scores, tools, afterwards, look, rematch }: EndProps) {
  const { t, texts, nameOf, colorOf, points } = useWords();
  const areEqual = scores.some(({ score }, nth) => scores[nth + 1]?.score === score);
  return (
    <main className="meu-end">
      <header className="meu-end-top">
        <h1>{t("end.title")}</h1>
        <div className="board-tools">{tools}</div>
      </header>
      <ol className="meu-places">
        {scores.map(({ seat, place, score, parts }) => (
          <li key={seat} className="meu-result" data-place={place}>
            <h2>
              <span className="meu-end-place">{t("end.place", { place })}</span>
              <SeatSign seat={colorOf(seat)} className="meu-end-sign" />
              <span className="meu-name">{nameOf(seat)}</span>
              <b className="meu-end-score">{points(score)}</b>
            </h2>
            <dl className="meu-parts">
              {PARTS.map((part) => (
                <div key={part} data-none={(parts[part] ?? 0) === 0}>
                  <dt>{texts.parts[part]}</dt>
                  <dd>{withMinus(String(parts[part] ?? 0))}</dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ol>
      {areEqual && <p>{t("end.equal")}</p>}
      <div className="row">
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
    </main>
  );
}
