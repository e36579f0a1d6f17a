import type { Voice } from "@harbor/ui";
import { useMemo } from "react";
import { useSettings } from "../settings/settingsStore.ts";
import { canSpeak, openVoice } from "./voice.ts";

/** The voice that the player wants the reveal to be read with; undefined if none. */
export function useVoice(): Voice | undefined {
  const speech = useSettings((settings) => settings.speech);
  const language = useSettings((settings) => settings.language);
  const rate = useSettings((settings) => settings.speechRate);
  const volume = useSettings((settings) => settings.volume);
  return useMemo(
    () => (speech && canSpeak() ? openVoice({ language, rate, volume }) : undefined),
    [speech, language, rate, volume],
  );
}
