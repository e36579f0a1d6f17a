import type { Event, View } from "@harbor/bremerhaven";
import type { Happened } from "@harbor/face";
import type { Score, Seat } from "@harbor/kit";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Scene } from "./reveal/scenes.ts";
import { useSurroundings } from "./surroundings.ts";
import { useTeller } from "./tell/useTeller.ts";

type AnnouncerProps = {
  readonly view: View;
  readonly seat: Seat | undefined;
  readonly history: readonly Happened<Event>[];
  readonly scores: readonly Score[] | undefined;
  /** What is told on the boards just now: nothing is read out before it is seen. */
  readonly telling: Scene | undefined;
};

/** A whole resolution of four players' bids, but not all that was missed in an hour. */
const MOST_LINES = 40;

/** Says aloud, for whoever cannot see it, what happened, whose turn it is, and how the game ended. */
export function Announcer({ view, seat, history, scores = [], telling }: AnnouncerProps) {
  const { t } = useTranslation("board");
  const { texts, person } = useSurroundings();
  const teller = useTeller();
  const told = telling?.upTo ?? history.length;
  const [heard, setHeard] = useState(told);
  const [lines, setLines] = useState<readonly string[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only new events are read out
  useEffect(() => {
    if (told <= heard) return;
    setLines(
      history
        .slice(heard, told)
        .slice(-MOST_LINES)
        .flatMap(({ event }) => teller(event) ?? []),
    );
    setHeard(told);
  }, [told]);
  const mine = seat !== undefined && view.waiting.includes(seat);
  const step = texts.steps[view.step];
  const turn = view.waiting.length === 0 || telling !== undefined ? "" : whoseTurn();
  return (
    <div className="unseen" aria-live="polite">
      {lines.map((line, nth) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line is only its place among the latest
        <p key={nth}>{line}</p>
      ))}
      <p>{turn}</p>
      {telling === undefined &&
        scores.map(({ seat: one, place, score }) => (
          <p key={one}>
            {one === seat
              ? t("you.result", { place, score })
              : t("announce.result", { place, name: person(one).name, score })}
          </p>
        ))}
    </div>
  );

  function whoseTurn(): string {
    if (mine) return t("announce.you", { step });
    return t("announce.others", { names: view.waiting.map((one) => person(one).name).join(", ") });
  }
}
