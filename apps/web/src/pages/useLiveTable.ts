import type { AnyGameClient, GameManifest } from "@harbor/ui";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { introduce } from "../api/http.ts";
import { useSettings } from "../settings/settingsStore.ts";
import { connect } from "../table/connect.ts";
import { openLiveTable } from "../table/liveTable.ts";
import type { Table } from "../table/table.ts";
import { useTableStore } from "../table/tableStore.ts";
import { clientOfTable } from "./clientOfTable.ts";
import type { LostWhy } from "./Lost.tsx";

type Opened = { readonly game: GameManifest; readonly client: AnyGameClient; readonly table: Table };

const TRY_AGAIN_MS = 2000;
const TYPING_MS = 700;

/** Opens a table on the server while it is on the screen, however slow the server is. */
export function useLiveTable(code: string) {
  const { t } = useTranslation();
  const [opened, setOpened] = useState<Opened>();
  const [missing, setMissing] = useState<LostWhy>();
  const attach = useTableStore((store) => store.attach);
  const detach = useTableStore((store) => store.detach);

  // biome-ignore lint/correctness/useExhaustiveDependencies: one connection per table, whatever the language
  useEffect(() => {
    let open = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    async function come() {
      // The socket needs an identity, and the table needs its cards before it can be shown.
      const name = useSettings.getState().name.trim() || undefined;
      const [known, found] = await Promise.all([introduce(name), clientOfTable(code)]);
      if (!open) return;
      if (!known.ok && known.code === "banned") return setMissing("banned");
      if (!known.ok || !found.ok) {
        const why = known.ok && !found.ok ? found.why : "server";
        setMissing(why);
        // An unknown table or game stays unknown; try again for everything else.
        if (why === "table" || why === "game") return;
        timer = setTimeout(() => void come(), TRY_AGAIN_MS);
        return;
      }
      setMissing(undefined);
      const { client, game } = found;
      const table = openLiveTable(client, code, connect(code), (nth) => t("hotseat.botName", { number: nth }));
      setOpened({ game, client, table });
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

  return { opened, missing };
}
