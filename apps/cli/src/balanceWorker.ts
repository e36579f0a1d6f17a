import { parentPort } from "node:worker_threads";
import { type BalanceJob, playBalanceGame } from "./balanceGame.ts";

/** One thread of the balance: plays the games it is sent, one after the other. */
parentPort?.on("message", (job: BalanceJob) => {
  parentPort?.postMessage(playBalanceGame(job));
});
