import type { AnyGameClient } from "@harbor/ui";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useSettings } from "../settings/settingsStore.ts";
import type { TableSnapshot } from "../table/table.ts";
import { useTableStore } from "../table/tableStore.ts";
import { useGame } from "../useGame.ts";
import { isOwnTurn, loudestOf, newcomers, newsIn, titleOf } from "./news.ts";
import { notify } from "./notify.ts";
import { playIfWanted } from "./playIfWanted.ts";
import { allowSounds } from "./sounds.ts";
import { useTabTitle } from "./useTabTitle.ts";

/** How long the title tells of somebody who came while the user was looking. */
const SEEN_MS = 8000;
const GESTURES = ["pointerdown", "keydown"] as const;

/**
 * Signals news at the table to a player who is looking elsewhere: by the tab's title and icon, a sound, a notification.
 */
export function useAttention(client: AnyGameClient, unread: number, elsewhere: number): void {
  const game = useGame();
  const { t } = useTranslation();
  const here = useTableStore(({ snapshot }) => snapshot !== undefined && isOwnTurn(snapshot));
  const [came, setCame] = useState<string>();
  const words = { turn: came === undefined ? t("attention.turn") : t("finding.came", { name: came }) };
  const isNews = here || came !== undefined;
  useTabTitle(titleOf(game.title, { here: isNews, elsewhere, unread }, words), isNews);

  // Whoever looks at the page has seen it.
  useEffect(() => {
    if (came === undefined) return;
    const seen = () => document.hidden || setCame(undefined);
    const timer = setTimeout(seen, SEEN_MS);
    document.addEventListener("visibilitychange", seen);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", seen);
    };
  }, [came]);

  useEffect(() => {
    for (const gesture of GESTURES) addEventListener(gesture, allowSounds);
    return () => {
      for (const gesture of GESTURES) removeEventListener(gesture, allowSounds);
    };
  }, []);

  const before = useRef<TableSnapshot>(undefined);
  const snapshot = useTableStore((store) => store.snapshot);
  useEffect(() => {
    const news = snapshot === undefined ? [] : newsIn(before.current, snapshot, client.cue);
    const [name] = snapshot === undefined ? [] : newcomers(before.current, snapshot);
    if (name !== undefined && news.includes("company")) setCame(name);
    before.current = snapshot;
    const { notify: wanted } = useSettings.getState();
    const loudest = loudestOf(news);
    if (loudest !== undefined) playIfWanted(loudest);
    const code = snapshot?.lobby?.code;
    if (!wanted || code === undefined) return;
    if (news.includes("turn")) notify(t("attention.turn"), t("attention.turnAt", { code }), code);
    if (news.includes("company") && name !== undefined)
      notify(t("finding.came", { name }), t("finding.cameAt", { name, code }), code);
    if (news.includes("end")) notify(t("attention.end"), t("attention.endAt", { code }), code);
  }, [snapshot, client, t]);
}
