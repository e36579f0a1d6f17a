import { readReplay } from "@harbor/kit";
import type { AnyGame } from "../src/games.ts";
import { openStore, type StorePlace } from "../src/store/openStore.ts";
import { pagesAfter } from "../src/store/pages.ts";
import type { Entry, Store } from "../src/store/store.ts";
import { readEntry } from "../src/tables/entry.ts";
import { cardOf } from "../src/tables/summary.ts";
import { auditLog, auditReplay, type Deed, type Witness } from "../test/witness.ts";
import type { LaidTable } from "./lane.ts";

export type Audit = {
  /** Commands answered with ok. */
  readonly acked: number;
  readonly lost: number;
  readonly duplicated: number;
  /** Logged after a command that was sent only once they had been acknowledged. */
  readonly misordered: number;
  readonly refused: number;
  /** Clocks that ran out wrongly: everybody here acts as soon as they can. */
  readonly unjust: number;
  readonly games: number;
  readonly finished: number;
  /** Every failed check, in words; empty if all is well. */
  readonly problems: readonly string[];
};

/** Compares the store with what people were told and saw. */
export async function audit(
  place: StorePlace,
  witness: Witness,
  tables: readonly LaidTable[],
  said: string,
): Promise<Audit> {
  const deeds = new Map<string, Deed[]>();
  for (const deed of witness.deeds) deeds.set(deed.table, [...(deeds.get(deed.table) ?? []), deed]);
  const problems: string[] = said === "" ? [] : [`the server logged: ${said.slice(0, 500)}`];
  const sums = { lost: 0, duplicated: 0, misordered: 0, refused: 0, unjust: 0, finished: 0 };
  const store = await openStore(place);
  try {
    for (const { code, game } of tables) {
      const table = await store.tableByCode(code);
      const entries = table === undefined ? [] : await allEntries(store, table.id);
      const { lost, duplicated, misordered, overruled } = auditLog(deeds.get(code) ?? [], entries);
      for (const id of lost) problems.push(`table ${code}: ${id} was acknowledged, but is lost`);
      for (const id of duplicated) problems.push(`table ${code}: ${id} counts more than once`);
      for (const id of overruled) problems.push(`table ${code}: ${id} was refused, but is in the log`);
      for (const id of misordered) problems.push(`table ${code}: ${id} is logged after a later command`);
      for (const { answer } of deeds.get(code) ?? []) {
        // A random player may wander without end now and then.
        if (answer?.ok !== false || answer.code === "too-many-steps") continue;
        sums.refused += 1;
        problems.push(`table ${code}: a legal action was refused: ${JSON.stringify(answer)}`);
      }
      for (const { seq } of entries.filter(({ body }) => readEntry(body).type === "timed-out")) {
        sums.unjust += 1;
        problems.push(`table ${code}: with entry ${seq} a clock ran out on somebody who acts at once`);
      }
      const text = table && (await replayOf(store, table.card));
      const wrong = text === undefined ? "has no replay" : whatIsWrong(game, text, witness, code, entries);
      if (wrong !== undefined) problems.push(`table ${code}: ${wrong}`);
      sums.lost += lost.length;
      sums.duplicated += duplicated.length;
      sums.misordered += misordered.length;
      sums.finished += table?.status === "finished" ? 1 : 0;
    }
  } finally {
    await store.close();
  }
  return { acked: witness.acknowledged.length, ...sums, games: tables.length, problems };
}

async function allEntries(store: Store, table: string): Promise<readonly Entry[]> {
  const pages: (readonly Entry[])[] = [];
  for await (const page of pagesAfter(store, table, 0)) pages.push(page);
  return pages.flat();
}

async function replayOf(store: Store, card: unknown): Promise<string | undefined> {
  const { replay } = cardOf(card);
  return replay === undefined ? undefined : (await store.replay(replay))?.text;
}

function whatIsWrong(
  game: AnyGame,
  text: string,
  witness: Witness,
  code: string,
  entries: readonly Entry[],
): string | undefined {
  const acted = entries.filter(({ body }) => readEntry(body).type === "acted");
  const replay = readReplay(text);
  if (replay.ok && replay.value.moves.length !== acted.length) return "the replay has not the moves of the log";
  return auditReplay(game, text, witness.seenAt(code));
}
