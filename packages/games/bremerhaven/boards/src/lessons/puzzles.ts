import { type Action, dockAt, type HarborAction, type View } from "@harbor/bremerhaven";
import type { Lesson, LessonStart } from "@harbor/ui";
import { CONTAINER_GAME, CRATE_GAME, NOTHING_LOST_GAME } from "./positions.ts";
import { LEARNER, plainest, withPim } from "./scene.ts";
import { working } from "./tasks.ts";
import { harborOf, isFull } from "./work.ts";

type PuzzleData = {
  readonly id: string;
  readonly minutes: number;
  readonly game: () => LessonStart<Action>;
  /** The contracts to fill. */
  readonly contracts: readonly string[];
  /** What else has to be reached. */
  also?(view: View): boolean;
  /** One of the ways to the goal. */
  readonly solution: readonly HarborAction[];
  /** What most people try first, and what does not lead there. */
  readonly naive: readonly HarborAction[];
};

export type Puzzle = Lesson<Action, View> & Pick<PuzzleData, "naive" | "solution"> & { isSolved(view: View): boolean };

const HINTS = 2;

function puzzle({ id, minutes, game, contracts, also, solution, naive }: PuzzleData): Puzzle {
  const isSolved = (view: View) => contracts.every((contract) => isFull(view, contract)) && (also?.(view) ?? true);
  /** From any position of the phase: everything is taken back first. */
  const way = (view: View): readonly Action[] => [
    ...(view.work[LEARNER]?.steps ?? []).map((): Action => ({ type: "undo" })),
    ...solution,
  ];
  return {
    id,
    kind: "puzzle",
    minutes,
    hints: HINTS,
    start: game,
    people: withPim,
    decide: (_, legal) => plainest(legal),
    steps: [{ id: "goal", task: working(isSolved, "notYet", way) }, { id: "solved" }],
    naive,
    solution,
    isSolved,
  };
}

const stepsOf = ({ work }: View): readonly HarborAction[] => work[LEARNER]?.steps ?? [];

/** The container works can make the missing container, but only before anything is moved. */
const CONTAINER = puzzle({
  id: "container",
  minutes: 2,
  game: CONTAINER_GAME,
  contracts: ["clockmaker", "bakery"],
  solution: [
    { type: "produce", from: 4, to: 8 },
    { type: "move", good: "container", from: "space:7", to: "contract:1" },
    { type: "move", good: "crate", from: "space:5", to: "contract:1" },
    { type: "move", good: "container", from: "space:8", to: "contract:2" },
    { type: "move", good: "passenger", from: "space:3", to: "contract:2" },
  ],
  naive: [{ type: "move", good: "container", from: "space:7", to: "contract:1" }],
});

/** There is no crate anywhere: a container has to be unpacked, and a single space is free for all of it. */
const CRATE = puzzle({
  id: "crate",
  minutes: 3,
  game: CRATE_GAME,
  contracts: ["bicycle-works", "lifeboat-society"],
  solution: [
    { type: "move", good: "container", from: "dock:1", to: "space:7" },
    { type: "move", good: "container", from: "space:7", to: "contract:1" },
    { type: "move", good: "container", from: "dock:1", to: "space:7" },
    { type: "unpack", space: 7 },
    { type: "move", good: "crate", from: "space:7", to: "contract:3" },
    { type: "move", good: "passenger", from: "space:2", to: "contract:3" },
  ],
  naive: [
    { type: "move", good: "container", from: "dock:1", to: "space:7" },
    { type: "move", good: "container", from: "space:7", to: "contract:1" },
    { type: "move", good: "passenger", from: "space:2", to: "contract:3" },
  ],
});

const MAKERS = 2;
const LEAVING = 1;

/** Two buildings produce, a ship leaves tonight, and two contracts wait: everything has its turn. */
const NOTHING_LOST = puzzle({
  id: "nothing-lost",
  minutes: 4,
  game: NOTHING_LOST_GAME,
  contracts: ["tavern", "toy-shop"],
  also: (view) => {
    const harbor = harborOf(view);
    const produced = stepsOf(view).filter(({ type }) => type === "produce").length;
    return produced === MAKERS && harbor !== undefined && dockAt(harbor, LEAVING).berthed?.goods === 0;
  },
  solution: [
    { type: "produce", from: 6, to: 9 },
    { type: "produce", from: 12, to: 10 },
    { type: "move", good: "crate", from: "dock:1", to: "space:3" },
    { type: "move", good: "crate", from: "space:3", to: "contract:2" },
    { type: "move", good: "crate", from: "dock:1", to: "space:3" },
    { type: "move", good: "passenger", from: "space:5", to: "contract:2" },
    { type: "move", good: "barrel", from: "dock:2", to: "space:11" },
    { type: "move", good: "barrel", from: "space:11", to: "contract:1" },
    { type: "move", good: "barrel", from: "dock:2", to: "space:11" },
    { type: "move", good: "barrel", from: "space:11", to: "contract:1" },
  ],
  naive: [{ type: "move", good: "crate", from: "dock:1", to: "space:9" }],
});

export const PUZZLES: readonly Puzzle[] = [CONTAINER, CRATE, NOTHING_LOST];
