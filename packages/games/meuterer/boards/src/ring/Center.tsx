import type { Event, View } from "@harbor/meuterer";
import type { Happened } from "@harbor/ui";
import { useMemo, useState } from "react";
import { Stage } from "../reveal/Stage.tsx";
import { chapterAt } from "../reveal/scenes.ts";
import type { Playback } from "../reveal/usePlayback.ts";
import { StoryPanel } from "../story/StoryPanel.tsx";
import { isFresh, storyOf } from "../story/story.ts";
import { Middle } from "./Middle.tsx";

type CenterProps = {
  readonly view: View;
  readonly history: readonly Happened<Event>[];
  readonly playback: Playback | undefined;
  readonly isRecorded: boolean;
};

/** The middle of the ring: the end of a round while it is played or decided, and otherwise what lies there. */
export function Center({ view, history, playback, isRecorded }: CenterProps) {
  const [opened, setOpened] = useState<number>();
  const [closed, setClosed] = useState<number>();
  const upTo = playback?.scene.upTo ?? history.length;
  const story = useMemo(() => storyOf(history.slice(0, upTo)), [history, upTo]);
  const chapter = playback?.scene.chapter ?? chapterAt(view);
  if (story !== undefined && chapter !== undefined) {
    const turned = playback?.scene.turned ?? view.taken.length;
    return <Stage chapter={chapter} view={view} story={story} turned={turned} playback={playback} />;
  }
  // Nothing is played in a recorded game, so its viewer reads the end of a round as soon as it is there.
  const isToBeRead = isRecorded && story !== undefined && story.n !== closed && isFresh(story, view);
  if (story !== undefined && (isToBeRead || story.n === opened)) {
    return (
      <StoryPanel
        story={story}
        view={view}
        history={history}
        close={() => {
          setClosed(story.n);
          setOpened(undefined);
        }}
      />
    );
  }
  return <Middle view={view} story={story === undefined ? undefined : () => setOpened(story.n)} />;
}
