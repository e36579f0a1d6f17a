import { parentPort, workerData } from "node:worker_threads";
import type { Refused } from "@harbor/protocol";
import { checkReplay, MOST_EFFORT_MS, TOO_LONG, type VerifiedReplay } from "./replays.ts";

/** Runs in a thread of its own, on one replay. */
const { text, cards } = workerData;

class TooMuchEffort extends Error {}

/** Measures the thread's own CPU time: a valid game is not refused because the machine is busy. */
function stopWhenTooLong(): void {
  const { user, system } = process.threadCpuUsage();
  if ((user + system) / 1000 > MOST_EFFORT_MS) throw new TooMuchEffort();
}

function check(): VerifiedReplay | Refused {
  try {
    return checkReplay({ text: String(text), ...(cards !== undefined && { cards }) }, stopWhenTooLong);
  } catch (error) {
    if (error instanceof TooMuchEffort) return TOO_LONG;
    throw error;
  }
}

parentPort?.postMessage(check());
