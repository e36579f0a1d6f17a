import { type Action, DOCKS, dockAt, type View } from "@harbor/bremerhaven";
import type { Lesson } from "@harbor/ui";
import { bidOf, type Habit, LEARNER, plainest, playTo, RIVAL, withPim } from "./scene.ts";
import { bidding, deciding, type Step, working } from "./tasks.ts";
import { emptySpaces, fill, harborOf, isFull, loadingOf, placesOf, unload } from "./work.ts";

/**
 * The first round: one contract is due tonight and wants a crate, a ship with crates is on offer, and so is a contract
 * for a crate and a container, of which two are in store.
 */
const SEED = "lesson 48282";
const SHIP = "ship:2";
const CONTRACT = "contract:1";
const DUE = "barber";
const NEW = "ropewalk";
const ROUND = 3;

const STORED = [
  { good: "container", space: 5 },
  { good: "container", space: 9 },
  { good: "barrel", space: 10 },
] as const;

/** Two quiet rounds, in which nobody wins anything that lasts. */
const before: Habit = (seat, legal, view) => {
  if (view.step === "founding") {
    const stored = seat === LEARNER ? STORED : [];
    const stock = stored.flatMap(({ good, space }) =>
      legal.filter((action) => action.type === "stock" && action.good === good && action.space === space),
    );
    return legal.find((action) => action.type === "found" && action.space === 8) ?? stock[0] ?? legal[0];
  }
  return legal.find((action) => action.type === "bid" && action.slot === "ladder");
};

/** Pim wants the same ship, but less. */
const PIM = [
  ["ship:2", 3],
  ["ship:1", 5],
  ["contract:2", 4],
  ["influence", 2],
  ["parking", 1],
] as const;

/** The docks where the ship may be berthed, or is. */
function docksOf(view: View): readonly string[] {
  const harbor = harborOf(view);
  if (harbor === undefined) return [];
  const free = DOCKS.filter((dock) => dockAt(harbor, dock).berthed === undefined);
  return free.map((dock) => `dock:${dock}`);
}

/** From where a good is carried, and where to. */
function carrying(view: View, good: "crate" | "container", contract: string): readonly string[] {
  const [from] = placesOf(view, good);
  const to = loadingOf(view, contract);
  const [space] = emptySpaces(view);
  return [
    ...(from === undefined ? [] : [from]),
    ...(from?.startsWith("dock:") && space !== undefined ? [`space:${space}`] : []),
    ...(to === undefined ? [] : [`loading:${to}`]),
  ];
}

const HOUSE_SPACE = 12;
const LOADING = 2;

const STEPS: readonly Step[] = [
  { id: "welcome" },
  { id: "aim", points: () => ["money", "prestige"] },
  bidding("ship", 5, SHIP),
  bidding("contract", 4, CONTRACT),
  bidding("house", 3, "building"),
  bidding("permit", 2, "permit"),
  bidding("parking", 1, "parking"),
  {
    id: "build",
    meanwhile: "reveal",
    points: () => [`space:${HOUSE_SPACE}`],
    task: deciding("build", "buildFirst", () => [{ type: "build", building: "lighthouse", space: HOUSE_SPACE }]),
  },
  {
    id: "berth",
    meanwhile: "town",
    // More permits could be bought: not in a first round.
    plays: ({ step }) => (step === "permit" ? [{ type: "pass" }] : []),
    points: docksOf,
    task: deciding("berth", "later", () => [{ type: "berth", dock: 1 }]),
  },
  {
    id: "lay",
    meanwhile: "sea",
    points: () => [`loading:${LOADING}`],
    task: deciding("lay", "layFirst", () => [{ type: "lay", dock: LOADING }]),
  },
  {
    id: "unload",
    meanwhile: "sea",
    points: (view) => carrying(view, "crate", "").slice(0, 2),
    task: working(
      (view) => isFull(view, DUE) || placesOf(view, "crate").some((place) => place.startsWith("space:")),
      "unloadFirst",
      (view) => unload(view, "crate"),
    ),
  },
  {
    id: "deliver",
    points: (view) => carrying(view, "crate", DUE),
    task: working(
      (view) => isFull(view, DUE),
      "deliverFirst",
      (view) => fill(view, DUE),
    ),
  },
  {
    id: "fill",
    points: (view) => {
      const dock = loadingOf(view, NEW);
      return dock === undefined ? [] : [`loading:${dock}`];
    },
    task: working(
      (view) => isFull(view, NEW),
      "fillFirst",
      (view) => fill(view, NEW),
    ),
  },
  {
    id: "done",
    points: () => ["done"],
    task: deciding("done", "doneNow", () => [{ type: "done" }]),
  },
  { id: "paid", meanwhile: "evening", points: () => ["money"] },
  {
    id: "score",
    points: () => ["money", "prestige"],
    values: (view) => {
      const { money = 0, prestige = 0 } = view.players[LEARNER] ?? {};
      return { money, count: prestige, score: money * prestige };
    },
  },
  { id: "end" },
];

export const FIRST_ROUND: Lesson<Action, View> = {
  id: "first-round",
  kind: "round",
  minutes: 5,
  hints: 0,
  start: () => playTo(SEED, before, ({ round }) => round === ROUND),
  people: withPim,
  decide(seat, legal, { bids }) {
    const laid = bids.filter((bid) => bid.seat === RIVAL).length;
    const [slot, card] = PIM[laid] ?? [];
    return (seat === RIVAL && slot !== undefined && bidOf(legal, slot, card)) || plainest(legal);
  },
  steps: STEPS,
};
