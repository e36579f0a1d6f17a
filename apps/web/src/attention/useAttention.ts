import type { AnyStage } from "@harbor/face";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { FACE } from "../games.ts";
import { useSettings } from "../settings/settingsStore.ts";
import type { TableSnapshot } from "../table/table.ts";
import { useTableStore } from "../table/tableStore.ts";
import { isOwnTurn, newsIn, titleOf } from "./news.ts";
import { notify } from "./notify.ts";
import { allowSounds, playSound } from "./sounds.ts";
import { useTabTitle } from "./useTabTitle.ts";

const GESTURES = ["pointerdown", "keydown"] as const;

/** Says to who looks elsewhere what is new at the table: by the tab's title and picture, a sound, a notification. */
export function useAttention(stage: AnyStage, unread: number, elsewhere: number): void {
  const { t } = useTranslation();
  const here = useTableStore(({ snapshot }) => snapshot !== undefined && isOwnTurn(snapshot));
  const title = titleOf(FACE.title, { here, elsewhere, unread }, { turn: t("attention.turn") });
  useTabTitle(title, here);

  useEffect(() => {
    for (const gesture of GESTURES) addEventListener(gesture, allowSounds);
    return () => {
      for (const gesture of GESTURES) removeEventListener(gesture, allowSounds);
    };
  }, []);

  const before = useRef<TableSnapshot>(undefined);
  const snapshot = useTableStore((store) => store.snapshot);
  useEffect(() => {
    const news = snapshot === undefined ? [] : newsIn(before.current, snapshot, stage.cue);
    before.current = snapshot;
    const { sound, volume, notify: wanted } = useSettings.getState();
    // The reveal tells by itself that bids are over; a bell in the same moment would drown it.
    const loudest = news[0];
    if (sound && loudest !== undefined) playSound(loudest, volume);
    const code = snapshot?.lobby?.code;
    if (!wanted || code === undefined) return;
    if (news.includes("turn")) notify(t("attention.turn"), t("attention.turnAt", { code }), code);
    if (news.includes("end")) notify(t("attention.end"), t("attention.endAt", { code }), code);
  }, [snapshot, stage, t]);
}
