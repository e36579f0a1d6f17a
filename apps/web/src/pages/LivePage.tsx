import { lazy, Suspense, use, useCallback, useEffect, useRef } from "react";
import { fetchReplay } from "../api/replays.ts";
import { useMine } from "../api/useMine.ts";
import { useAttention } from "../attention/useAttention.ts";
import { MishapGuard, MishapNote } from "../mishap/Mishap.tsx";
import { Deadline } from "../people/Deadline.tsx";
import { TableButton } from "../people/TableButton.tsx";
import { useUnread } from "../people/unread.ts";
import { go } from "../router.ts";
import { loadStage } from "../stage.ts";
import { TableScreen } from "../table/TableScreen.tsx";
import { useTableStore } from "../table/tableStore.ts";
import { Lost } from "./Lost.tsx";
import { LostTable } from "./LostTable.tsx";
import { Lobby } from "./lobby/Lobby.tsx";
import { useLiveTable } from "./useLiveTable.ts";
import { Waiting } from "./Waiting.tsx";

const ELSEWHERE_EVERY_MS = 60_000;
const Afterwards = lazy(async () => ({ default: (await import("../replay/Afterwards.tsx")).Afterwards }));
const NOBODY: readonly never[] = [];

/** A table on the server: before the start its lobby, then the game, and a page that helps where there is none. */
export function LivePage({ code }: { readonly code: string }) {
  const own = use(loadStage());
  const { table, stage = own, missing } = useLiveTable(code);
  const lobby = useTableStore((store) => store.snapshot?.lobby);
  const closed = useTableStore((store) => store.snapshot?.closedBy);
  const { mine } = useMine(ELSEWHERE_EVERY_MS);
  const elsewhere = mine.filter((one) => one.yourTurn === true && one.code !== code).length;
  useAttention(stage, useUnread(), elsewhere);

  const people = useTableStore((store) => store.snapshot?.people) ?? NOBODY;
  const load = useCallback(async () => {
    const reply = await fetchReplay(code);
    return reply.ok ? reply.value : undefined;
  }, [code]);

  // Who opens a table means to play at it.
  const fresh = lobby?.status === "open" && lobby.you.isHost && lobby.seats.every(({ kind }) => kind === "empty");
  const sat = useRef(false);
  useEffect(() => {
    if (!fresh || sat.current) return;
    sat.current = true;
    table?.send({ do: "sit", seat: 0 });
  }, [fresh, table]);

  // Whoever asked for a rematch goes there as soon as there is one; others are told of it.
  const rematch = lobby?.rematch;
  const asked = useRef(false);
  useEffect(() => {
    if (asked.current && rematch !== undefined) go(`/t/${rematch}`);
  }, [rematch]);

  function playAgain() {
    asked.current = true;
    if (rematch === undefined) table?.send({ do: "rematch" });
    else go(`/t/${rematch}`);
  }

  if (missing !== undefined) return <Lost why={missing} />;
  if (table === undefined) return <Waiting />;
  if (closed !== undefined) {
    return <LostTable code={code} refusal={closed} closeTable={() => table.send({ do: "close" })} />;
  }
  if (lobby === undefined) return <Waiting />;
  if (lobby.status === "closed") return <Lost why={lobby.game === undefined ? "closed" : "givenUp"} />;
  if (lobby.status === "open") return <Lobby stage={stage} lobby={lobby} />;
  return (
    <TableScreen
      stage={stage}
      tools={
        <>
          <Deadline />
          <TableButton stage={stage} />
        </>
      }
      afterwards={
        <MishapGuard fallback={<MishapNote />}>
          <Suspense>
            <Afterwards stage={stage} people={people} load={load} code={code} watchable />
          </Suspense>
        </MishapGuard>
      }
      again={playAgain}
    />
  );
}
