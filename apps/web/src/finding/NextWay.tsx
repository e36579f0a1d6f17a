import type { TableCard } from "@harbor/protocol";
import type { GameManifest } from "@harbor/ui";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useTables } from "../api/useMine.ts";
import { allowSounds } from "../attention/sounds.ts";
import { loadClient } from "../gameClient.ts";
import { settingsOf, strangersPlan } from "../pages/tablePlan.ts";
import { go } from "../router.ts";
import { useSettings } from "../settings/settingsStore.ts";
import { useGame } from "../useGame.ts";
import { peopleWaiting } from "./companions.ts";
import { rememberWaiting } from "./waitingFor.ts";
import "./next.css";

/** Whether a table plays what a new one would. */
function isSuch({ settings }: TableCard, { id, firstTable }: GameManifest): boolean {
  return settings.game === id && (firstTable === undefined || settings.options.mode === firstTable.mode);
}

type NextWayProps = {
  /** Only its name and who waits, among other short ways. */
  readonly brief?: boolean;
};

/** One click to a seat beside somebody who waits, or to a table of one's own to wait at. */
export function NextWay({ brief = false }: NextWayProps) {
  const { t } = useTranslation();
  const game = useGame();
  const open = useTables(({ open: tables }) => tables);
  const waiting = peopleWaiting(open.filter((table) => isSuch(table, game)));
  const language = useSettings((settings) => settings.language);
  const [looking, setLooking] = useState(false);
  const [failed, setFailed] = useState<string>();

  async function look() {
    if (looking) return;
    // The bell that rings while somebody waits needs a click, and this may be the last one.
    allowSounds();
    setLooking(true);
    setFailed(undefined);
    const why = await sitDown();
    setLooking(false);
    setFailed(why);
  }

  async function sitDown(): Promise<string | undefined> {
    const [client, { introduce }, { playNext }] = await Promise.all([
      loadClient(game),
      import("../api/http.ts"),
      import("../api/finding.ts"),
    ]);
    const name = useSettings.getState().name.trim() || game.texts[language].newcomer;
    await introduce(name);
    const plan = strangersPlan(client, game.firstTable);
    const found = await playNext(settingsOf(client, plan, { game: game.id }));
    if (!found.ok) return found.code === "too-many-tables" ? t("refused.too-many-tables") : t("open.failed");
    if (found.value.opened) rememberWaiting(found.value.code);
    go(`/t/${found.value.code}`);
    return undefined;
  }

  const somebody = waiting > 0 && !looking && <em> {t("finding.somebody", { count: waiting })}</em>;
  if (brief) {
    return (
      <>
        <button type="button" className="door-way" aria-disabled={looking} onClick={() => void look()}>
          <b>
            {looking ? t("finding.looking") : t("finding.next")}
            {somebody}
          </b>
        </button>
        {failed !== undefined && (
          <p role="alert" className="way-failed">
            {failed}
          </p>
        )}
      </>
    );
  }
  return (
    <div className="way-next">
      <button type="button" className="way" aria-disabled={looking} onClick={() => void look()}>
        <b>{t("finding.next")}</b>
        <span>
          {looking ? t("finding.looking") : (game.texts[language].next ?? t("finding.nextText"))}
          {somebody}
        </span>
      </button>
      {failed !== undefined && (
        <p role="alert" className="way-failed">
          {failed}
        </p>
      )}
    </div>
  );
}
