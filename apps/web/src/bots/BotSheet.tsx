import { STRENGTHS } from "@harbor/bots";
import { type BotFace, Modal } from "@harbor/ui";
import { useTranslation } from "react-i18next";
import { useSettings } from "../settings/settingsStore.ts";
import { useGame } from "../useGame.ts";
import { BotPortrait } from "./BotPortrait.tsx";
import "./bots.css";

type BotSheetProps = {
  /** The bots already at the table. */
  readonly seated: ReadonlySet<string>;
  choose(bot: BotFace): void;
  close(): void;
};

/** Lists all bots by strength, each with a portrait and a line about them. */
export function BotSheet({ seated, choose, close }: BotSheetProps) {
  const { t } = useTranslation();
  const { bots } = useGame();
  const language = useSettings((settings) => settings.language);
  return (
    <Modal title={t("bots.title")} className="dialog bot-sheet" closeLabel={t("close")} close={close}>
      {STRENGTHS.map((strength) => (
        <section key={strength}>
          <h3>{t(`bots.${strength}`)}</h3>
          <ul className="bot-cards">
            {bots
              .filter((bot) => bot.strength === strength)
              .map((bot) => (
                <li key={bot.id}>
                  <button
                    type="button"
                    className="bot-card"
                    data-bot={bot.id}
                    disabled={seated.has(bot.id)}
                    onClick={() => {
                      choose(bot);
                      close();
                    }}
                  >
                    <BotPortrait bot={bot.id} className="bot-portrait" />
                    <b>{bot.name}</b>
                    <span>{seated.has(bot.id) ? t("bots.seated") : bot.temper[language]}</span>
                  </button>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </Modal>
  );
}
