import { parentPort } from "node:worker_threads";
import type { ThoughtRequest } from "../src/bots/thought.ts";

/** A thread that does what its seed says: only for a named bot, or ("doomed") for anybody. */
parentPort?.on("message", ({ id, luck, person }: ThoughtRequest) => {
  const isDoomed = luck.startsWith("doomed");
  if (person === undefined && !isDoomed) return;
  if (luck.endsWith("die")) process.exit(1);
  // An empty loop could not even be interrupted.
  while (luck.endsWith("hang")) JSON.stringify({ id, luck });
  if (luck.endsWith("cheat")) parentPort?.postMessage({ id, action: { type: "win" } });
});
await import("../src/bots/thinkingThread.ts");
