import { lazy, Suspense, use, useCallback, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { introduce } from "../api/http.ts";
import { fetchReplay } from "../api/replays.ts";
import { go } from "../router.ts";
import { useSettings } from "../settings/settingsStore.ts";
import { loadStage } from "../stage.ts";
import { connect } from "../table/connect.ts";
import { type LiveTable, openLiveTable } from "../table/liveTable.ts";
import { TableScreen } from "../table/TableScreen.tsx";
import { useTableStore } from "../table/tableStore.ts";
import { Deadline } from "./Deadline.tsx";
import { Lobby } from "./Lobby.tsx";
import { Lost, type LostWhy } from "./Lost.tsx";
import { OtherDevice } from "./OtherDevice.tsx";
import { Waiting } from "./Waiting.tsx";

const Afterwards = lazy(async () => ({ default: (await import("../replay/Afterwards.tsx")).Afterwards }));
const NOBODY: readonly never[] = [];

/** A table on the server: before the start its lobby, then the game, and a page that helps where there is none. */
export function LivePage({ code }: { readonly code: string }) {
  const stage = use(loadStage());
  const { t } = useTranslation();
  const [table, setTable] = useState<LiveTable>();
  const [reached, setReached] = useState(true);
  const attach = useTableStore((store) => store.attach);
  const detach = useTableStore((store) => store.detach);

  // biome-ignore lint/correctness/useExhaustiveDependencies: one connection for each table, whatever the language
  useEffect(() => {
    let open = true;
    async function come() {
      // The server must know who this is before the socket asks.
      const known = await introduce(useSettings.getState().name || undefined);
      if (!open) return;
      setReached(known);
      if (!known) return;
      const opened = openLiveTable(stage, code, connect(), (nth) => t("hotseat.botName", { number: nth }));
      setTable(opened);
      attach(opened);
    }
    void come();
    return () => {
      open = false;
      detach();
    };
  }, [stage, code]);

  const lobby = useTableStore((store) => store.snapshot?.lobby);
  const people = useTableStore((store) => store.snapshot?.people) ?? NOBODY;
  const load = useCallback(async () => {
    const reply = await fetchReplay(code);
    return reply.ok ? reply.value : undefined;
  }, [code]);
  const refusal = useTableStore((store) => store.snapshot?.refusal);
  const rematch = lobby?.rematch;
  // Who opens a table means to play at it.
  const fresh = lobby?.status === "open" && lobby.you.isHost && lobby.seats.every(({ kind }) => kind === "empty");
  useEffect(() => {
    if (fresh) table?.send({ do: "sit", seat: 0 });
  }, [fresh, table]);
  if (!reached) return <Lost why="server" />;
  if (table === undefined) return <Waiting />;
  const closed = table.closedBy();
  if (closed !== undefined) return <Lost why={whyLost(closed)} />;
  if (lobby === undefined) return refusal === undefined ? <Waiting /> : <Lost why={whyLost(refusal)} />;
  if (lobby.status === "closed") return <Lost why="finished" />;
  if (lobby.status === "open") return <Lobby stage={stage} lobby={lobby} refusal={refusal} send={table.send} />;
  return (
    <TableScreen
      stage={stage}
      tools={
        <>
          <Deadline />
          <span className="tool-name">{code}</span>
        </>
      }
      afterwards={
        <Suspense>
          <Afterwards stage={stage} people={people} load={load} code={code} watchable />
        </Suspense>
      }
      settings={lobby.you.seat !== undefined && <OtherDevice />}
      again={() => (rematch === undefined ? table.send({ do: "rematch" }) : go(`/t/${rematch}`))}
    />
  );
}

function whyLost(code: string): LostWhy {
  if (code === "no-such-table" || code === "malformed") return "table";
  return code === "no-spectators" ? "full" : "server";
}
