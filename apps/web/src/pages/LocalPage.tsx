import type { AnyStage, Person } from "@harbor/face";
import type { Move } from "@harbor/kit";
import { use, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { FACE } from "../games.ts";
import { usePace, useSettings } from "../settings/settingsStore.ts";
import { loadStage } from "../stage.ts";
import { type LocalKind, type LocalPlan, planLocal } from "../table/localPlan.ts";
import { forgetGame, savedGame } from "../table/localSaves.ts";
import { openLocalTable } from "../table/localTable.ts";
import { TableScreen } from "../table/TableScreen.tsx";
import { useTableStore } from "../table/tableStore.ts";
import { HotseatSetup } from "./HotseatSetup.tsx";

type Game = { readonly plan: LocalPlan; readonly moves: readonly Move<unknown>[] };

/** A game in this browser: one that was left is gone on with, else solo begins at once and hotseat asks who plays. */
export function LocalPage({ kind }: { readonly kind: LocalKind }) {
  const stage = use(loadStage());
  const { t } = useTranslation();
  const name = useSettings((settings) => settings.name);
  const [game, setGame] = useState<Game | undefined>(() => savedGame(stage, kind) ?? startSolo());

  function startSolo(): Game | undefined {
    if (kind !== "solo") return undefined;
    const you: Person = { name: name || t("skipper"), color: 0, kind: "person" };
    return { plan: planLocal(stage, "solo", FACE.soloMode, [you]), moves: [] };
  }

  if (game === undefined) return <HotseatSetup stage={stage} start={(plan) => setGame({ plan, moves: [] })} />;
  return (
    <LocalGame
      key={game.plan.seed}
      stage={stage}
      game={game}
      again={() => {
        forgetGame(game.plan);
        setGame(startSolo());
      }}
    />
  );
}

type LocalGameProps = { readonly stage: AnyStage; readonly game: Game; again(): void };

function LocalGame({ stage, game, again }: LocalGameProps) {
  const pace = usePace();
  const attach = useTableStore((store) => store.attach);
  const detach = useTableStore((store) => store.detach);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a table is opened once for each game, whatever the pace
  useEffect(() => {
    attach(openLocalTable(stage, game.plan, game.moves, pace));
    return detach;
  }, [stage, game]);
  return <TableScreen stage={stage} again={again} />;
}
