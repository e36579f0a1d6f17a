import { STRENGTHS } from "@harbor/bots";
import { allOf, type Person } from "@harbor/ui";
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

/** One click to a first game: against the gentlest bots, as few as may be, or alone. */
export function FirstGame({ title, main = false }: FirstGameProps) {
  const game = useGame();
  const { t } = useLessonTexts();
  const language = useSettings((settings) => settings.language);
  const { newcomer, solo } = game.texts[language];
  const name = useSettings((settings) => settings.name);
  const { againstBots, soloMode } = game;
  const gentle = game.bots.toSorted((a, b) => STRENGTHS.indexOf(a.strength) - STRENGTHS.indexOf(b.strength));
  const opponents = gentle.slice(0, Math.min(...(againstBots?.opponents ?? [])));
  const look = main ? "learn-lesson learn-next" : "learn-lesson";

  async function playBots() {
    if (againstBots === undefined) return;
    const you: Person = { name: name || newcomer, color: 0, kind: "person" };
    const bots = opponents.map((bot, nth): Person => ({ name: bot.name, color: nth + 1, kind: "bot", bot: bot.id }));
    startLocal(planLocal(await loadClient(game), "bots", againstBots.mode, [you, ...bots]), []);
  }

  return (
    <section aria-labelledby="first-game">
      <h2 id="first-game" className="learn-title">
        {title}
      </h2>
      <div className="learn-play">
        {againstBots !== undefined && opponents.length > 0 && (
          <button type="button" className={look} onClick={() => void playBots()}>
            {opponents.map(({ id }) => (
              <BotPortrait key={id} bot={id} className="learn-bot" />
            ))}
            <span className="learn-words">
              <b>
                {t("bot", {
                  name: allOf(
                    language,
                    opponents.map((bot) => bot.name),
                  ),
                })}
              </b>
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
