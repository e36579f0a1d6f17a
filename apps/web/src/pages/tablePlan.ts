import type { AnyStage, ModeFace } from "@harbor/face";
import type { OptionSpec, OptionValue } from "@harbor/kit";
import type { TableSettings } from "@harbor/protocol";

export type Chosen = Readonly<Record<string, OptionValue>>;

/** What can be set for a table, as a form shows it. */
export type TablePlan = {
  readonly mode: string;
  readonly seats: number;
  /** What is set of the game's own options; what is absent is as the game has it. */
  readonly chosen: Chosen;
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
    chosen: {},
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
  const { mode, seats } = options;
  return {
    mode: typeof mode === "string" ? mode : first.mode,
    seats: typeof seats === "number" ? seats : first.seats,
    chosen: Object.fromEntries(
      stage.game.options.flatMap(({ id, values }) => {
        const value = values.slice(1).find((one) => one === options[id]);
        return value === undefined ? [] : [[id, value]];
      }),
    ),
    clock,
    isPublic,
    spectators,
    botsAtOnce: botPace === "at-once",
  };
}

/** The options of a game that mean something in a mode. */
export function optionsIn(stage: AnyStage, mode: string): readonly OptionSpec[] {
  return stage.game.options.filter(({ modes }) => modes === undefined || modes.includes(mode));
}

function meant(stage: AnyStage, mode: string, chosen: Chosen): Chosen {
  const ids = new Set(optionsIn(stage, mode).map(({ id }) => id));
  return Object.fromEntries(Object.entries(chosen).filter(([id]) => ids.has(id)));
}

/** `kept` is what no form changes: the game and its cards. */
export function settingsOf(
  stage: AnyStage,
  plan: TablePlan,
  kept: Pick<TableSettings, "game" | "cards">,
): TableSettings {
  const { mode, seats, chosen, clock, isPublic, spectators, botsAtOnce } = plan;
  return {
    game: kept.game,
    ...(kept.cards !== undefined && { cards: kept.cards }),
    options: { mode, seats, ...meant(stage, mode, chosen) },
    isPublic,
    spectators,
    ...(clock !== undefined && { clock }),
    ...(botsAtOnce && { botPace: "at-once" }),
  };
}
