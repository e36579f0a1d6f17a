import type { Score } from "@harbor/kit";
import type { Event, View } from "@harbor/meuterer";
import type { Happened } from "@harbor/ui";
import { useEffect, useState } from "react";
import { useBoardContext, useWords } from "./boardContext.ts";
import type { Scene } from "./reveal/scenes.ts";
import { sceneWords, useTellingWords } from "./reveal/words.ts";
import { tell } from "./tell.ts";

/** Enough for the end of a round, but not for everything missed in an hour. */
const MOST_LINES = 40;

type AnnouncerProps = {
  readonly view: View;
  readonly seat: number | undefined;
  readonly history: readonly Happened<Event>[];
  readonly scores: readonly Score[] | undefined;
  /** The scene that is played: nothing is read out before it is shown. */
  readonly scene: Scene | undefined;
  /** The scene is read aloud already. */
  readonly isRead: boolean;
};

/** Tells screen readers what happened, who decides, and how the game ended. */
export function Announcer({ view, seat, history, scores = [], scene, isRead }: AnnouncerProps) {
  const { set } = useBoardContext();
  const words = useTellingWords();
  const { t, texts, nameOf, points } = useWords();
  const told = scene?.upTo ?? history.length;
  const [heard, setHeard] = useState(told);
  const [lines, setLines] = useState<readonly string[]>([]);
  const moment = scene === undefined ? `${told}` : `${told} ${scene.turned}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each scene, and otherwise only new events are read out
  useEffect(() => {
    if (scene !== undefined) setLines(isRead ? [] : sceneWords(scene, set, words));
    else if (told > heard) {
      const news = history.slice(heard, told).slice(-MOST_LINES);
      setLines(news.flatMap(({ event }) => tell(event, set, words) ?? []));
    }
    setHeard(Math.max(heard, told));
  }, [moment]);
  const [asked] = view.waiting;
  return (
    <div className="unseen" aria-live="polite">
      {lines.map((line, nth) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line has no identity but its position
        <p key={nth}>{line}</p>
      ))}
      {asked !== undefined && scene === undefined && (
        <p>
          {asked === seat
            ? t("announce.you", { step: texts.steps[view.step] })
            : t("announce.others", { name: nameOf(asked), step: texts.steps[view.step] })}
        </p>
      )}
      {(scene === undefined ? scores : []).map(({ seat: one, place, score }) => (
        <p key={one}>{t("announce.result", { place, name: nameOf(one), points: points(score) })}</p>
      ))}
    </div>
  );
}
