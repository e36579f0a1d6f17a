import {
  type Action,
  bremerhaven,
  type Event,
  type Mode,
  type Options,
  type SeenPlayer,
  type View,
  WESER,
} from "@harbor/bremerhaven";
import { eventsFor, fancifulPlayer, playMatch, randomPlayer, seedFrom } from "@harbor/kit";
import type { Happened } from "@harbor/ui";
import { describe, expect, test } from "vitest";
import { viewsAfter } from "./chronicle.ts";

type Known = { readonly view: View; readonly length: number };
type Watched = { readonly history: readonly Happened<Event>[]; readonly moments: readonly Known[] };

/** Seat 0's view after every action, with the number of events by then. */
function watchGame(mode: Mode, seats: number, seed: string, more: Partial<Options> = {}): Watched {
  const history: Happened<Event>[] = [];
  const moments: Known[] = [];
  const options = bremerhaven.readOptions({ mode, seats, ...more });
  if (!options.ok) throw new Error(options.problem);
  const players = Array.from({ length: seats }, (_, seat) => {
    const own = seedFrom(`${seed} ${seat}`);
    return seat % 2 === 0 ? randomPlayer<unknown, Action>(own) : fancifulPlayer<unknown, Action>(own);
  });
  playMatch(bremerhaven, { options: options.value, seed: seedFrom(seed), players }, ({ state, facts }) => {
    for (const event of eventsFor(facts, 0)) history.push({ n: history.length, event });
    moments.push({ view: bremerhaven.view(state, 0), length: history.length });
  });
  return { history, moments };
}

const GAMES: readonly (readonly [string, Watched])[] = [
  ["long 4", watchGame("long", 4, "chronicle one")],
  ["long 3", watchGame("long", 3, "chronicle two")],
  ["long 2", watchGame("long", 2, "chronicle three", { ordered: true })],
  ["short 4", watchGame("short", 4, "chronicle four")],
  ["short 2", watchGame("short", 2, "chronicle five")],
  ["solo 1", watchGame("solo", 1, "chronicle six")],
  ["solo 2", watchGame("solo", 1, "chronicle seven")],
];

/** Everything public on screen, except whose turn it is: no event reports that. */
function shownOf(view: View) {
  const { round, track, ladder, players, bids, sea, land, building, price, openEvent } = view;
  return { round, track, ladder, players, bids, sea, land, building, price, openEvent };
}

type Shown = ReturnType<typeof shownOf>;
type Field = Exclude<keyof Shown, "players"> | `own ${keyof SeenPlayer}` | `others ${keyof SeenPlayer}`;

/** The fields that differ between two views, with the players' fields split into `seat`'s own and the others'. */
function fieldsChanged(before: Shown, after: Shown, seat: number | undefined): Field[] {
  const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
  const { players: were, ...was } = before;
  const { players: are, ...is } = after;
  const open = (Object.keys(is) as (keyof typeof is)[]).filter((field) => !same(was[field], is[field]));
  const of = are.flatMap((player, one) =>
    (Object.keys(player) as (keyof SeenPlayer)[]).flatMap((field): Field[] => {
      if (same(were[one]?.[field], player[field])) return [];
      return [one === seat ? `own ${field}` : `others ${field}`];
    }),
  );
  return [...open, ...new Set(of)];
}

const MONEY: readonly Field[] = ["own money"];
const WORK: readonly Field[] = ["own money", "own bank", "own harbor", "own yard"];
/** All markers are removed at once, and the first of these events already shows it. */
const MARKERS: readonly Field[] = ["own harbor", "others harbor"];

/** The fields that each event may change on screen. */
const TELLS: Readonly<Record<Event["type"], readonly Field[]>> = {
  "game-begun": ["ladder"],
  "contract-drawn": ["own harbor"],
  "building-drawn": ["own yard"],
  "good-stocked": ["own harbor"],
  "round-begun": ["round", "bids", "sea", "land", "own cardsInHand", "others cardsInHand"],
  "bid-laid": ["bids", "own cardsInHand"],
  "bids-revealed": ["bids"],
  "slot-won": [],
  "slot-unbid": [],
  "parking-paid": MONEY,
  "building-taken": ["building", "own yard"],
  "building-removed": ["building"],
  "permit-bought": MONEY,
  "bollard-placed": ["own money", "own harbor"],
  "cover-cleared": ["own money", "own harbor"],
  "building-built": ["own yard", "own harbor"],
  passed: [],
  "influence-raised": ["own money", "own raised"],
  "prices-changed": ["price"],
  "ranks-swapped": ["ladder"],
  "ladder-reversed": ["ladder"],
  "income-paid": MONEY,
  "ship-berthed": ["sea", "own harbor"],
  "ship-turned-away": ["sea"],
  "contract-laid": ["land", "own harbor"],
  "contract-refused": ["land"],
  "good-produced": ["own harbor"],
  "money-produced": MONEY,
  "good-moved": ["own harbor"],
  "crates-packed": ["own money", "own harbor"],
  "container-unpacked": ["own money", "own harbor"],
  "money-banked": ["own money", "own bank"],
  "step-undone": WORK,
  "harbor-finished": [],
  "prestige-changed": ["own prestige", ...MARKERS],
  "ship-left": MARKERS,
  "contract-settled": ["own money", ...MARKERS],
  "reward-paid": MONEY,
  "charge-paid": ["own money", "own bank"],
  "event-happened": MARKERS,
  "event-opened": ["openEvent"],
  "money-gained": MONEY,
  "cargo-lost": ["own harbor"],
  "markers-changed": ["own harbor"],
  "good-given": ["own harbor"],
  "good-sold": ["own money", "own harbor"],
  "token-moved": ["track", "openEvent", ...MARKERS],
  "board-cleared": ["sea", "land"],
  "board-filled": ["sea", "land"],
  "hand-renewed": ["own raises", "own raised"],
  "power-used": [],
  "game-ended": [],
};

describe.each(GAMES)("the chronicle of a %s game", (_, { history, moments }) => {
  const all = new Set(Array.from({ length: history.length + 1 }, (__, length) => length));
  const end = moments.at(-1);
  if (end === undefined) throw new Error("no game");
  // One more event makes sure that even the last view is computed and not just the present one.
  const retold = viewsAfter(
    WESER,
    all,
    [...history, { n: history.length, event: { type: "game-ended", seed: "" } }],
    end.view,
  );

  test("matches the engine after every action", () => {
    expect(moments.length).toBeGreaterThan(80);
    for (const { view, length } of moments) {
      const earlier = retold.get(length);
      expect(earlier && shownOf(earlier)).toEqual(shownOf(view));
    }
  });

  test("shows nothing before its event", () => {
    for (const { n, event } of history) {
      const [before, after] = [retold.get(n), retold.get(n + 1)];
      if (before === undefined || after === undefined) throw new Error("a moment is missing");
      const changed = fieldsChanged(shownOf(before), shownOf(after), "seat" in event ? event.seat : undefined);
      expect(
        changed.filter((field) => !TELLS[event.type].includes(field)).map((field) => `${event.type}: ${field}`),
      ).toEqual([]);
    }
  });

  test("is the same seen from any later moment", () => {
    for (let nth = 0; nth < moments.length; nth += 17) {
      const now = moments[nth];
      if (now === undefined) continue;
      const wanted = new Set([now.length - 1, Math.floor(now.length / 2)].filter((length) => length > 0));
      for (const [length, view] of viewsAfter(WESER, wanted, history.slice(0, now.length), now.view)) {
        const known = retold.get(length);
        expect(shownOf(view)).toEqual(known && shownOf(known));
      }
    }
  });
});

test("a game with an unknown beginning is shown as it is now", () => {
  const { history, moments } = watchGame("short", 2, "no beginning");
  const now = moments.at(-1)?.view;
  if (now === undefined) throw new Error("no game");
  expect(viewsAfter(WESER, new Set([3]), history.slice(20), now).get(3)).toBe(now);
});
