import { parentPort } from "node:worker_threads";
import { type LadderJob, playLadderGame } from "./ladderGame.ts";

/** One thread of the ladder: plays the games it is sent, one after the other. */
parentPort?.on("message", (job: LadderJob) => {
  parentPort?.postMessage(playLadderGame(job));
});
