import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { canSpeak, openVoice, voicesFor } from "../attention/voice.ts";
import { Tick } from "../pages/Tick.tsx";
import { useSettings } from "./settingsStore.ts";

const SLOWEST = 0.6;
const FASTEST = 2;
const STEP = 0.1;

/** Whether the reveal is read aloud, and how fast. */
export function SpeechChoice() {
  const { t } = useTranslation();
  const speech = useSettings((settings) => settings.speech);
  const rate = useSettings((settings) => settings.speechRate);
  const language = useSettings((settings) => settings.language);
  const change = useSettings((settings) => settings.change);
  const [isMute, setMute] = useState(false);
  useEffect(() => {
    if (!speech) return;
    let isOver = false;
    void voicesFor(language).then(({ length }) => !isOver && setMute(length === 0));
    return () => {
      isOver = true;
    };
  }, [speech, language]);
  if (!canSpeak()) return undefined;

  function sample(): void {
    const { volume } = useSettings.getState();
    void openVoice({ language, rate, volume }).say([t("senses.sample")]);
  }

  return (
    <>
      <Tick on={speech} label={t("senses.speech")} flip={(on) => change({ speech: on })} />
      {speech && (
        <div className="volume">
          <label htmlFor="speech-rate">{t("senses.rate")}</label>
          <input
            id="speech-rate"
            type="range"
            min={SLOWEST}
            max={FASTEST}
            step={STEP}
            value={rate}
            onChange={({ target }) => change({ speechRate: Number(target.value) })}
          />
          <button type="button" className="button" disabled={isMute} onClick={sample}>
            {t("settings.listen")}
          </button>
        </div>
      )}
      {speech && isMute && (
        <p className="settings-note" role="status">
          {t("senses.noVoice")}
        </p>
      )}
    </>
  );
}
