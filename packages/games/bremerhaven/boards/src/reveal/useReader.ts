import type { Voice } from "@harbor/ui";
import { useMemo } from "react";
import type { BoardContext } from "../boardContext.ts";
import { sceneWords, useSceneTongue } from "./sceneWords.ts";
import type { Reader } from "./usePlayback.ts";

/** Reads the scenes of a reveal with the player's voice, if they want one. */
export function useReader(context: BoardContext, voice: Voice | undefined): Reader | undefined {
  const tongue = useSceneTongue(context);
  return useMemo(
    () =>
      voice && {
        read: (scenes) => voice.say(scenes.flatMap((scene) => sceneWords(scene, tongue))),
        stop: () => voice.stop(),
      },
    [voice, tongue],
  );
}
