import { parentPort, workerData } from "node:worker_threads";
import { whatIsWrongWith } from "./replays.ts";

/** Runs in a thread of its own, on one replay. */
const { text, cards } = workerData;
parentPort?.postMessage(whatIsWrongWith({ text: String(text), ...(cards !== undefined && { cards }) }));
