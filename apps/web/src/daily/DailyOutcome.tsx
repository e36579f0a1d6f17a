import type { AnyGameClient } from "@harbor/ui";
import { Link } from "../Link.tsx";
import { pathOf } from "../router.ts";
import { useSettings } from "../settings/settingsStore.ts";
import { useGame } from "../useGame.ts";
import { DayPanel } from "./DayPanel.tsx";
import { ownDay } from "./ownDays.ts";
import { useDaily } from "./useDaily.ts";
import { useDailyTexts } from "./useDailyTexts.ts";
import "./daily.css";

type DailyOutcomeProps = {
  readonly client: AnyGameClient;
  readonly day: string;
  /** The recording of the game that has just ended. */
  readonly id: string;
};

/** After the game of the day: whether the result counts, and how others did. */
export function DailyOutcome({ client, day, id }: DailyOutcomeProps) {
  const { t } = useDailyTexts();
  const manifest = useGame();
  const language = useSettings((settings) => settings.language);
  const state = useDaily(client.game.id);
  const first = ownDay(client.game.id, day);
  return (
    <section className="panel daily">
      <h2>{manifest.texts[language].daily?.name}</h2>
      {first !== undefined && first.id !== id && <p className="daily-fun">{t("countsNot", { score: first.score })}</p>}
      {first?.id === id && first.isSettled && first.refused === undefined && <p className="daily-fun">{t("counts")}</p>}
      {first?.refused !== undefined && <p role="alert">{t("refused", { code: first.refused })}</p>}
      <DayPanel state={state} day={day} own={first?.score} />
      <Link href={pathOf(manifest, "daily")} className="button">
        {t("all")}
      </Link>
    </section>
  );
}
