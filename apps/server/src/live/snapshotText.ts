import type { ChatMessage, TableSnapshot } from "@harbor/protocol";
import { Recent } from "../recent.ts";

const MOST_KEPT = 64;
const kept = new Recent<readonly ChatMessage[], string>(MOST_KEPT);

/**
 * A snapshot as JSON. Until something changes, everybody in the same audience gets the same one, apart from the time in
 * it. It is serialized once for all of them, because after a restart they all ask at the same moment.
 */
export function snapshotText(snapshot: TableSnapshot): string {
  const { now, ...whole } = snapshot;
  // The list of messages is immutable, and a new one for each new snapshot.
  const known = kept.get(snapshot.chat);
  const text = known ?? JSON.stringify(whole).slice(0, -1);
  if (known === undefined) kept.keep(snapshot.chat, text);
  return `${text},"now":${now}}`;
}
