import type { OptionSpec, OptionValue } from "@harbor/kit";
import type { TableSettings } from "@harbor/protocol";
import type { AnyGameClient, GameManifest, ModeFace } from "@harbor/ui";

export type Chosen = Readonly<Record<string, OptionValue>>;

/** A table's settings, as a form shows them. */
export type TablePlan = {
  readonly mode: string;
  readonly seats: number;
  /** The game's own options that were set; the others have the game's defaults. */
  readonly chosen: Chosen;
  readonly clock: TableSettings["clock"];
  readonly isPublic: boolean;
  readonly spectators: boolean;
  readonly botsAtOnce: boolean;
};

/** `first` is what the game suggests for a new table. */
export function firstPlan(client: AnyGameClient, first?: GameManifest["firstTable"]): TablePlan {
  const mode = client.modes.find(({ id }) => id === first?.mode) ?? client.modes[0];
  return {
    mode: mode?.id ?? "",
    seats: mode?.seats.find((count) => count === first?.seats) ?? mode?.seats[0] ?? 1,
    chosen: {},
    clock: undefined,
    isPublic: false,
    spectators: true,
    botsAtOnce: false,
  };
}

/** A table to wait at for strangers: it needs as few of them as the mode allows. */
export function strangersPlan(client: AnyGameClient, first?: GameManifest["firstTable"]): TablePlan {
  const plan = firstPlan(client, first);
  const seats = client.modes.find(({ id }) => id === plan.mode)?.seats.filter((count) => count > 1) ?? [];
  return { ...plan, seats: Math.min(plan.seats, ...seats), isPublic: true };
}

/** Changes the mode, and keeps the number of seats if possible. */
export function withMode(plan: TablePlan, { id, seats }: ModeFace): TablePlan {
  return { ...plan, mode: id, seats: seats.includes(plan.seats) ? plan.seats : (seats[0] ?? 1) };
}

export function planOf(
  client: AnyGameClient,
  { options, clock, isPublic, spectators, botPace }: TableSettings,
): TablePlan {
  const first = firstPlan(client);
  const { mode, seats } = options;
  return {
    mode: typeof mode === "string" ? mode : first.mode,
    seats: typeof seats === "number" ? seats : first.seats,
    chosen: Object.fromEntries(
      client.game.options.flatMap(({ id, values }) => {
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

/** The game's options that apply to a mode. */
export function optionsIn(client: AnyGameClient, mode: string): readonly OptionSpec[] {
  return client.game.options.filter(({ modes }) => modes === undefined || modes.includes(mode));
}

function meant(client: AnyGameClient, mode: string, chosen: Chosen): Chosen {
  const ids = new Set(optionsIn(client, mode).map(({ id }) => id));
  return Object.fromEntries(Object.entries(chosen).filter(([id]) => ids.has(id)));
}

/** `kept` is what no form changes: the game and its cards. */
export function settingsOf(
  client: AnyGameClient,
  plan: TablePlan,
  kept: Pick<TableSettings, "game" | "cards">,
): TableSettings {
  const { mode, seats, chosen, clock, isPublic, spectators, botsAtOnce } = plan;
  return {
    game: kept.game,
    ...(kept.cards !== undefined && { cards: kept.cards }),
    options: { mode, seats, ...meant(client, mode, chosen) },
    isPublic,
    spectators,
    ...(clock !== undefined && { clock }),
    ...(botsAtOnce && { botPace: "at-once" }),
  };
}
