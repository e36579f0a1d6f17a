import { parentPort } from "node:worker_threads";
import type { Question } from "../src/bots/thought.ts";

/** A thread that does what its luck tells: as a person only, or ("doomed") whoever it thinks for. */
parentPort?.on("message", ({ id, luck, person }: Question) => {
  const isDoomed = luck.startsWith("doomed");
  if (person === undefined && !isDoomed) return;
  if (luck.endsWith("die")) process.exit(1);
  // An emptier loop could not even be broken into.
  while (luck.endsWith("hang")) JSON.stringify({ id, luck });
  if (luck.endsWith("cheat")) parentPort?.postMessage({ id, action: { type: "win" } });
});
await import("../src/bots/thinkingThread.ts");
