import type { Score } from "@harbor/kit";
import type { Event, View } from "@harbor/meuterer";
import type { Happened } from "@harbor/ui";
import { useEffect, useState } from "react";
import { useBoardContext, useWords } from "./boardContext.ts";
import { tell } from "./tell.ts";

/** Enough for the end of a round, but not for everything missed in an hour. */
const MOST_LINES = 40;

type AnnouncerProps = {
  readonly view: View;
  readonly seat: number | undefined;
  readonly history: readonly Happened<Event>[];
  readonly scores: readonly Score[] | undefined;
};

/** Tells screen readers what happened, who decides, and how the game ended. */
export function Announcer({ view, seat, history, scores = [] }: AnnouncerProps) {
  const { set, language } = useBoardContext();
  const { t, texts, nameOf, points } = useWords();
  const [heard, setHeard] = useState(history.length);
  const [lines, setLines] = useState<readonly string[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only new events are read out
  useEffect(() => {
    if (history.length <= heard) return;
    const news = history.slice(heard).slice(-MOST_LINES);
    setLines(
      news.flatMap(
        ({ event }) => tell(event, set, { language, name: nameOf, t: (key, values = {}) => t(key, values) }) ?? [],
      ),
    );
    setHeard(history.length);
  }, [history.length]);
  const [asked] = view.waiting;
  return (
    <div className="unseen" aria-live="polite">
      {lines.map((line, nth) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line has no identity but its position
        <p key={nth}>{line}</p>
      ))}
      {asked !== undefined && (
        <p>
          {asked === seat
            ? t("announce.you", { step: texts.steps[view.step] })
            : t("announce.others", { name: nameOf(asked), step: texts.steps[view.step] })}
        </p>
      )}
      {scores.map(({ seat: one, place, score }) => (
        <p key={one}>{t("announce.result", { place, name: nameOf(one), points: points(score) })}</p>
      ))}
    </div>
  );
}
