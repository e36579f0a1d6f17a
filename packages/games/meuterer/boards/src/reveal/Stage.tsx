import type { View } from "@harbor/meuterer";
import { useAnyKey } from "@harbor/ui/keys";
import { useLayoutEffect, useRef } from "react";
import { useWords } from "../boardContext.ts";
import type { Story } from "../story/story.ts";
import { ChapterBody, headOf } from "./ChapterBody.tsx";
import type { Chapter } from "./scenes.ts";
import { chaptersOf } from "./timing.ts";
import type { Playback } from "./usePlayback.ts";
import "./stage.css";

type StageProps = {
  readonly chapter: Chapter;
  readonly view: View;
  readonly story: Story;
  readonly turned: number;
  /** Absent while somebody is asked: then the stage shows how things stand. */
  readonly playback: Playback | undefined;
};

/** The end of a round in the middle of the ring: what happens now, and the buttons of whoever watches. */
export function Stage({ chapter, view, story, turned, playback }: StageProps) {
  const { t } = useWords();
  const stage = useRef<HTMLElement>(null);
  const isPlaying = playback !== undefined;
  // Below the ring's strip, the stage may have been scrolled out of sight.
  useLayoutEffect(() => {
    if (isPlaying) stage.current?.scrollIntoView?.({ block: "nearest" });
  }, [isPlaying]);
  return (
    <section
      className="meu-stage"
      ref={stage}
      data-chapter={chapter}
      aria-label={t(isPlaying ? "reveal.title" : "reveal.live", { round: story.round })}
    >
      <header className="meu-stage-head">
        <h2>{t(headOf(chapter, story))}</h2>
        {playback !== undefined && <Rail playback={playback} />}
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard */}
      <div className="meu-stage-body" tabIndex={0} key={chapter} onPointerDown={() => playback?.pause(true)}>
        <ChapterBody chapter={chapter} view={view} story={story} turned={turned} />
      </div>
      {playback !== undefined && <Controls playback={playback} />}
    </section>
  );
}

/** The chapters of this end of a round; the present one is marked. */
function Rail({ playback: { scene, scenes } }: { readonly playback: Playback }) {
  const { t } = useWords();
  const chapters = chaptersOf(scenes);
  if (chapters.length < 2) return undefined;
  const now = chapters.indexOf(scene.chapter);
  return (
    <ol className="meu-chapters" aria-hidden="true">
      {chapters.map((chapter, nth) => (
        <li key={chapter} data-now={nth === now} data-past={nth < now}>
          {t(`reveal.chapters.${chapter}`)}
        </li>
      ))}
    </ol>
  );
}

function Controls({ playback: { isLast, stepwise, paused, pause, step, goOn } }: { readonly playback: Playback }) {
  const { t } = useWords();
  const main = useRef<HTMLButtonElement>(null);
  const press = stepwise ? step : goOn;
  useAnyKey(press);
  // The button that had the focus is gone.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when that button goes
  useLayoutEffect(() => {
    if (document.activeElement === document.body) main.current?.focus({ preventScroll: true });
  }, [isLast]);
  return (
    <div className="meu-stage-foot">
      <button ref={main} type="button" className="button main" data-do="go-on" onClick={press}>
        {t(isLast || stepwise ? "reveal.goOn" : "reveal.skip")}
      </button>
      {!isLast && stepwise && (
        <button type="button" className="button quiet" onClick={goOn}>
          {t("reveal.skip")}
        </button>
      )}
      {!stepwise && !(isLast && paused) && (
        <button type="button" className="button quiet" onClick={() => pause(!paused)}>
          {t(paused ? "reveal.resume" : "reveal.pause")}
        </button>
      )}
    </div>
  );
}
