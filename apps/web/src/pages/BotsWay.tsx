import { STRENGTHS } from "@harbor/bots";
import { useTranslation } from "react-i18next";
import { BotPortrait } from "../bots/BotPortrait.tsx";
import { opponentsIn } from "../bots/opponents.ts";
import { useSettings } from "../settings/settingsStore.ts";
import { useGame } from "../useGame.ts";
import { LocalWay } from "./LocalWay.tsx";

/** Starts a game against bots with one click; remembers their strength and number. */
export function BotsWay() {
  const game = useGame();
  const { bots, againstBots } = game;
  const { t } = useTranslation();
  const strength = useSettings((settings) => settings.botStrength);
  const count = opponentsIn(
    game,
    useSettings((settings) => settings.botCount),
  );
  const change = useSettings((settings) => settings.change);
  if (againstBots === undefined) return undefined;
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
          {againstBots.opponents.map((one) => (
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
          {bots
            .filter((bot) => bot.strength === strength)
            .slice(0, count)
            .map(({ id }) => (
              <BotPortrait key={id} bot={id} className="bots-face" />
            ))}
        </span>
      </div>
    </div>
  );
}
