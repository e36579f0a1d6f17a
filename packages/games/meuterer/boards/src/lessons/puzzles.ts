import type { Action, View } from "@harbor/meuterer";
import type { Lesson, LessonStart } from "@harbor/ui";
import { MATES_SABERS, MERCHANTS_SALE, SURE_MUTINY } from "./positions.ts";
import { follow, withBots } from "./scene.ts";
import { fighting, type Step, selling, taking } from "./tasks.ts";

type PuzzleData = {
  readonly id: string;
  readonly minutes: number;
  readonly start: () => LessonStart<Action>;
  readonly steps: readonly Step[];
  /** What everybody else does after the learner's decision; what comes first, if it does not matter. */
  decide?(legal: readonly Action[]): Action | undefined;
};

const HINTS = 2;

function puzzle({ decide = () => undefined, ...data }: PuzzleData): Lesson<Action, View> {
  return {
    ...data,
    kind: "puzzle",
    hints: HINTS,
    people: withBots(["jette", "Jette"], ["onno", "Onno"], ["fiete", "Fiete"]),
    decide: (seat, legal, view) => decide(legal) ?? follow(undefined, seat, legal, view),
  };
}

/** As mate one is on the captain's side, for which a tie is not enough. */
const SABERS = puzzle({
  id: "sabers",
  minutes: 1,
  start: MATES_SABERS,
  steps: [fighting("goal", 1, { points: () => ["answers"] }), { id: "solved" }],
});

/** Whoever is merchant gets the whole price in a tie, so cards are best divided to tie at both islands. */
const SALE = puzzle({
  id: "sale",
  minutes: 2,
  start: MERCHANTS_SALE,
  steps: [
    selling("goal", 2, 1, 2, { points: ({ anchorage, wake }) => [`place:${anchorage}`, `place:${wake}`] }),
    { id: "solved" },
  ],
});

/** All sabers but one are in sight, so nobody can withstand the two in hand. */
const SURE = puzzle({
  id: "sure",
  minutes: 2,
  start: SURE_MUTINY,
  // The others do their worst: they play every saber they have.
  decide: (legal) => legal.findLast(({ type }) => type === "fight"),
  steps: [
    taking("goal", "mutineer", { points: () => ["discards"] }),
    fighting("fight", 2, { meanwhile: "reveal", points: () => ["answers"] }),
    { id: "solved", meanwhile: "mutiny" },
  ],
});

export const PUZZLES: readonly Lesson<Action, View>[] = [SABERS, SALE, SURE];
