import { type Action, bremerhaven, type Slot, type State, type View } from "@harbor/bremerhaven";
import { type Dice, eventsFor, fancifulPlayer, playMatch, randomPlayer, seedFrom, type Viewer } from "@harbor/kit";
import type { Twin } from "./twins.ts";

/** The same table on two servers: to this viewer, and to spectators, they look the same. */
export type TwinTable = {
  readonly code: string;
  readonly viewer: Viewer;
  readonly people: readonly Twin[];
  readonly games: readonly [State, State];
};

const LETTERS = "ABCDEFGHJKMNPQRSTUVWXYZ23456789";
const STATES_A_GAME = 10;

/** Tables of every mode in every phase; people other than the viewer differ in hands, bids, decks, seed and dummy. */
export function twinTables(looking: Twin, others: readonly Twin[]): TwinTable[] {
  const tables: TwinTable[] = [];
  for (const { id, seats } of bremerhaven.modes) {
    for (const count of seats) {
      for (const state of statesOf(id, count)) {
        const nth = tables.length;
        const viewer: Viewer = nth % 4 === 3 ? "spectator" : nth % count;
        const people = others.slice(0, count).map((other, seat) => (seat === viewer ? looking : other));
        tables.push({ code: codeOf(nth), viewer, people, games: [state, otherwise(state, viewer, nth)] });
      }
    }
  }
  return tables;
}

/** States of a game, half of them with bids face down. */
function statesOf(mode: string, seats: number): State[] {
  const read = bremerhaven.readOptions({ mode, seats });
  if (!read.ok) throw new Error(read.problem);
  const states: State[] = [];
  const players = Array.from({ length: seats }, (_, seat) => {
    const seed = seedFrom(`twins ${mode} ${seats} ${seat}`);
    return seat % 2 === 0 ? randomPlayer<View, Action>(seed) : fancifulPlayer<View, Action>(seed);
  });
  playMatch(bremerhaven, { options: read.value, seed: seedFrom(`twins ${mode} ${seats}`), players }, ({ state }) => {
    if (state.step !== "ending") states.push(state);
  });
  const bidding = states.filter(({ step, bids }) => step === "bidding" && bids.length > 0);
  return [...evenly(bidding, STATES_A_GAME / 2), ...evenly(states, STATES_A_GAME / 2)];
}

function evenly<Item>(items: readonly Item[], count: number): Item[] {
  return Array.from({ length: count }, (_, nth) => items[Math.floor(((nth + 0.5) * items.length) / count)]).flatMap(
    (item) => item ?? [],
  );
}

/** The commitment stays: it is public, although it fits only one of the seeds. */
function otherwise(state: State, viewer: Viewer, nth: number): State {
  return bremerhaven.imagine(bremerhaven.view(state, viewer), seedFrom(`otherwise ${nth}`));
}

function codeOf(nth: number): string {
  const [high = "A", low = "A"] = [LETTERS[Math.floor(nth / LETTERS.length)], LETTERS[nth % LETTERS.length]];
  return `TWIN${high}${low}`.replace("I", "Y");
}

/** What the viewer may know of an action's outcome; the worlds stay twins while it is the same in both. */
export function outcome(state: State, seat: number, action: Action, viewer: Viewer) {
  const applied = bremerhaven.apply(state, seat, action);
  if (!applied.ok) throw new Error(`${JSON.stringify(action)} is refused: ${applied.reason}`);
  const seen = [viewer, "spectator" as const].map((who) => [
    eventsFor(applied.events, who),
    bremerhaven.view(applied.state, who),
  ]);
  return { state: applied.state, seen: JSON.stringify(seen) };
}

/**
 * An action for each world that the viewer cannot tell apart: other people's bids may differ in their card. Anything else
 * must be legal in both; an imagined world does not know, for example, what another seat could take back.
 */
export function pairOfActions(games: readonly [State, State], seat: number, viewer: Viewer, dice: Dice) {
  const [first, second] = [bremerhaven.legal(games[0], seat), bremerhaven.legal(games[1], seat)];
  const known = new Set(second.map((action) => JSON.stringify(action)));
  const isHidden = (action: Action) => action.type === "bid" && seat !== viewer;
  const possible = first.filter((action) => isHidden(action) || known.has(JSON.stringify(action)));
  const action = possible[dice.below(Math.max(1, possible.length))];
  if (action === undefined) return undefined;
  if (action.type !== "bid" || seat === viewer) return [action, action] as const;
  const other = bidAt(second, action.slot, dice);
  return other === undefined ? undefined : ([action, other] as const);
}

function bidAt(legal: readonly Action[], slot: Slot, dice: Dice): Action | undefined {
  const bids = legal.filter((action) => action.type === "bid" && action.slot === slot);
  return bids[dice.below(Math.max(1, bids.length))];
}
