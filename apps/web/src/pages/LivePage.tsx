import type { AnyGameClient } from "@harbor/ui";
import { lazy, Suspense, useCallback, useEffect, useRef } from "react";
import { fetchReplay } from "../api/replays.ts";
import { useMine } from "../api/useMine.ts";
import { ShortTime } from "../attention/ShortTime.tsx";
import { useAttention } from "../attention/useAttention.ts";
import { MishapGuard, MishapNote } from "../mishap/Mishap.tsx";
import { Deadline } from "../people/Deadline.tsx";
import { TableButton } from "../people/TableButton.tsx";
import { useUnread } from "../people/unread.ts";
import { RatingChanges } from "../rating/RatingChanges.tsx";
import { go } from "../router.ts";
import { TableScreen } from "../table/TableScreen.tsx";
import type { Table } from "../table/table.ts";
import { useTableStore } from "../table/tableStore.ts";
import { CurrentGame } from "../useGame.ts";
import { Lost } from "./Lost.tsx";
import { LostTable } from "./LostTable.tsx";
import { useLiveTable } from "./useLiveTable.ts";
import { Waiting } from "./Waiting.tsx";

const ELSEWHERE_EVERY_MS = 60_000;
const Lobby = lazy(async () => ({ default: (await import("./lobby/Lobby.tsx")).Lobby }));
const Afterwards = lazy(async () => ({ default: (await import("../replay/Afterwards.tsx")).Afterwards }));
const NOBODY: readonly never[] = [];

/** A table on the server: its lobby, then the game, or a helpful page if the table cannot be shown. */
export function LivePage({ code }: { readonly code: string }) {
  const { opened, missing } = useLiveTable(code);
  if (missing !== undefined) return <Lost why={missing} />;
  if (opened === undefined) return <Waiting />;
  const { game, client, table } = opened;
  return (
    <CurrentGame value={game}>
      <LiveTable code={code} client={client} table={table} />
    </CurrentGame>
  );
}

type LiveTableProps = { readonly code: string; readonly client: AnyGameClient; readonly table: Table };

function LiveTable({ code, client, table }: LiveTableProps) {
  const lobby = useTableStore((store) => store.snapshot?.lobby);
  const closed = useTableStore((store) => store.snapshot?.closedBy);
  const { mine } = useMine({ everyMs: ELSEWHERE_EVERY_MS });
  const elsewhere = mine.filter((one) => one.yourTurn === true && one.code !== code).length;
  useAttention(client, useUnread(), elsewhere);

  const people = useTableStore((store) => store.snapshot?.people) ?? NOBODY;
  const own = useTableStore((store) => store.snapshot?.seat);
  const load = useCallback(async () => {
    const reply = await fetchReplay(code);
    return reply.ok ? reply.value : undefined;
  }, [code]);

  // A host who opens a table wants to play.
  const fresh = lobby?.status === "open" && lobby.you.isHost && lobby.seats.every(({ kind }) => kind === "empty");
  const sat = useRef(false);
  useEffect(() => {
    if (!fresh || sat.current) return;
    sat.current = true;
    table.send({ do: "sit", seat: 0 });
  }, [fresh, table]);

  // The player who asked for the rematch goes there at once; others are told.
  const rematch = lobby?.rematch;
  const asked = useRef(false);
  useEffect(() => {
    if (asked.current && rematch !== undefined) go(`/t/${rematch}`);
  }, [rematch]);

  function playAgain() {
    asked.current = true;
    if (rematch === undefined) table.send({ do: "rematch" });
    else go(`/t/${rematch}`);
  }

  if (closed !== undefined) {
    return <LostTable code={code} refusal={closed} closeTable={() => table.send({ do: "close" })} />;
  }
  if (lobby === undefined) return <Waiting />;
  if (lobby.status === "closed") {
    return (
      <Lost why={lobby.game === undefined ? "closed" : "givenUp"}>
        <RatingChanges />
      </Lost>
    );
  }
  if (lobby.status === "open") return <Lobby client={client} lobby={lobby} />;
  return (
    <TableScreen
      client={client}
      tools={
        <>
          <ShortTime tables={mine} here={code} />
          <Deadline />
          <TableButton client={client} />
        </>
      }
      afterwards={
        <MishapGuard fallback={<MishapNote />}>
          <RatingChanges />
          <Suspense>
            <Afterwards client={client} people={people} load={load} code={code} own={own} watchable />
          </Suspense>
        </MishapGuard>
      }
      again={playAgain}
    />
  );
}
