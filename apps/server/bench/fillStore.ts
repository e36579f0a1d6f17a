import { GAMES } from "../src/games.ts";
import { freshCode, freshId } from "../src/random.ts";
import { openStore } from "../src/store/openStore.ts";
import type { Store } from "../src/store/store.ts";
import type { EntryBody } from "../src/tables/entry.ts";
import { fold, openTable } from "../src/tables/fold.ts";
import { summaryOf } from "../src/tables/summary.ts";
import type { TableState } from "../src/tables/tableState.ts";
import { each } from "./players.ts";
import { type Recording, SEATS } from "./recordings.ts";

/** How often a running table would have saved its state, in entries. */
const ENTRIES_A_SNAPSHOT = 50;

/** Stores tables in the middle of their games, as if they had been played there; gives their codes. */
export async function fillStore(folder: string, tables: number, recordings: readonly Recording[]): Promise<string[]> {
  const store = await openStore({ dataFolder: folder });
  const histories = recordings.map((recording) => historyOf(recording));
  const codes = await each(Array.from({ length: tables }, freshId), async (id, nth) => {
    const history = histories[nth % histories.length];
    if (history === undefined) throw new Error("nothing is recorded");
    return keep(store, id, history);
  });
  await store.close();
  return codes;
}

/** Stores a table under a code of its own. */
export async function keep(store: Store, id: string, history: History): Promise<string> {
  const code = freshCode();
  const at = Date.now();
  const [created, ...others] = history.entries;
  const first = created?.type === "created" ? { ...created, code } : created;
  const summary = summaryOf({ ...history.state, code }, at);
  const answer = await store.createTable({ id, code, entries: [{ at, body: first }], summary });
  // With ten thousand tables two codes may collide.
  if (answer === "code-taken") return keep(store, id, history);
  await store.append(
    id,
    1,
    others.map((body) => ({ at, body })),
  );
  await store.saveSnapshot(id, { seq: history.snapshot.seq, body: { ...history.snapshot.state, code } });
  return code;
}

export type History = {
  readonly entries: readonly EntryBody[];
  readonly state: TableState;
  readonly snapshot: { readonly seq: number; readonly state: TableState };
};

export function historyOf(
  recording: Recording,
  people: readonly string[] = Array.from({ length: SEATS }, freshId),
  played = Math.floor(recording.moves.length / 2),
): History {
  const game = GAMES.find(({ id }) => id === recording.game);
  if (game === undefined) throw new Error(`there is no game ${recording.game}`);
  const { options, seed, moves } = recording;
  const settings = { game: game.id, options, isPublic: true, spectators: true };
  const created: EntryBody = { type: "created", code: "AAAAAA", settings, host: people[0] ?? "", seed };
  const entries: EntryBody[] = [
    created,
    ...people.map((person, seat): EntryBody => ({ type: "sat", seat, person, name: `Sailor ${seat}` })),
    { type: "started", seed, rules: game.rules, cards: game.cards },
    ...moves.slice(0, played).map(({ seat, action }, nth): EntryBody => {
      const origin = { person: people[seat] ?? "", id: `kept-${String(nth).padStart(8, "0")}` };
      return { type: "acted", seat, action, by: "player", origin };
    }),
  ];
  let state = openTable(game, created);
  let snapshot = { seq: 1, state };
  for (const [index, entry] of entries.entries()) {
    if (index === 0) continue;
    const folded = fold(game, state, entry, Date.now());
    if (!folded.ok) throw new Error(`a recorded action is refused: ${folded.reason}`);
    state = folded.state;
    if ((index + 1) % ENTRIES_A_SNAPSHOT === 0) snapshot = { seq: index + 1, state };
  }
  return { entries, state, snapshot };
}
