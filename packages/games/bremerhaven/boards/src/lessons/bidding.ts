import type { Action, View } from "@harbor/bremerhaven";
import type { Lesson } from "@harbor/ui";
import { bidOf, type Habit, LEARNER, plainest, playTo, RIVAL, withPim } from "./scene.ts";
import { bidding, deciding, type Step } from "./tasks.ts";

/** How to bid, in two rounds: the learner loses a tie as First Mate, and wins it as Captain. */
const SEED = "bidding 158";
const SHIP = "ship:1";

/** What each seat lays, round by round. */
const CARDS = {
  pim: [
    [
      [SHIP, 5],
      ["ship:2", 4],
      ["building", 3],
      ["parking", 2],
      ["parking", 1],
    ],
    [
      [SHIP, 5],
      ["building", 4],
      ["parking", 3],
      ["parking", 2],
      ["parking", 1],
    ],
  ],
  learner: [
    ["contract:1", 4],
    ["contract:1", 3],
    ["parking", 2],
  ],
} as const;

function pim(legal: readonly Action[], { round, bids }: View): Action | undefined {
  const [slot, card] = CARDS.pim[round - 1]?.[bids.filter(({ seat }) => seat === RIVAL).length] ?? [];
  return slot === undefined ? undefined : bidOf(legal, slot, card);
}

/** The first three cards of the first round are laid already. */
const before: Habit = (seat, legal, view) => {
  if (view.step !== "bidding") return undefined;
  if (seat === RIVAL) return pim(legal, view);
  const [slot, card] = CARDS.learner[view.bids.filter((bid) => bid.seat === LEARNER).length] ?? [];
  return slot === undefined ? undefined : bidOf(legal, slot, card);
};

const CARDS_LEFT = 2;

const STEPS: readonly Step[] = [
  { id: "ranks", points: () => ["ranks"] },
  bidding("tie", 5, SHIP),
  bidding("last", 1, "contract:2"),
  { id: "lost", meanwhile: "reveal", points: () => ["ranks", `slot:${SHIP}`] },
  { id: "waste", points: () => ["slot:contract:1"] },
  {
    id: "order",
    meanwhile: "evening",
    plays: () => [
      { type: "lay", dock: 2 },
      { type: "lay", dock: 3 },
      { type: "done" },
      { type: "bid", slot: "contract:1", card: 3 },
      { type: "bid", slot: "contract:2", card: 2 },
      { type: "bid", slot: "parking", card: 1 },
    ],
    points: () => ["slot:ladder"],
  },
  bidding("ladder", 4, "ladder"),
  bidding("again", 5, SHIP),
  {
    id: "swap",
    meanwhile: "reveal",
    points: () => ["swap"],
    task: deciding("swap", "swapFirst", () => [{ type: "swap", rank: 1 }]),
  },
  {
    id: "won",
    meanwhile: "sea",
    points: () => ["dock:1", "dock:2", "dock:3"],
    task: deciding("berth", "later", (view) => (view.step === "ships" ? [{ type: "berth", dock: 2 }] : [])),
  },
  { id: "rules" },
];

export const BIDDING: Lesson<Action, View> = {
  id: "bidding",
  kind: "round",
  minutes: 4,
  hints: 0,
  start: () =>
    playTo(SEED, before, ({ step, bids, hand = [] }) => {
      return step === "bidding" && bids.length > 0 && hand.length === CARDS_LEFT;
    }),
  people: withPim,
  decide: (seat, legal, view) => (seat === RIVAL && view.step === "bidding" && pim(legal, view)) || plainest(legal),
  steps: STEPS,
};
