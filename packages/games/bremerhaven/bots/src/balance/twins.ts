import type { BalanceMeasure } from "@harbor/bots";
import type { Bremerhaven, CardSet, State } from "@harbor/bremerhaven";
import type { GameNotes } from "./gameNotes.ts";
import { TWINS } from "./rows.ts";

type Lists = CardSet["lists"];

/** The building that the nth game is about, and whether the game has it or just an empty lot. */
function twinOf({ buildings }: Lists, nth: number): { readonly id: string; readonly isBare: boolean } {
  const id = buildings[Math.floor(nth / TWINS) % buildings.length]?.id;
  if (id === undefined) throw new Error("the card set has no buildings");
  return { id, isBare: nth % TWINS === 1 };
}

/** The solo game started with a given building, or with the same one without stars and powers. */
export function stageTwin(game: Bremerhaven, lists: Lists, nth: number): Bremerhaven {
  const { id, isBare } = twinOf(lists, nth);
  const bare = {
    ...lists,
    buildings: lists.buildings.map((one) => (one.id === id ? { id, stars: 0, powers: [] } : one)),
  };
  const read = isBare ? game.withCards(bare) : ({ ok: true, value: game } as const);
  if (!read.ok) throw new Error(`a set with a bare lot cannot be played: ${read.problem}`);
  const staged = read.value;
  return {
    ...staged,
    begin(options, seed) {
      const begun = staged.begin(options, seed);
      return begun.ok ? { ...begun, state: beginningWith(begun.state, id) } : begun;
    },
  };
}

/** Swaps the drawn building with the wanted one. */
function beginningWith(state: State, wanted: string): State {
  const drawn = state.players[0]?.yard[0];
  if (drawn === undefined || drawn === wanted) return state;
  const swap = (id: string) => (id === wanted ? drawn : id === drawn ? wanted : id);
  return {
    ...state,
    players: state.players.map((player) => ({ ...player, yard: player.yard.map(swap) })),
    decks: { ...state.decks, buildings: state.decks.buildings.map(swap) },
  };
}

/** What a building is worth over a game, in money at the end, compared with the price of a permit. */
export function measurePermits(lists: Lists, notes: readonly GameNotes[]): BalanceMeasure {
  const gains = new Map<string, number[]>();
  for (let nth = 0; nth + 1 < notes.length; nth += TWINS) {
    const [there, bare] = [notes[nth]?.players[0], notes[nth + 1]?.players[0]];
    if (there === undefined || bare === undefined) continue;
    const { id } = twinOf(lists, nth);
    gains.set(id, [...(gains.get(id) ?? []), there.score - bare.score]);
  }
  const own = notes.flatMap(({ players }) => players);
  const prestige = own.reduce((sum, player) => sum + player.prestige, 0) / Math.max(1, own.length);
  const used = notes.reduce((sum, { permits }) => sum + permits.used, 0);
  const paid = notes.reduce((sum, { permits }) => sum + permits.money, 0);
  return {
    id: "building-worth-permit",
    wanted: { from: paid / Math.max(1, used) },
    readings: [...gains].map(([of, scores]) => ({
      of,
      kind: "mean",
      values: scores.map((score) => score / Math.max(1, prestige)),
    })),
  };
}
