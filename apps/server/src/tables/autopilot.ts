import { forwardOf, freshChance, openDice, pickByKind, type Seat } from "@harbor/kit";
import type { AnyAction, Matter } from "../bots/thought.ts";
import type { AnyGame } from "../games.ts";
import type { DecidedBy, EntryBody } from "./entry.ts";
import { fold } from "./fold.ts";
import type { TableState } from "./tableState.ts";
import { partOf } from "./waiting.ts";

/** What is decided for a seat, and the situation it was decided in. */
export type Resolved = { readonly seat: Seat; readonly entries: readonly EntryBody[]; readonly options: string };

/** Decides about a matter; undefined where nobody can. */
export type Think = (matter: Matter) => Promise<AnyAction | undefined>;

type How = { readonly at: number; freshSeed(): string; readonly think: Think };

/** A phase may take a player many steps; no autopilot needs more than this. */
const MOST_STEPS = 60;

/** What a seat may do now that leads on. */
export function choicesOf(game: AnyGame, state: TableState, seat: Seat): readonly AnyAction[] {
  return state.status === "playing" ? forwardOf(game, game.legal(state.game, seat)) : [];
}

/** Two situations in which a seat may do the same are the same to it: what others did meanwhile does not matter. */
export function optionsOf(game: AnyGame, state: TableState, seat: Seat): string {
  return game.pending(state.game).includes(seat) ? JSON.stringify(choicesOf(game, state, seat)) : "";
}

/** One decision of a seat that the server plays. */
export async function decideOnce(game: AnyGame, state: TableState, seat: Seat, how: How): Promise<Resolved> {
  const legal = choicesOf(game, state, seat);
  const action = await chooseFor(game, state, seat, legal, how);
  const entries: EntryBody[] = [{ type: "acted", seat, action, by: decidedBy(state, seat) }];
  return { seat, entries, options: optionsOf(game, state, seat) };
}

/** Decides for a seat until its part in this phase is over: nobody is kept waiting for one clock after another. */
export async function decidePart(game: AnyGame, start: TableState, seat: Seat, how: How): Promise<Resolved> {
  const entries: EntryBody[] = [{ type: "timed-out", seat }];
  let state = start;
  while (isInPart(game, start, state, seat) && entries.length <= MOST_STEPS) {
    const action = await chooseFor(game, state, seat, choicesOf(game, state, seat), how);
    const entry: EntryBody = { type: "acted", seat, action, by: "autopilot" };
    const folded = fold(game, state, entry, how.at);
    if (!folded.ok) break;
    entries.push(entry);
    state = folded.state;
  }
  return { seat, entries, options: optionsOf(game, start, seat) };
}

/** The same at once, without a thought: for a table where nothing else could be decided in time. */
export function decidePlainly(
  game: AnyGame,
  start: TableState,
  seat: Seat,
  isLate: boolean,
  how: Omit<How, "think">,
): EntryBody[] {
  const entries: EntryBody[] = isLate ? [{ type: "timed-out", seat }] : [];
  const by = isLate ? "autopilot" : decidedBy(start, seat);
  let state = start;
  for (let step = 0; step < (isLate ? MOST_STEPS : 1) && isInPart(game, start, state, seat); step += 1) {
    const entry: EntryBody = { type: "acted", seat, action: lastResort(game, state, seat, how.freshSeed()), by };
    const folded = fold(game, state, entry, how.at);
    if (!folded.ok) break;
    entries.push(entry);
    state = folded.state;
  }
  return entries;
}

function isInPart(game: AnyGame, start: TableState, state: TableState, seat: Seat): boolean {
  return (
    state.status === "playing" &&
    partOf(game, state.game) === partOf(game, start.game) &&
    game.pending(state.game).includes(seat)
  );
}

function decidedBy(state: TableState, seat: Seat): DecidedBy {
  return state.seats[seat]?.holder.kind === "bot" ? "bot" : "autopilot";
}

async function chooseFor(
  game: AnyGame,
  state: TableState,
  seat: Seat,
  legal: readonly AnyAction[],
  { think, freshSeed }: How,
): Promise<AnyAction> {
  const [only, ...others] = legal;
  if (only !== undefined && others.length === 0) return only;
  const holder = state.seats[seat]?.holder;
  const person = holder?.kind === "bot" ? holder.bot : undefined;
  const matter = { game, person, seat, view: game.view(state.game, seat), legal, luck: freshSeed() };
  return (await think(matter)) ?? lastResort(game, state, seat, freshSeed());
}

/**
 * A legal action where nobody thinks. For a person one that ends their part, since it can spoil nothing, or else any;
 * a bot of a game that has none plays as chance will have it.
 */
function lastResort(game: AnyGame, state: TableState, seat: Seat, seed: string): AnyAction {
  const legal = choicesOf(game, state, seat);
  const isPersons = state.seats[seat]?.holder.kind === "person";
  const end = isPersons ? legal.find((action) => endsPart(game, state, seat, action)) : undefined;
  return end ?? pickByKind(legal, openDice(freshChance(seed)));
}

function endsPart(game: AnyGame, state: TableState, seat: Seat, action: AnyAction): boolean {
  const applied = game.apply(state.game, seat, action);
  if (!applied.ok) return false;
  return !game.pending(applied.state).includes(seat) || partOf(game, applied.state) !== partOf(game, state.game);
}
