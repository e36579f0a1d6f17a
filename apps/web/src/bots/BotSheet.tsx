import { STRENGTHS } from "@harbor/bots";
import { type BotFace, Modal } from "@harbor/face";
import { useTranslation } from "react-i18next";
import { FACE } from "../games.ts";
import { useSettings } from "../settings/settingsStore.ts";
import "./bots.css";

type BotSheetProps = {
  /** Who sits at the table already. */
  readonly seated: ReadonlySet<string>;
  choose(bot: BotFace): void;
  close(): void;
};

/** All whom one can play against, by strength, each with a face and what they are like. */
export function BotSheet({ seated, choose, close }: BotSheetProps) {
  const { t } = useTranslation();
  const language = useSettings((settings) => settings.language);
  return (
    <Modal title={t("bots.title")} className="dialog bot-sheet" closeLabel={t("close")} close={close}>
      {STRENGTHS.map((strength) => (
        <section key={strength}>
          <h3>{t(`bots.${strength}`)}</h3>
          <ul className="bot-cards">
            {FACE.bots
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
                    <FACE.BotPortrait bot={bot.id} className="bot-portrait" />
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
