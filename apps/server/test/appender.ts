import { randomUUID } from "node:crypto";
import { openStore } from "../src/store/openStore.ts";
import type { Store } from "../src/store/store.ts";

/** Appends to several tables as fast as it can and prints each acknowledged entry, until it is killed. */
const [dataFolder = "", databaseUrl] = process.argv.slice(2);
const TABLES = 12;

try {
  const store = await openStore({ dataFolder, databaseUrl });
  await Promise.all(Array.from({ length: TABLES }, (_, place) => appendForEver(store, `table ${place}`)));
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 1;
}

async function appendForEver(store: Store, id: string): Promise<never> {
  const summary = {
    status: "playing",
    isPublic: true,
    isClocked: false,
    people: [id],
    card: { last: 0 },
    changedAt: 0,
  } as const;
  if ((await store.load(id)) === undefined) await store.createTable({ id, code: id, entries: [], summary });
  let last = (await store.lastSeqs([id])).get(id) ?? 0;
  for (;;) {
    const entries = Array.from({ length: 1 + (last % 3) }, () => ({ at: Date.now(), body: randomUUID() }));
    const answer = await store.append(id, last, entries, { ...summary, card: { last: last + entries.length } });
    if (answer === "conflict") throw new Error(`${id}: a conflict after ${last}, although nobody else writes`);
    for (const { body } of entries) {
      last += 1;
      process.stdout.write(`${JSON.stringify({ id, seq: last, body })}\n`);
    }
    if (last % 50 === 0) await store.saveSnapshot(id, { seq: last, body: { last } });
  }
}
