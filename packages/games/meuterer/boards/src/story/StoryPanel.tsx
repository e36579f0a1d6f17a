import type { Event, IslandSet, View } from "@harbor/meuterer";
import type { Happened } from "@harbor/ui";
import { useMemo } from "react";
import { useBoardContext, useWords } from "../boardContext.ts";
import { ChapterBody, headOf } from "../reveal/ChapterBody.tsx";
import { CHAPTERS, scenesOf } from "../reveal/scenes.ts";
import { showing } from "./moment.ts";
import { type Story, storyOf } from "./story.ts";
import "./story.css";

type StoryProps = {
  readonly story: Story;
  readonly view: View;
  readonly history: readonly Happened<Event>[];
  close(): void;
};

/** The whole end of a round, chapter by chapter, to read at leisure. */
export function StoryPanel({ story, view, history, close }: StoryProps) {
  const { set } = useBoardContext();
  const { t } = useWords();
  const stills = useMemo(() => stillsOf(set, view, history), [set, view, history]);
  return (
    <section className="meu-story" aria-label={t("story.title", { round: story.round })}>
      <h2>{t("story.title", { round: story.round })}</h2>
      {stills.map(({ chapter, turned, view: then, story: upToThen }) => (
        <div key={chapter} className="meu-beat" {...showing(then)}>
          <h3>{t(headOf(chapter, upToThen))}</h3>
          <ChapterBody chapter={chapter} view={then} story={upToThen} turned={turned} />
        </div>
      ))}
      <button type="button" className="button meu-story-close" onClick={close}>
        {t("story.close")}
      </button>
    </section>
  );
}

/** The last scene of each chapter, with what had been told by then. */
function stillsOf(set: IslandSet, view: View, history: readonly Happened<Event>[]) {
  const scenes = scenesOf(set, view, history, 0);
  return CHAPTERS.flatMap((chapter) => {
    const scene = scenes.findLast((one) => one.chapter === chapter);
    const story = scene && storyOf(history.slice(0, scene.upTo));
    return scene === undefined || story === undefined ? [] : { ...scene, story };
  });
}
