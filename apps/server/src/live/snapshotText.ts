import type { ChatMessage, TableSnapshot } from "@harbor/protocol";
import { Recent } from "../recent.ts";

const MOST_KEPT = 64;
const kept = new Recent<readonly ChatMessage[], string>(MOST_KEPT);

/**
 * A snapshot as JSON. All who look at a table from the same place get the same one until something changes; only the
 * time in it is always another. It is written once for all of them: after a restart they all ask at the same moment.
 */
export function snapshotText(snapshot: TableSnapshot): string {
  const { now, ...whole } = snapshot;
  // Its list of messages is made anew with every other snapshot, and never changed.
  const known = kept.get(snapshot.chat);
  const text = known ?? JSON.stringify(whole).slice(0, -1);
  if (known === undefined) kept.keep(snapshot.chat, text);
  return `${text},"now":${now}}`;
}
