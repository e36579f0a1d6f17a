import type { Event, View } from "@harbor/bremerhaven";
import type { Score, Seat } from "@harbor/kit";
import type { Happened } from "@harbor/ui";
import { useEffect, useState } from "react";
import { useBoardContext } from "./boardContext.ts";
import type { Scene } from "./reveal/scenes.ts";
import { useSceneTongue, wordsSince } from "./reveal/sceneWords.ts";
import { useTeller } from "./tell/useTeller.ts";
import { useBoardTexts } from "./useBoardTexts.ts";

type AnnouncerProps = {
  readonly view: View;
  readonly seat: Seat | undefined;
  readonly history: readonly Happened<Event>[];
  readonly scores: readonly Score[] | undefined;
  /** The scene on the boards: nothing is read out before it is shown. */
  readonly scene: Scene | undefined;
  /** The reveal is read aloud already. */
  readonly isRead: boolean;
};

/** Enough for the resolution of four players' bids, but not for everything missed in an hour. */
const MOST_LINES = 40;

/** Tells screen readers what happened, whose turn it is, and how the game ended. */
export function Announcer({ view, seat, history, scores = [], scene, isRead }: AnnouncerProps) {
  const { t } = useBoardTexts();
  const context = useBoardContext();
  const { texts, person } = context;
  const tongue = useSceneTongue(context);
  const teller = useTeller();
  const told = scene?.upTo ?? history.length;
  const [heard, setHeard] = useState(told);
  const [lines, setLines] = useState<readonly string[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only new events are read out
  useEffect(() => {
    if (told <= heard && scene?.opening !== true) return;
    if (scene !== undefined) setLines(isRead ? [] : sceneLines(scene));
    else
      setLines(
        history
          .slice(heard, told)
          .slice(-MOST_LINES)
          .flatMap(({ event }) => teller(event) ?? []),
      );
    setHeard(told);
  }, [told, scene]);
  const mine = seat !== undefined && view.waiting.includes(seat);
  const step = texts.steps[view.step];
  const turn = view.waiting.length === 0 || scene !== undefined ? "" : whoseTurn();
  return (
    <div className="unseen" aria-live="polite">
      {lines.map((line, nth) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line has no identity but its position
        <p key={nth}>{line}</p>
      ))}
      <p>{turn}</p>
      {scene === undefined &&
        scores.map(({ seat: one, place, score }) => (
          <p key={one}>
            {one === seat
              ? t("you.result", { place, score })
              : t("announce.result", { place, name: person(one).name, score })}
          </p>
        ))}
    </div>
  );

  function sceneLines(shown: Scene): readonly string[] {
    const since = history.slice(heard, shown.upTo).map(({ event }) => event);
    return wordsSince(shown, since, tongue).slice(-MOST_LINES);
  }

  function whoseTurn(): string {
    if (mine) return t("announce.you", { step });
    return t("announce.others", { names: view.waiting.map((one) => person(one).name).join(", ") });
  }
}
