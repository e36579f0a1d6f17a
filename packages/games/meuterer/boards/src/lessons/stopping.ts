import type { Action, View } from "@harbor/meuterer";
import type { Lesson } from "@harbor/ui";
import { follow, LEARNER, playTo, quietRound, type Script, withBots } from "./scene.ts";
import { fighting, laying, passing, type Step, taking } from "./tasks.ts";

/** When to stop and what to show, in two rounds: the learner joins a mutiny as cabin boy, and then takes the loader. */
const SEED = "stopping 200";
const ROUND = 2;
const [ONNO, MINA] = [1, 2];

const SCRIPTS: Readonly<Record<number, Script>> = {
  [ROUND]: [
    { lays: [] },
    { lays: ["cloth", "cloth"], sabers: 1, wage: 2 },
    { lays: ["saber"], role: "mutineer" },
    { lays: ["grain", "grain"], role: "mate" },
  ],
  [ROUND + 1]: [
    { lays: [] },
    { lays: ["salt"], role: "mate" },
    { lays: ["cloth", "grain"] },
    { lays: ["cloth"], role: "merchant" },
  ],
};

const STEPS: readonly Step[] = [
  { id: "begin", points: () => [`seat:${ONNO}`] },
  { id: "saber", points: () => [`seat:${MINA}`] },
  laying("lay", "salt", { points: ({ anchorage }) => [`place:${anchorage}`, "hand:salt"] }),
  { id: "stopped", points: () => [`seat:${MINA}`] },
  passing("pass"),
  taking("role", "cabin-boy"),
  fighting("sabers", 1, { meanwhile: "reveal" }),
  { id: "asked", meanwhile: "mutiny", points: () => [`seat:${LEARNER}`, `seat:${MINA}`] },
  laying("nothing", "grain", {
    meanwhile: "evening",
    plays: ({ step }) => (step === "selling" ? [{ type: "sell", anchorage: 1, wake: 0 }] : []),
    points: ({ anchorage, wake }) => [`place:${anchorage}`, `place:${wake}`, "hand:grain"],
  }),
  passing("stop"),
  taking("loader", "loader"),
  {
    id: "stow",
    meanwhile: "second",
    // Either cloth, and the button that keeps it.
    points: () => ["answer:2", "answer:3", "answer:k"],
    task: {
      accepts: (action) => action.type === "stow" && action.keep.join() === "cloth",
      answer: () => "otherKeep",
      way: () => [{ type: "stow", keep: ["cloth"] }],
    },
  },
  { id: "rules" },
];

export const STOPPING: Lesson<Action, View> = {
  id: "stopping",
  kind: "round",
  minutes: 4,
  hints: 0,
  start: () => {
    const quiet = quietRound(2, ["merchant", undefined, "mate", "cabin-boy"]);
    return playTo(
      SEED,
      (seat, legal, view) =>
        view.round < ROUND ? quiet(seat, legal, view) : follow(SCRIPTS[ROUND], seat, legal, view),
      ({ round, step }, seat) => round === ROUND && step === "lading" && seat === LEARNER,
    );
  },
  people: withBots(["onno", "Onno"], ["mina", "Mina"], ["piet", "Piet"]),
  decide: (seat, legal, view) => follow(SCRIPTS[view.round], seat, legal, view),
  steps: STEPS,
};
