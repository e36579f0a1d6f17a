import { STRENGTHS } from "@harbor/bots";
import type { Person } from "@harbor/ui";
import { BotPortrait } from "../bots/BotPortrait.tsx";
import { loadClient } from "../gameClient.ts";
import { Link } from "../Link.tsx";
import { startLocal } from "../replay/startLocal.ts";
import { pathOf } from "../router.ts";
import { useSettings } from "../settings/settingsStore.ts";
import { planLocal } from "../table/localPlan.ts";
import { useGame } from "../useGame.ts";
import { useLessonTexts } from "./texts/useLessonTexts.ts";

type FirstGameProps = {
  readonly title: string;
  /** After the last lesson, these are the buttons to press. */
  readonly main?: boolean;
};

/** One click to a first game: against the gentlest bot, or alone. */
export function FirstGame({ title, main = false }: FirstGameProps) {
  const game = useGame();
  const { t } = useLessonTexts();
  const { newcomer, solo } = game.texts[useSettings((settings) => settings.language)];
  const name = useSettings((settings) => settings.name);
  const { againstBots, soloMode } = game;
  const gentlest = game.bots.find(({ strength }) => strength === STRENGTHS[0]) ?? game.bots[0];
  const look = main ? "learn-lesson learn-next" : "learn-lesson";

  async function playBot() {
    if (againstBots === undefined || gentlest === undefined) return;
    const you: Person = { name: name || newcomer, color: 0, kind: "person" };
    const bot: Person = { name: gentlest.name, color: 1, kind: "bot", bot: gentlest.id };
    startLocal(planLocal(await loadClient(game), "bots", againstBots.mode, [you, bot]), []);
  }

  return (
    <section aria-labelledby="first-game">
      <h2 id="first-game" className="learn-title">
        {title}
      </h2>
      <div className="learn-play">
        {againstBots !== undefined && gentlest !== undefined && (
          <button type="button" className={look} onClick={() => void playBot()}>
            <BotPortrait bot={gentlest.id} className="learn-bot" />
            <span className="learn-words">
              <b>{t("bot", { name: gentlest.name })}</b>
              <span>{t("botText")}</span>
            </span>
          </button>
        )}
        {soloMode !== undefined && (
          <Link href={pathOf(game, "solo")} className={look}>
            <span className="learn-words">
              <b>{t("solo")}</b>
              <span>{solo}</span>
            </span>
          </Link>
        )}
      </div>
    </section>
  );
}
