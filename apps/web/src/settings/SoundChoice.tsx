import { useState } from "react";
import { useTranslation } from "react-i18next";
import { askConsent, consent } from "../attention/notify.ts";
import { allowSounds, playSound } from "../attention/sounds.ts";
import { useSettings } from "./settingsStore.ts";

const STEP = 0.1;

/** How users are told of their turn while they look elsewhere. */
export function SoundChoice() {
  const { t } = useTranslation();
  const sound = useSettings((settings) => settings.sound);
  const volume = useSettings((settings) => settings.volume);
  const change = useSettings((settings) => settings.change);

  function sample(): void {
    allowSounds();
    playSound("turn", useSettings.getState().volume);
  }

  return (
    <>
      <label className="tick">
        <input type="checkbox" checked={sound} onChange={({ target }) => change({ sound: target.checked })} />
        {t("settings.sound")}
      </label>
      {sound && (
        <div className="volume">
          <label htmlFor="volume">{t("settings.volume")}</label>
          <input
            id="volume"
            type="range"
            min={STEP}
            max={1}
            step={STEP}
            value={volume}
            onChange={({ target }) => change({ volume: Number(target.value) })}
          />
          <button type="button" className="button" onClick={sample}>
            {t("settings.listen")}
          </button>
        </div>
      )}
      <Notifications />
    </>
  );
}

/** The browser asks for permission only after this button is pressed. */
function Notifications() {
  const { t } = useTranslation();
  const notify = useSettings((settings) => settings.notify);
  const change = useSettings((settings) => settings.change);
  const [given, setGiven] = useState(consent);

  async function allow() {
    const answer = await askConsent();
    setGiven(answer);
    change({ notify: answer === "granted" });
  }

  switch (given) {
    case "impossible":
      return undefined;
    case "denied":
      return <p className="settings-note">{t("settings.notifyDenied")}</p>;
    case "unknown":
      return (
        <div>
          <button type="button" className="button" onClick={() => void allow()}>
            {t("settings.notifyAllow")}
          </button>
          <p className="settings-note">{t("settings.notifyText")}</p>
        </div>
      );
    case "granted":
      return (
        <label className="tick">
          <input type="checkbox" checked={notify} onChange={({ target }) => change({ notify: target.checked })} />
          {t("settings.notify")}
        </label>
      );
    default:
      return given satisfies never;
  }
}
