import type { BalanceMeasure, Reading } from "@harbor/bots";
import { GOODS, type IslandSet, type Part, ROLES, WAGES } from "@harbor/meuterer";
import type { GameNotes, RoundNotes } from "./notes.ts";
import { pointsByGood, pointsByRole } from "./worths.ts";

type Notes = readonly GameNotes[];
type Range = BalanceMeasure["wanted"];
type Wanted = { readonly four: Range; readonly three: Range };

const roundsIn = (notes: Notes): readonly RoundNotes[] => notes.flatMap(({ rounds }) => rounds);
const mutiniesIn = (notes: Notes) => roundsIn(notes).flatMap(({ mutiny }) => mutiny ?? []);

function share<Item>(items: readonly Item[], isHit: (item: Item) => boolean, of?: string): Reading {
  return { ...(of !== undefined && { of }), kind: "share", hits: items.filter(isHit).length, cases: items.length };
}

/** A share of all points; wages are a transfer from captain to mate, so they are taken off the captain's. */
function pointsOf(notes: Notes, parts: readonly Part[]): Reading {
  const values = notes.map((one) => {
    const all = Object.values(one.parts).reduce((sum, points) => sum + points, 0);
    return parts.reduce((sum, part) => sum + one.parts[part], 0) / Math.max(1, all);
  });
  return { kind: "mean", values };
}

/** Every measure, with its target range for four seats and for three. */
const MEASURES: readonly (readonly [
  id: string,
  wanted: Wanted,
  read: (notes: Notes, seats: number, set: IslandSet) => readonly Reading[],
])[] = [
  [
    "win-share-by-seat",
    ranges([0.19, 0.32], [0.27, 0.4]),
    (notes, seats) =>
      Array.from({ length: seats }, (_, seat) =>
        share(notes, ({ winner }) => winner === seat, seat === 0 ? "first captain" : `seat ${seat} after`),
      ),
  ],
  [
    "rounds-with-mutiny",
    ranges([0.5, 0.85], [0.4, 0.75]),
    (notes) => [share(roundsIn(notes), ({ mutiny }) => mutiny !== undefined)],
  ],
  [
    "mutinies-succeed",
    ranges([0.4, 0.6], [0.4, 0.62]),
    (notes) => [share(mutiniesIn(notes), ({ succeeded }) => succeeded)],
  ],
  ["mutinies-tied", ranges([0.15, 0.4], [0.15, 0.4]), (notes) => [share(mutiniesIn(notes), ({ wasTied }) => wasTied)]],
  [
    "captains",
    ranges([3.5, 5.5], [3.5, 6]),
    (notes) => [{ kind: "mean", values: notes.map(({ captains }) => captains) }],
  ],
  [
    "role-taken",
    ranges([0.3, 0.9], [0.15, 0.75]),
    (notes) => ROLES.map((role) => share(roundsIn(notes), ({ roles }) => roles.includes(role), role)),
  ],
  [
    "points-by-role",
    ranges([0.65, 1.35], [0.6, 1.4]),
    (notes) => {
      const byRole = pointsByRole(notes);
      return ROLES.map((role) => ({ of: role, kind: "mean", values: byRole[role] }));
    },
  ],
  [
    "points-by-good",
    ranges([0.65, 1.35], [0.65, 1.35]),
    (notes) => {
      const byGood = pointsByGood(notes);
      return GOODS.map((good) => ({ of: good, kind: "mean", values: byGood[good] }));
    },
  ],
  ["points-sales", ranges([0.5, 0.65], [0.5, 0.65]), (notes) => [pointsOf(notes, ["sales"])]],
  ["points-captain", ranges([0.1, 0.2], [0.1, 0.2]), (notes) => [pointsOf(notes, ["voyage", "wages"])]],
  ["points-mutineer", ranges([0.08, 0.16], [0.08, 0.16]), (notes) => [pointsOf(notes, ["mutiny"])]],
  ["points-mate", ranges([0.06, 0.12], [0.06, 0.12]), (notes) => [pointsOf(notes, ["mate"])]],
  ["points-cabin-boy", ranges([0.02, 0.07], [0.01, 0.05]), (notes) => [pointsOf(notes, ["cabin"])]],
  ["points-merchant", ranges([0.03, 0.09], [0.02, 0.08]), (notes) => [pointsOf(notes, ["merchant"])]],
  [
    "wage-share",
    ranges([0.05, undefined], [0.05, undefined]),
    (notes) => WAGES.map((wage) => share(roundsIn(notes), (one) => one.wage === wage, `wage ${wage}`)),
  ],
  [
    "wage-mean",
    ranges([0.6, 1.8], [0.6, 1.8]),
    (notes) => [{ kind: "mean", values: roundsIn(notes).map(({ wage }) => wage) }],
  ],
  [
    "course-stays",
    ranges([undefined, 0.25], [undefined, 0.25]),
    (notes) => [share(roundsIn(notes), ({ steps }) => steps === 0)],
  ],
  [
    "course-steps",
    ranges([undefined, 0.4], [undefined, 0.4]),
    (notes) => [1, 2, 3, 4].map((count) => share(roundsIn(notes), ({ steps }) => steps === count, `${count} steps`)),
  ],
  [
    "arrivals",
    ranges([0.04, 0.15], [0.04, 0.15]),
    (notes) => {
      const all = notes.flatMap(({ arrivals }) => arrivals);
      return [...new Set(all)].toSorted().map((island) => share(all, (one) => one === island, island));
    },
  ],
  [
    "same-good-twice",
    ranges([undefined, 0.06], [undefined, 0.06]),
    (notes, _, set) => [share(roundsIn(notes), ({ active }) => asksForOneGood(set, active))],
  ],
  ["sales-alone", ranges([0.45, 0.65], [0.5, 0.7]), (notes) => [share(leadersIn(notes), (count) => count === 1)]],
  ["sales-tied", ranges([0.3, 0.5], [0.25, 0.45]), (notes) => [share(leadersIn(notes), (count) => count > 1)]],
  [
    "sales-nobody",
    ranges([undefined, 0.08], [undefined, 0.12]),
    (notes) => [share(leadersIn(notes), (count) => count === 0)],
  ],
  [
    "winner",
    ranges([30, 42], [40, 54]),
    (notes) => [{ kind: "median", values: notes.map(({ scores }) => scores[0] ?? 0) }],
  ],
  [
    "last-to-winner",
    ranges([0.45, 0.75], [0.55, 0.8]),
    (notes) => [
      { kind: "median", values: notes.map(({ scores }) => (scores.at(-1) ?? 0) / Math.max(1, scores[0] ?? 0)) },
    ],
  ],
  ["won-by-order", ranges([undefined, 0.08], [undefined, 0.06]), (notes) => [share(notes, ({ wasTied }) => wasTied)]],
  [
    "cards-laid",
    ranges([2, 3.2], [2, 3.4]),
    (notes, seats) => [{ kind: "mean", values: roundsIn(notes).map(({ laid }) => laid / seats) }],
  ],
  [
    "decisions",
    ranges([140, 190], [110, 160]),
    (notes) => [{ kind: "median", values: notes.map(({ decisions }) => decisions) }],
  ],
];

/** Only in the mode with pirates. */
const PIRATES: typeof MEASURES = [
  [
    "pirate-laid",
    ranges([0.8, 2.5], [0.8, 2.5]),
    (notes) => [{ kind: "mean", values: notes.map(({ pirates }) => pirates.length) }],
  ],
  [
    "pirates-pass",
    ranges([0.15, 0.35], [0.15, 0.35]),
    (notes) => [share(piratesIn(notes), ({ effect }) => effect === "passed")],
  ],
  [
    "pirates-board",
    ranges([0.05, 0.2], [0.05, 0.2]),
    (notes) => [share(piratesIn(notes), ({ effect }) => effect === "boarded")],
  ],
  ["pirate-layer-wins", ranges([0.2, 0.35], [0.27, 0.45]), (notes) => [share(piratesIn(notes), ({ won }) => won)]],
  [
    "large-hands",
    ranges([undefined, 0.03], [undefined, 0.03]),
    (notes) => [share(roundsIn(notes), ({ largestHand }) => largestHand > 8)],
  ],
];

/** With pirates everything may be this much wider. */
const WIDER = 1.3;

const piratesIn = (notes: Notes) => notes.flatMap(({ pirates }) => pirates);

function asksForOneGood(set: IslandSet, active: readonly string[]): boolean {
  const [good, ...others] = active.map((id) => set.island(id).takes);
  return good !== "any" && others.length > 0 && others.every((other) => other === good);
}

function leadersIn(notes: Notes): readonly number[] {
  return notes.flatMap(({ leaders }) => leaders);
}

type Bounds = readonly [from: number | undefined, to: number | undefined];

function ranges(four: Bounds, three: Bounds): Wanted {
  return { four: range(four), three: range(three) };
}

function range([from, to]: Bounds): Range {
  return { ...(from !== undefined && { from }), ...(to !== undefined && { to }) };
}

function widened({ from, to }: Range): Range {
  const by = from === undefined || to === undefined ? 0 : ((to - from) * (WIDER - 1)) / 2;
  const least = from === undefined || to !== undefined ? from : from / WIDER;
  const most = to === undefined || from !== undefined ? to : to * WIDER;
  return range([least === undefined ? undefined : least - by, most === undefined ? undefined : most + by]);
}

export function measuresFor(
  set: IslandSet,
  { id: row, mode, seats }: { readonly id: string; readonly mode: string; readonly seats: number },
  notes: Notes,
): readonly BalanceMeasure[] {
  const hasPirates = mode === "pirates";
  const usual = MEASURES.map(([id, { three, four }, read]): BalanceMeasure => {
    const wanted = seats === 3 ? three : four;
    return { id: `${row} ${id}`, wanted: hasPirates ? widened(wanted) : wanted, readings: read(notes, seats, set) };
  });
  const own = PIRATES.map(
    ([id, { four }, read]): BalanceMeasure => ({ id: `${row} ${id}`, wanted: four, readings: read(notes, seats, set) }),
  );
  return hasPirates ? [...usual, ...own] : usual;
}
