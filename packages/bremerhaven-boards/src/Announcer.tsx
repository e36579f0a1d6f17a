import type { Event, View } from "@harbor/bremerhaven";
import type { Happened } from "@harbor/face";
import type { Score, Seat } from "@harbor/kit";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { useSurroundings } from "./surroundings.ts";
import { useTeller } from "./tell/useTeller.ts";

type AnnouncerProps = {
  readonly view: View;
  readonly seat: Seat | undefined;
  readonly history: readonly Happened<Event>[];
  readonly scores: readonly Score[] | undefined;
};

/** A whole resolution of four players' bids, but not all that was missed in an hour. */
const MOST_LINES = 40;

/** Says aloud, for who cannot see it, what happened, whose turn it is, and how the game ended. */
export function Announcer({ view, seat, history, scores = [] }: AnnouncerProps) {
  const { t } = useTranslation("board");
  const { texts, person } = useSurroundings();
  const teller = useTeller();
  const [heard, setHeard] = useState(history.length);
  const [lines, setLines] = useState<readonly string[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only new events are read out
  useEffect(() => {
    if (history.length <= heard) return;
    setLines(
      history
        .slice(heard)
        .slice(-MOST_LINES)
        .flatMap(({ event }) => teller(event) ?? []),
    );
    setHeard(history.length);
  }, [history]);
  const mine = seat !== undefined && view.waiting.includes(seat);
  const step = texts.steps[view.step];
  const turn = view.waiting.length === 0 ? "" : whoseTurn();
  return (
    <div className="unseen" aria-live="polite">
      {lines.map((line, nth) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line is only its place among the latest
        <p key={nth}>{line}</p>
      ))}
      <p>{turn}</p>
      {scores.map(({ seat: one, place, score }) => (
        <p key={one}>{t("announce.result", { place, name: person(one).name, score })}</p>
      ))}
    </div>
  );

  function whoseTurn(): string {
    if (mine) return t("announce.you", { step });
    return t("announce.others", { names: view.waiting.map((one) => person(one).name).join(", ") });
  }
}
