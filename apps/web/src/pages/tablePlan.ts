import type { AnyStage, ModeFace } from "@harbor/face";
import type { TableSettings } from "@harbor/protocol";
import { plainOptions } from "../api/plainOptions.ts";

/** What can be set for a table, as a form shows it. */
export type TablePlan = {
  readonly mode: string;
  readonly seats: number;
  readonly ordered: boolean;
  readonly clock: TableSettings["clock"];
  readonly isPublic: boolean;
  readonly spectators: boolean;
  readonly botsAtOnce: boolean;
};

export function firstPlan(stage: AnyStage): TablePlan {
  const [mode] = stage.modes;
  return {
    mode: mode?.id ?? "",
    seats: mode?.seats[0] ?? 1,
    ordered: false,
    clock: undefined,
    isPublic: false,
    spectators: true,
    botsAtOnce: false,
  };
}

/** Another mode keeps the seats where it can be played with as many. */
export function withMode(plan: TablePlan, { id, seats }: ModeFace): TablePlan {
  return { ...plan, mode: id, seats: seats.includes(plan.seats) ? plan.seats : (seats[0] ?? 1) };
}

export function planOf(stage: AnyStage, { options, clock, isPublic, spectators, botPace }: TableSettings): TablePlan {
  const first = firstPlan(stage);
  const { mode, seats, ordered } = options;
  return {
    mode: typeof mode === "string" ? mode : first.mode,
    seats: typeof seats === "number" ? seats : first.seats,
    ordered: ordered === true,
    clock,
    isPublic,
    spectators,
    botsAtOnce: botPace === "at-once",
  };
}

/** `kept` is what no form changes: the game and its cards. */
export function settingsOf(
  stage: AnyStage,
  plan: TablePlan,
  kept: Pick<TableSettings, "game" | "cards">,
): TableSettings {
  const { mode, seats, ordered, clock, isPublic, spectators, botsAtOnce } = plan;
  return {
    game: kept.game,
    ...(kept.cards !== undefined && { cards: kept.cards }),
    options: plainOptions(stage.optionsFor(mode, seats, ordered)),
    isPublic,
    spectators,
    ...(clock !== undefined && { clock }),
    ...(botsAtOnce && { botPace: "at-once" }),
  };
}
