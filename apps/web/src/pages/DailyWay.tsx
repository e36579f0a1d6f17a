import { useTranslation } from "react-i18next";
import { dayOf } from "../daily/day.ts";
import { ownDay } from "../daily/ownDays.ts";
import { Link } from "../Link.tsx";
import { pathOf } from "../router.ts";
import { useSettings } from "../settings/settingsStore.ts";
import { useGame } from "../useGame.ts";

/** The way to the game of the day, and whether today's has been played in this browser. */
export function DailyWay() {
  const { t } = useTranslation();
  const game = useGame();
  const language = useSettings((settings) => settings.language);
  const { daily } = game.texts[language];
  if (game.soloMode === undefined || daily === undefined) return undefined;
  const played = ownDay(game.id, dayOf(Date.now()));
  return (
    <Link href={pathOf(game, "daily")} className="way way-daily">
      <b>{daily.name}</b>
      <span>{played === undefined ? daily.text : t("home.dailyPlayed", { score: played.score })}</span>
    </Link>
  );
}
