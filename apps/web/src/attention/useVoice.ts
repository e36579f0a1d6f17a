import type { Language, Voice } from "@harbor/ui";
import { useEffect, useMemo, useState } from "react";
import { useSettings } from "../settings/settingsStore.ts";
import { openVoice, voicesFor } from "./voice.ts";

/** The voice that the player wants the reveal to be read with; undefined if none. */
export function useVoice(): Voice | undefined {
  const speech = useSettings((settings) => settings.speech);
  const language = useSettings((settings) => settings.language);
  const rate = useSettings((settings) => settings.speechRate);
  const volume = useSettings((settings) => settings.volume);
  // Without a voice for the language, the reveal is shown as if this was off.
  const [spoken, setSpoken] = useState<Language>();
  useEffect(() => {
    if (!speech) return;
    let isOver = false;
    void voicesFor(language).then(({ length }) => !isOver && setSpoken(length > 0 ? language : undefined));
    return () => {
      isOver = true;
    };
  }, [speech, language]);
  const isSpoken = speech && spoken === language;
  return useMemo(
    () => (isSpoken ? openVoice({ language, rate, volume }) : undefined),
    [isSpoken, language, rate, volume],
  );
}
