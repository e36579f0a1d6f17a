import { parentPort } from "node:worker_threads";
import { type LearnJob, playLearnGame } from "./learnGame.ts";

/** One thread of the learner: plays the games it is sent, one after the other. */
parentPort?.on("message", (job: LearnJob) => {
  parentPort?.postMessage(playLearnGame(job));
});
