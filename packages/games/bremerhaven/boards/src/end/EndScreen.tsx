import { type Event, RANKS, SOLO_START_MONEY, START_MONEY, soloBand, type View } from "@harbor/bremerhaven";
import { Coin, RankBadge, Star } from "@harbor/bremerhaven-pictures/pieces";
import { SeaScene } from "@harbor/bremerhaven-pictures/scenes";
import type { Score } from "@harbor/kit";
import type { Happened } from "@harbor/ui";
import { type ReactNode, useEffect, useRef } from "react";
import { asks } from "../answers/question.ts";
import { useBoardContext } from "../boardContext.ts";
import { BidHeat } from "../heat/BidHeat.tsx";
import { Sign } from "../Sign.tsx";
import { useBoardTexts } from "../useBoardTexts.ts";
import { Bands, BandWords } from "./Bands.tsx";
import { courseOf } from "./course.ts";
import { LastRound } from "./LastRound.tsx";
import { Lines } from "./Lines.tsx";
import { Sources } from "./Sources.tsx";
import "./end.css";

type EndScreenProps = {
  readonly view: View;
  readonly scores: readonly Score[];
  readonly history: readonly Happened<Event>[];
  /** The best score that the player had reached before in this mode, if any. */
  readonly best: number | undefined;
  look(): void;
  /** Absent if the viewer did not play. */
  readonly rematch: (() => void) | undefined;
  readonly afterwards: ReactNode;
};

export function EndScreen({ view, scores, history, best, look, rematch, afterwards }: EndScreenProps) {
  const { t } = useBoardTexts();
  const { person, texts, own } = useBoardContext();
  const title = useRef<HTMLHeadingElement>(null);
  // The focused board is gone, so keyboard users continue from here.
  useEffect(() => title.current?.focus({ preventScroll: true }), []);
  const winner = scores[0];
  if (winner === undefined) return undefined;
  const solo = view.options.mode === "solo";
  const winnerLine = winner.seat === own ? t("you.winner") : t("end.winner", { name: person(winner.seat).name });
  const courses = scores.map(({ seat }) => {
    const start = solo ? SOLO_START_MONEY : (START_MONEY[view.startLadder.indexOf(seat)] ?? 0);
    return { seat, course: courseOf(history, seat, start), ...person(seat) };
  });
  return (
    <main className="end">
      <header className="end-head">
        <SeaScene className="end-scene" gulls={false} />
        <p className="end-over">{t("end.over", { count: view.round })}</p>
        <h1 ref={title} tabIndex={-1}>
          {solo ? texts.bands[soloBand(winner.score)] : winnerLine}
        </h1>
        <p className="end-score" {...asks({ about: "score", seat: winner.seat })}>
          {winner.parts.money} × {winner.parts.prestige} = <b>{winner.score}</b>
        </p>
        {solo && <BandWords score={winner.score} best={best} />}
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard */}
      <div className="end-table-box" tabIndex={0}>
        <table className="end-table">
          <caption className="unseen">{t("end.table")}</caption>
          <thead>
            <tr>
              <th scope="col">{t("end.place")}</th>
              <th scope="col">{t("end.player")}</th>
              <th scope="col">{t("end.rank")}</th>
              <th scope="col">{t("end.money")}</th>
              <th scope="col">{t("end.prestige")}</th>
              <th scope="col">{t("end.score")}</th>
            </tr>
          </thead>
          <tbody>
            {scores.map(({ seat, place, score, parts }) => {
              const rank = RANKS[view.ladder.indexOf(seat)] ?? 4;
              return (
                <tr key={seat} data-first={place === 1}>
                  <td>{place}</td>
                  <th scope="row" {...asks({ about: "sign", seat })}>
                    <Sign color={person(seat).color} />
                    <span>
                      {person(seat).name}
                      {person(seat).resigned === true && <small className="end-note"> {t("end.resigned")}</small>}
                    </span>
                  </th>
                  <td {...asks({ about: "rank", seat })}>
                    <RankBadge rank={rank} title={texts.ranks[rank]} />
                  </td>
                  <td {...asks({ about: "money", seat })}>
                    <Coin />
                    {parts.money}
                  </td>
                  <td {...asks({ about: "prestige", seat })}>
                    <Star />
                    {parts.prestige}
                  </td>
                  <td className="end-total" {...asks({ about: "score", seat })}>
                    {score}
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
      <div className="end-foot">
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
      </div>
      {solo && <Bands score={winner.score} best={best} />}
      <div className="end-lines">
        <Lines
          title={t("end.moneyLine")}
          lines={courses.map(({ color, name, course }) => ({
            color,
            name,
            values: course.rounds.map(({ money }) => money),
          }))}
        />
        <Lines
          title={t("end.prestigeLine")}
          lines={courses.map(({ color, name, course }) => ({
            color,
            name,
            values: course.rounds.map((one) => one.prestige),
          }))}
        />
      </div>
      <LastRound history={history} />
      <BidHeat history={history} />
      <Sources courses={courses} />
    </main>
  );
}
