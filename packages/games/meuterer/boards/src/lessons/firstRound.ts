import type { Action, View } from "@harbor/meuterer";
import type { Lesson } from "@harbor/ui";
import { follow, LEARNER, playTo, quietRound, type Script, withBots } from "./scene.ts";
import { fighting, laying, passing, type Step, selling, taking } from "./tasks.ts";

/**
 * The first round that a newcomer plays is the second of its game, so that two islands trade. The learner sells most
 * cloth, takes the mutineer, and overthrows the captain with the help of the cabin boy.
 */
const SEED = "first round 3";
const ROUND = 2;
/** The seats of the others. */
const [MINA, PIET, JETTE] = [1, 2, 3];

const SCRIPT: Script = [
  { lays: [] },
  { lays: ["grain", "grain"], role: "cabin-boy", sabers: 1 },
  { lays: ["wine", "wine"], role: "mate" },
  { lays: ["cloth"], sabers: 1, wage: 1 },
];

const scoreOf = (view: View, seat: number) => view.players[seat]?.score ?? 0;
const placesOf = ({ anchorage, wake }: View) => [anchorage, wake].map((place) => `place:${place}`);

const STEPS: readonly Step[] = [
  { id: "welcome" },
  { id: "ship", points: placesOf },
  { id: "captain", points: () => [`seat:${JETTE}`] },
  laying("lay", "cloth"),
  { id: "course", points: ({ courses }) => [`place:${courses.captain}`] },
  laying("again", "cloth"),
  passing("pass", { points: () => ["aimed", "pass"] }),
  taking("role", "mutineer"),
  { id: "sides", meanwhile: "reveal", points: () => [MINA, PIET, JETTE].map((seat) => `seat:${seat}`) },
  fighting("sabers", 2),
  { id: "won", meanwhile: "mutiny", points: () => [`seat:${LEARNER}`] },
  selling("sell", 1, 2, 0),
  { id: "prices", meanwhile: "evening", points: ({ wake }) => [`place:${wake}`, `place:0`] },
  { id: "sailed", points: ({ anchorage }) => [`place:${anchorage}`] },
  {
    id: "wage",
    points: () => ["answers"],
    task: {
      accepts: ({ type }) => type === "offer",
      answer: () => "later",
      way: () => [{ type: "offer", wage: 1 }],
    },
  },
  {
    id: "end",
    points: () => [`seat:${LEARNER}`, `seat:${JETTE}`],
    values: (view) => ({ count: scoreOf(view, LEARNER), hers: scoreOf(view, JETTE) }),
  },
];

export const FIRST_ROUND: Lesson<Action, View> = {
  id: "first-round",
  kind: "round",
  minutes: 5,
  hints: 0,
  start: () => {
    const quiet = quietRound(1, ["merchant", "mate", "cabin-boy"]);
    return playTo(
      SEED,
      (seat, legal, view) => (view.round < ROUND ? quiet(seat, legal, view) : follow(SCRIPT, seat, legal, view)),
      ({ round, step }, seat) => round === ROUND && step === "lading" && seat === LEARNER,
    );
  },
  people: withBots(["mina", "Mina"], ["piet", "Piet"], ["jette", "Jette"]),
  decide: (seat, legal, view) => follow(view.round === ROUND ? SCRIPT : undefined, seat, legal, view),
  steps: STEPS,
};
