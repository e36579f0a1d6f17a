import type { Event, IslandSet } from "@harbor/meuterer";
import { TEXTS } from "@harbor/meuterer/texts";
import type { Voice, Words } from "@harbor/ui";
import { useMemo } from "react";
import { useBoardContext, useWords } from "../boardContext.ts";
import { tell } from "../tell.ts";
import type { Scene } from "./scenes.ts";
import type { Reader } from "./usePlayback.ts";

/** A scene in sentences, for those who hear it. A role is told when it is turned up, and not before. */
export function sceneWords({ chapter, turned, news }: Scene, set: IslandSet, words: Words): readonly string[] {
  const [first] = news;
  if (chapter === "roles" && first?.type === "roles-revealed") {
    const shown = first.taken[turned - 1];
    if (shown === undefined) return [];
    const role = TEXTS[words.language].roles[shown.role];
    return [words.t("reveal.turned", { who: words.name(shown.seat), role })];
  }
  return news.flatMap((event: Event) => tell(event, set, words) ?? []);
}

/** The words of this table, for everything that is told. */
export function useTellingWords(): Words {
  const { language } = useBoardContext();
  const { t, nameOf } = useWords();
  return { language, name: nameOf, t: (key, values = {}) => t(key, values) };
}

/** Reads the scenes with the player's voice, if they want one. */
export function useReader(set: IslandSet, words: Words, voice: Voice | undefined): Reader | undefined {
  const { language } = words;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the words are made anew each time, and differ by language
  return useMemo(
    () =>
      voice && {
        read: (scenes) => voice.say(scenes.flatMap((scene) => sceneWords(scene, set, words))),
        stop: () => voice.stop(),
      },
    [voice, set, language],
  );
}
