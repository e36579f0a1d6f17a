import { parentPort, workerData } from "node:worker_threads";
import type { Refused } from "@harbor/protocol";
import { type Checked, checkReplay, MOST_EFFORT_MS, TOO_LONG } from "./replays.ts";

/** Runs in a thread of its own, on one replay. */
const { text, cards } = workerData;

class TooMuchEffort extends Error {}

/** This thread's own work, not the time that passes: a valid game is not refused because the machine is busy. */
function stopWhenTooLong(): void {
  const { user, system } = process.threadCpuUsage();
  if ((user + system) / 1000 > MOST_EFFORT_MS) throw new TooMuchEffort();
}

function check(): Checked | Refused {
  try {
    return checkReplay({ text: String(text), ...(cards !== undefined && { cards }) }, stopWhenTooLong);
  } catch (error) {
    if (error instanceof TooMuchEffort) return TOO_LONG;
    throw error;
  }
}

parentPort?.postMessage(check());
