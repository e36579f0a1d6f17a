import { STRENGTHS } from "@harbor/bots";
import { useTranslation } from "react-i18next";
import { FACE } from "../games.ts";
import { useSettings } from "../settings/settingsStore.ts";
import { LocalWay } from "./LocalWay.tsx";

const COUNTS = [1, 2, 3] as const;

/** A game against bots, one click away: how strong they are and how many is kept from the last time. */
export function BotsWay() {
  const { t } = useTranslation();
  const strength = useSettings((settings) => settings.botStrength);
  const count = useSettings((settings) => settings.botCount);
  const change = useSettings((settings) => settings.change);
  if (FACE.botsMode === undefined) return undefined;
  return (
    <div className="way-bots">
      <LocalWay kind="bots" />
      <div className="bots-wishes">
        <fieldset>
          <legend>{t("bots.strength")}</legend>
          {STRENGTHS.map((one) => (
            <button
              key={one}
              type="button"
              className="button"
              aria-pressed={one === strength}
              onClick={() => change({ botStrength: one })}
            >
              {t(`bots.${one}`)}
            </button>
          ))}
        </fieldset>
        <fieldset>
          <legend>{t("bots.count")}</legend>
          {COUNTS.map((one) => (
            <button
              key={one}
              type="button"
              className="button"
              aria-pressed={one === count}
              onClick={() => change({ botCount: one })}
            >
              {one}
            </button>
          ))}
        </fieldset>
        <span className="bots-faces" aria-hidden="true">
          {FACE.bots
            .filter((bot) => bot.strength === strength)
            .slice(0, count)
            .map(({ id }) => (
              <FACE.BotPortrait key={id} bot={id} className="bots-face" />
            ))}
        </span>
      </div>
    </div>
  );
}
