import { drawing, forwardOf, freshChance, openDice, pickByLot, type Seat } from "@harbor/kit";
import type { AnyAction, Situation } from "../bots/thought.ts";
import type { AnyGame } from "../games.ts";
import type { DecidedBy, EntryBody } from "./entry.ts";
import { fold } from "./fold.ts";
import { nextQueued } from "./playQueued.ts";
import { hasAnswer } from "./queued.ts";
import type { TableState } from "./tableState.ts";
import { partOf } from "./waiting.ts";

/** What was decided for a seat, and the options it was decided from. */
export type Resolved = { readonly seat: Seat; readonly entries: readonly EntryBody[]; readonly options: string };

/** Decides in a situation; undefined if nobody can. */
export type Think = (situation: Situation) => Promise<AnyAction | undefined>;

type How = { readonly at: number; freshSeed(): string; readonly think: Think };

/** A phase may take a player many steps; no autopilot needs more than this. */
const MOST_STEPS = 60;

/** What a seat may do now, apart from taking back. */
export function choicesOf(game: AnyGame, state: TableState, seat: Seat): readonly AnyAction[] {
  return state.status === "playing" ? forwardOf(game, game.legal(state.game, seat)) : [];
}

/** Two situations with the same options and queue are the same to a seat: whatever else changed does not matter. */
export function optionsOf(game: AnyGame, state: TableState, seat: Seat): string {
  if (!game.pending(state.game).includes(seat)) return "";
  return JSON.stringify([choicesOf(game, state, seat), state.seats[seat]?.queue ?? []]);
}

/** One decision of a seat that the server plays, or one that its player has queued. */
export async function decideOnce(game: AnyGame, state: TableState, seat: Seat, how: How): Promise<Resolved> {
  const options = optionsOf(game, state, seat);
  if (hasAnswer(game, state, seat)) return { seat, entries: [nextQueued(game, state, seat, how.at)], options };
  const legal = choicesOf(game, state, seat);
  const action = await chooseFor(game, state, seat, legal, how);
  const entries: EntryBody[] = [{ type: "acted", seat, action, by: decidedBy(state, seat) }];
  return { seat, entries, options };
}

/** Decides for a seat until its part in this phase is over, so that nobody waits for one clock after another. */
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

/** The same at once, without thinking: for a table where every other decision came too late. */
export function decidePlainly(
  game: AnyGame,
  start: TableState,
  seat: Seat,
  isLate: boolean,
  how: Omit<How, "think">,
): EntryBody[] {
  if (!isLate && hasAnswer(game, start, seat)) return [nextQueued(game, start, seat, how.at)];
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
  const own = byGame(game, state, seat, legal);
  if (own !== undefined) return own;
  const [only, ...others] = legal;
  const isComplete = game.sampling?.isPartial(state.game, seat) !== true;
  // A bot takes as long over a secret question with one answer as over any other.
  const inSecret = game.asksInSecret?.(state.game) === true;
  const mayTell = isComplete && !inSecret;
  if (mayTell && only !== undefined && others.length === 0) return only;
  const holder = state.seats[seat]?.holder;
  const person = holder?.kind === "bot" ? holder.bot : undefined;
  const situation = {
    game,
    person,
    seat,
    view: game.view(state.game, seat),
    legal,
    isComplete,
    inSecret,
    luck: freshSeed(),
  };
  const thought = await think(situation);
  if (thought !== undefined && (isComplete || game.apply(state.game, seat, thought).ok)) return thought;
  return lastResort(game, state, seat, freshSeed());
}

/** What the game's own autopilot does for a person; undefined where it has none, and for bots. */
function byGame(game: AnyGame, state: TableState, seat: Seat, legal: readonly AnyAction[]): AnyAction | undefined {
  if (game.autopilot === undefined || state.seats[seat]?.holder.kind !== "person") return undefined;
  return game.autopilot(game.view(state.game, seat), seat, legal);
}

/**
 * A legal action when no bot can think. For a person, what the game's autopilot does, or one that ends their part, since
 * it can spoil nothing, or else any; a bot of a game without bots plays at random.
 */
function lastResort(game: AnyGame, state: TableState, seat: Seat, seed: string): AnyAction {
  const legal = choicesOf(game, state, seat);
  const own = byGame(game, state, seat, legal);
  if (own !== undefined) return own;
  const isPersons = state.seats[seat]?.holder.kind === "person";
  const end = isPersons ? legal.find((action) => endsPart(game, state, seat, action)) : undefined;
  return end ?? pickByLot({ legal, draw: drawing(game, state.game, seat) }, openDice(freshChance(seed)));
}

function endsPart(game: AnyGame, state: TableState, seat: Seat, action: AnyAction): boolean {
  const applied = game.apply(state.game, seat, action);
  if (!applied.ok) return false;
  return !game.pending(applied.state).includes(seat) || partOf(game, applied.state) !== partOf(game, state.game);
}
