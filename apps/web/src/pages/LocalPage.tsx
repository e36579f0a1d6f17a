import type { Move } from "@harbor/kit";
import type { AnyGameClient, Person } from "@harbor/ui";
import { lazy, Suspense, use, useCallback, useEffect, useMemo, useState } from "react";
import { useAttention } from "../attention/useAttention.ts";
import { drawOpponents } from "../bots/opponents.ts";
import { dayOf } from "../daily/day.ts";
import { planDaily } from "../daily/planDaily.ts";
import { loadClient } from "../gameClient.ts";
import { MishapGuard, MishapNote } from "../mishap/Mishap.tsx";
import { bestScore } from "../replay/results.ts";
import { useSettings } from "../settings/settingsStore.ts";
import { clientAfter, clientOf, type LocalKind, type LocalPlan, planLocal } from "../table/localPlan.ts";
import { forgetGame, keyOf, savedGame } from "../table/localSaves.ts";
import { type LocalTable, openLocalTable } from "../table/localTable.ts";
import { TableScreen } from "../table/TableScreen.tsx";
import { useTableStore } from "../table/tableStore.ts";
import { UnsavedCall } from "../table/UnsavedCall.tsx";
import { useSlot } from "../table/useSlot.ts";
import { useGame } from "../useGame.ts";
import { OpenElsewhere } from "./OpenElsewhere.tsx";
import { Waiting } from "./Waiting.tsx";

type Game = {
  readonly plan: LocalPlan;
  readonly moves: readonly Move<unknown>[];
  /** Tells games apart, even with equal seeds. */
  readonly nth: number;
};

const HotseatSetup = lazy(async () => ({ default: (await import("./HotseatSetup.tsx")).HotseatSetup }));
const Afterwards = lazy(async () => ({ default: (await import("../replay/Afterwards.tsx")).Afterwards }));

/** A game in this browser, in one tab at a time. */
export function LocalPage({ kind }: { readonly kind: LocalKind }) {
  const { id } = useGame();
  const { state, takeOver } = useSlot(keyOf(id, kind));
  if (state === "asking") return <Waiting />;
  return state === "own" ? <OwnPage kind={kind} /> : <OpenElsewhere takeOver={takeOver} />;
}

/** Continues an unfinished game, or starts another at once; only hotseat asks who plays. */
function OwnPage({ kind }: { readonly kind: LocalKind }) {
  const manifest = useGame();
  const { newcomer } = manifest.texts[useSettings((settings) => settings.language)];
  const client = use(loadClient(manifest));
  const name = useSettings((settings) => settings.name);
  const [game, setGame] = useState<Game | undefined>(() => {
    const saved = savedGame(client, kind);
    return saved === undefined ? startAtOnce(client, 0) : { ...saved, nth: 0 };
  });
  const plan = game?.plan;
  // The next game uses the same cards.
  const [last, setLast] = useState(client);
  const played = useMemo(() => (plan === undefined ? last : (clientOf(client, plan) ?? client)), [client, plan, last]);

  /** The next game has the same bots. */
  function startAtOnce(played: AnyGameClient, nth: number, before?: LocalPlan): Game | undefined {
    if (kind === "hotseat") return undefined;
    const you: Person = { name: name || newcomer, color: 0, kind: "person" };
    if (kind === "daily") {
      const plan = planDaily(client, before?.day ?? dayOf(Date.now()), you);
      return plan && { plan, moves: [], nth };
    }
    const { soloMode, againstBots } = manifest;
    const mode = before?.mode ?? (kind === "solo" ? soloMode : againstBots?.mode);
    if (mode === undefined) return undefined;
    const people =
      kind === "solo" ? [you] : (before?.people ?? [you, ...drawOpponents(manifest, useSettings.getState())]);
    return { plan: planLocal(played, kind, mode, people), moves: [], nth };
  }

  if (game === undefined) {
    return <HotseatSetup client={client} last={last} start={(plan) => setGame({ plan, moves: [], nth: 0 })} />;
  }
  const next = game.nth + 1;
  return (
    <LocalGame
      key={game.nth}
      client={played}
      game={game}
      again={() => {
        forgetGame(game.plan);
        const after = clientAfter(client, played);
        setLast(after);
        setGame(startAtOnce(after, next, game.plan));
      }}
      start={(plan, moves) => setGame({ plan, moves, nth: next })}
    />
  );
}

type LocalGameProps = {
  readonly client: AnyGameClient;
  readonly game: Game;
  again(): void;
  start(plan: LocalPlan, moves: readonly Move<unknown>[]): void;
};

function LocalGame({ client, game, again, start }: LocalGameProps) {
  useAttention(client, 0, 0);
  const attach = useTableStore((store) => store.attach);
  const detach = useTableStore((store) => store.detach);
  const [table, setTable] = useState<LocalTable>();
  useEffect(() => {
    const opened = openLocalTable(client, game.plan, game.moves, () => useSettings.getState().botPace);
    setTable(opened);
    attach(opened);
    return detach;
  }, [client, game, attach, detach]);
  // Before this game ends and counts itself.
  const [best] = useState(() => bestScore({ ...game.plan, seats: game.plan.people.length }));
  const load = useCallback(async () => table?.record(), [table]);
  return (
    <>
      <TableScreen
        client={client}
        again={again}
        best={client.game.cardLists === undefined ? best : undefined}
        afterwards={
          <MishapGuard fallback={<MishapNote />}>
            <Suspense>
              <Afterwards
                client={client}
                people={game.plan.people}
                load={load}
                start={start}
                day={game.plan.day}
                watchable
              />
            </Suspense>
          </MishapGuard>
        }
      />
      <UnsavedCall plan={game.plan} />
    </>
  );
}
