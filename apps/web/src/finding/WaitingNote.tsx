import type { TableView } from "@harbor/protocol";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { playNext } from "../api/finding.ts";
import { go, homeOf, pathOf } from "../router.ts";
import { useSettings } from "../settings/settingsStore.ts";
import { useTableStore } from "../table/tableStore.ts";
import { useGame } from "../useGame.ts";
import { minutesSince } from "./companions.ts";
import { isWaitingAt, rememberWaiting, wishOf } from "./waitingFor.ts";
import "./waiting.css";

const AGAIN_MS = 15_000;
/** By then it is quiet enough to say so. */
const LONG_MINUTES = 5;

/** Whether somebody sits alone at a public table and hopes for others. */
export function isWaitingAlone({ status, settings, seats, you }: TableView): boolean {
  if (status !== "open" || !settings.isPublic || you.seat === undefined) return false;
  const others = seats.filter((seat, nth) => nth !== you.seat && seat.kind === "person");
  return others.length === 0 && seats.some(({ kind }) => kind === "empty");
}

/** For somebody who waits for others to come: how long it has been, and what to do meanwhile. */
export function WaitingNote({ lobby, now }: { readonly lobby: TableView; readonly now: number }) {
  const { t } = useTranslation();
  const game = useGame();
  const send = useTableStore((store) => store.table?.send);
  const sound = useSettings((settings) => settings.sound);
  const change = useSettings((settings) => settings.change);
  const { code, settings, seats, you } = lobby;
  const own = seats[you.seat ?? -1];
  const since = own?.kind === "person" ? (own.since ?? now) : now;
  const count = minutesSince(since, now);
  useSomebodyElse(code, settings);
  const meanwhile = game.soloMode !== undefined ? "solo" : game.againstBots !== undefined ? "bots" : undefined;

  // The list at home shall not show it any more.
  function stop() {
    const unsubscribe = useTableStore.subscribe(({ snapshot }) => {
      if (snapshot?.lobby?.code === code && snapshot.lobby.status === "open") return;
      unsubscribe();
      if (snapshot?.lobby?.status === "closed") go(homeOf(game));
    });
    send?.({ do: "close" });
  }

  return (
    <section className="panel stack waiting-note">
      <h2>{t("finding.waiting")}</h2>
      <p>
        <b>{count === 0 ? t("finding.youJust") : t("finding.you", { count })}</b> {t("finding.listed")}
      </p>
      <p>
        {t(sound ? "finding.rings" : "finding.silent")}
        {count >= LONG_MINUTES && <> {t("finding.long")}</>}
      </p>
      <div className="row">
        {meanwhile !== undefined && (
          <a className="button" href={pathOf(game, meanwhile)} target="_blank" rel="noopener">
            {t(`finding.${meanwhile}`)} <span className="unseen">{t("finding.newTab")}</span>
            <NewTab />
          </a>
        )}
        {!sound && (
          <button type="button" className="button" onClick={() => change({ sound: true })}>
            {t("finding.soundOn")}
          </button>
        )}
        {you.isHost && isWaitingAt(code) && (
          <button type="button" className="button quiet" onClick={stop}>
            {t("finding.stop")}
          </button>
        )}
      </div>
    </section>
  );
}

/** Asks now and then whether somebody has been waiting longer elsewhere: two people must not wait for each other. */
function useSomebodyElse(code: string, settings: TableView["settings"]): void {
  useEffect(() => {
    if (!isWaitingAt(code)) return;
    const timer = setInterval(async () => {
      const found = await playNext(wishOf(settings), code);
      if (!found.ok || found.value.code === code || !isWaitingAt(code)) return;
      if (found.value.opened) rememberWaiting(found.value.code);
      go(`/t/${found.value.code}`);
    }, AGAIN_MS);
    return () => clearInterval(timer);
  }, [code, settings]);
}

function NewTab() {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path fill="none" stroke="currentColor" strokeWidth="2.5" d="M10 4H4v16h16v-6M14 3h7v7M21 3 11 13" />
    </svg>
  );
}
