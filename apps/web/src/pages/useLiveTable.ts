import type { AnyStage } from "@harbor/face";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { introduce } from "../api/http.ts";
import { useSettings } from "../settings/settingsStore.ts";
import { connect } from "../table/connect.ts";
import { openLiveTable } from "../table/liveTable.ts";
import type { Table } from "../table/table.ts";
import { useTableStore } from "../table/tableStore.ts";

const TRY_AGAIN_MS = 2000;
const TYPING_MS = 700;

/** Opens a table on the server for as long as it is on the screen, however long the server has to be waited for. */
export function useLiveTable(stage: AnyStage, code: string) {
  const { t } = useTranslation();
  const [table, setTable] = useState<Table>();
  const [reached, setReached] = useState(true);
  const attach = useTableStore((store) => store.attach);
  const detach = useTableStore((store) => store.detach);

  // biome-ignore lint/correctness/useExhaustiveDependencies: one connection for each table, whatever the language
  useEffect(() => {
    let open = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    async function come() {
      // The server must know who this is before the socket asks.
      const known = await introduce(useSettings.getState().name.trim() || undefined);
      if (!open) return;
      setReached(known);
      if (!known) {
        timer = setTimeout(() => void come(), TRY_AGAIN_MS);
        return;
      }
      const opened = openLiveTable(stage, code, connect(), (nth) => t("hotseat.botName", { number: nth }));
      setTable(opened);
      attach(opened);
    }
    void come();
    return () => {
      open = false;
      clearTimeout(timer);
      detach();
    };
  }, [stage, code]);

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

  return { table, reached };
}
