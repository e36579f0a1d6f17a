import type { AnyStage } from "@harbor/face";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { introduce, tableCard } from "../api/http.ts";
import { lookAgain, type StageFound, stageFor } from "../cards/stageFor.ts";
import { useSettings } from "../settings/settingsStore.ts";
import { connect } from "../table/connect.ts";
import { openLiveTable } from "../table/liveTable.ts";
import type { Table } from "../table/table.ts";
import { useTableStore } from "../table/tableStore.ts";

const TRY_AGAIN_MS = 2000;
const TYPING_MS = 700;

/** Opens a table on the server for as long as it is on the screen, however long the server has to be waited for. */
export function useLiveTable(code: string) {
  const { t } = useTranslation();
  const [opened, setOpened] = useState<{ readonly stage: AnyStage; readonly table: Table }>();
  const [missing, setMissing] = useState<"server" | "cards" | "banned">();
  const attach = useTableStore((store) => store.attach);
  const detach = useTableStore((store) => store.detach);

  // biome-ignore lint/correctness/useExhaustiveDependencies: one connection for each table, whatever the language
  useEffect(() => {
    let open = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    async function come() {
      // The server must know who this is before the socket asks, and the cards must be there before anything is shown.
      const name = useSettings.getState().name.trim() || undefined;
      const [known, found] = await Promise.all([introduce(name), stageAt(code)]);
      if (!open) return;
      if (!known.ok && known.code === "banned") return setMissing("banned");
      if (!known.ok || !found.ok) {
        setMissing(known.ok && !found.ok && found.why === "missing" ? "cards" : "server");
        timer = setTimeout(() => void come(), TRY_AGAIN_MS);
        return;
      }
      setMissing(undefined);
      const { stage } = found;
      const table = openLiveTable(stage, code, connect(code), (nth) => t("hotseat.botName", { number: nth }));
      setOpened({ stage, table });
      attach(table);
    }
    void come();
    return () => {
      open = false;
      clearTimeout(timer);
      detach();
    };
  }, [code]);

  useEffect(() => {
    let typing: ReturnType<typeof setTimeout> | undefined;
    const stop = useSettings.subscribe(({ name }, before) => {
      if (name === before.name || name.trim() === "") return;
      clearTimeout(typing);
      typing = setTimeout(() => void introduce(name.trim()), TYPING_MS);
    });
    return () => {
      clearTimeout(typing);
      stop();
    };
  }, []);

  return { ...opened, missing };
}

/** A table stays with the cards and the rules that it was begun with. Whether there is such a table at all is for the socket to say. */
async function stageAt(code: string): Promise<StageFound> {
  const card = await tableCard(code);
  if (!card.ok) return NO_TABLE.has(card.code) ? stageFor(undefined) : { ok: false, why: "unreachable" };
  const { settings, playedUnder } = card.value;
  const cards = playedUnder?.cards ?? settings.cards;
  const found = await stageFor(cards, undefined, playedUnder?.rules);
  if (!found.ok) lookAgain(cards, playedUnder?.rules);
  return found;
}

const NO_TABLE: ReadonlySet<string> = new Set(["no-such-table", "malformed"]);
