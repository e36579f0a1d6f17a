import { parentPort, workerData } from "node:worker_threads";
import { checkReplay } from "./replays.ts";

/** Runs in a thread of its own, on one replay. */
const { text, cards } = workerData;
parentPort?.postMessage(checkReplay({ text: String(text), ...(cards !== undefined && { cards }) }));
