import type { AnyStage, Person } from "@harbor/face";
import type { Move } from "@harbor/kit";
import { lazy, Suspense, use, useCallback, useEffect, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { useAttention } from "../attention/useAttention.ts";
import { drawOpponents } from "../bots/opponents.ts";
import { FACE } from "../games.ts";
import { MishapGuard, MishapNote } from "../mishap/Mishap.tsx";
import { useSettings } from "../settings/settingsStore.ts";
import { loadStage } from "../stage.ts";
import { type LocalKind, type LocalPlan, planLocal, stageAfter, stageOf } from "../table/localPlan.ts";
import { forgetGame, savedGame } from "../table/localSaves.ts";
import { type LocalTable, openLocalTable } from "../table/localTable.ts";
import { TableScreen } from "../table/TableScreen.tsx";
import { useTableStore } from "../table/tableStore.ts";
import { HotseatSetup } from "./HotseatSetup.tsx";

type Game = {
  readonly plan: LocalPlan;
  readonly moves: readonly Move<unknown>[];
  /** Tells one game from the next, which may have the same seed. */
  readonly nth: number;
};

const Afterwards = lazy(async () => ({ default: (await import("../replay/Afterwards.tsx")).Afterwards }));

/** A game in this browser: one that was left is gone on with, else one begins at once; only hotseat asks who plays. */
export function LocalPage({ kind }: { readonly kind: LocalKind }) {
  const stage = use(loadStage());
  const { t } = useTranslation();
  const name = useSettings((settings) => settings.name);
  const [game, setGame] = useState<Game | undefined>(() => {
    const saved = savedGame(stage, kind);
    return saved === undefined ? startAtOnce(stage, 0) : { ...saved, nth: 0 };
  });
  const plan = game?.plan;
  // Whoever plays again does so with the same cards.
  const [last, setLast] = useState(stage);
  const played = useMemo(() => (plan === undefined ? last : (stageOf(stage, plan) ?? stage)), [stage, plan, last]);

  /** The next game is played against the same bots. */
  function startAtOnce(played: AnyStage, nth: number, before?: LocalPlan): Game | undefined {
    if (kind === "hotseat") return undefined;
    const you: Person = { name: name || t("skipper"), color: 0, kind: "person" };
    if (kind === "solo") return { plan: planLocal(played, kind, FACE.soloMode, [you]), moves: [], nth };
    const people = before?.people ?? [you, ...drawOpponents(FACE.bots, useSettings.getState())];
    return { plan: planLocal(played, kind, before?.mode ?? FACE.botsMode ?? FACE.soloMode, people), moves: [], nth };
  }

  if (game === undefined) {
    return <HotseatSetup stage={stage} last={last} start={(plan) => setGame({ plan, moves: [], nth: 0 })} />;
  }
  const next = game.nth + 1;
  return (
    <LocalGame
      key={game.nth}
      stage={played}
      game={game}
      again={() => {
        forgetGame(game.plan);
        const after = stageAfter(stage, played);
        setLast(after);
        setGame(startAtOnce(after, next, game.plan));
      }}
      start={(plan, moves) => setGame({ plan, moves, nth: next })}
    />
  );
}

type LocalGameProps = {
  readonly stage: AnyStage;
  readonly game: Game;
  again(): void;
  start(plan: LocalPlan, moves: readonly Move<unknown>[]): void;
};

function LocalGame({ stage, game, again, start }: LocalGameProps) {
  useAttention(stage, 0, 0);
  const attach = useTableStore((store) => store.attach);
  const detach = useTableStore((store) => store.detach);
  const [table, setTable] = useState<LocalTable>();
  useEffect(() => {
    const opened = openLocalTable(stage, game.plan, game.moves, () => useSettings.getState().botPace);
    setTable(opened);
    attach(opened);
    return detach;
  }, [stage, game, attach, detach]);
  const load = useCallback(async () => table?.record(), [table]);
  return (
    <TableScreen
      stage={stage}
      again={again}
      afterwards={
        <MishapGuard fallback={<MishapNote />}>
          <Suspense>
            <Afterwards stage={stage} people={game.plan.people} load={load} start={start} watchable />
          </Suspense>
        </MishapGuard>
      }
    />
  );
}
