import { getPriority } from "node:os";
import { setTimeout as pause } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import { type Edition, forwardOf, seedFrom } from "@harbor/kit";
import { afterEach, expect, test } from "vitest";
import { Thinkers, type ThinkersPlan } from "../src/bots/thinkers.ts";
import type { Matter } from "../src/bots/thought.ts";
import { startThinkingWorker } from "../src/bots/thread.ts";
import { type AnyGame, GAMES, personsIn } from "../src/games.ts";
import { until } from "./botHouse.ts";

const [first] = GAMES;
if (first === undefined) throw new Error("there is no game");
const today: AnyGame = first;
const personOf = (strength: string) => personsIn(today.id).find((one) => one.strength === strength)?.id;

const open: Thinkers[] = [];
afterEach(async () => {
  for (const thinkers of open.splice(0)) await thinkers.close();
});

function openThinkers(plan: Partial<ThinkersPlan> = {}) {
  const troubles: string[] = [];
  const decided: string[] = [];
  const thinkers = new Thinkers({
    workers: 2,
    captainMs: 60,
    onTrouble: (error) => void troubles.push(String(error)),
    measure: (how) => void decided.push(how),
    ...plan,
  });
  open.push(thinkers);
  return { thinkers, troubles, decided };
}

/** The first decision of a game in which there is something to choose. */
function matterOf(game: AnyGame, strength: string, luck: string): Matter {
  const options = game.readOptions({ mode: "short", seats: 2 });
  if (!options.ok) throw new Error(options.problem);
  const begun = game.begin(options.value, seedFrom("a matter"));
  if (!begun.ok) throw new Error(begun.problem);
  const [seat = 0] = game.pending(begun.state);
  const legal = forwardOf(game, game.legal(begun.state, seat));
  return { game, person: personOf(strength), seat, view: game.view(begun.state, seat), legal, luck };
}

const clumsy = () => new Worker(new URL("./clumsyThread.ts", import.meta.url));

test.each(["deckhand", "mate", "captain"])(
  "a %s picks one of the legal actions, and by the same luck the same",
  async (strength) => {
    const { thinkers, troubles, decided } = openThinkers({ captainMs: 1 });
    const matter = matterOf(today, strength, "same luck");
    const chosen = await thinkers.think("table", matter);
    expect(matter.legal).toContain(chosen);
    if (strength !== "captain") expect(await thinkers.think("table", matter)).toBe(chosen);
    expect([troubles, decided[0]]).toEqual([[], "as-asked"]);
  },
);

test("threads are started when they are needed, and no more than there may be", async () => {
  const { thinkers } = openThinkers({ workers: 2 });
  expect(thinkers.size).toBe(0);
  await thinkers.think("table", matterOf(today, "mate", "one"));
  expect(thinkers.size).toBe(1);
  const all = Array.from({ length: 12 }, (_, nth) => thinkers.think(`table ${nth}`, matterOf(today, "mate", `${nth}`)));
  expect(thinkers.size).toBe(2);
  expect((await Promise.all(all)).every((action) => action !== undefined)).toBe(true);
});

test.each(["die", "hang", "cheat"])(
  "when a thread should %s, another decides quickly, and one takes its place",
  async (luck) => {
    const { thinkers, troubles, decided } = openThinkers({ workers: 1, start: clumsy, overdueMs: 1500 });
    const matter = matterOf(today, "mate", luck);
    expect(matter.legal).toContain(await thinkers.think("table", matter));
    expect(decided).toEqual(["quickly"]);
    expect(troubles.length).toBeGreaterThan(0);
    expect(matter.legal).toContain(await thinkers.think("table", matterOf(today, "mate", "well")));
    expect([decided.at(-1), thinkers.size]).toEqual(["as-asked", 1]);
  },
);

test("the move of a thread that is killed in the middle of its thought is made by another", async () => {
  const workers: Worker[] = [];
  const start = () => {
    const worker = startThinkingWorker();
    workers.push(worker);
    return worker;
  };
  const { thinkers, troubles, decided } = openThinkers({ workers: 1, captainMs: 60_000, start });
  await thinkers.think("table", matterOf(today, "mate", "warm"));
  const matter = biddingMatter("killed");
  const thought = thinkers.think("table", matter);
  await pause(50);
  expect(decided).toEqual(["as-asked"]);
  await workers[0]?.terminate();
  expect(matter.legal).toContain(await thought);
  expect([decided.at(-1), workers.length, troubles.length]).toEqual(["quickly", 2, 1]);
});

test.each(["doomed to die", "doomed to hang", "doomed to cheat"])(
  "whoever is %s leaves the choice to the table",
  async (luck) => {
    const { thinkers, decided } = openThinkers({ workers: 1, start: clumsy, overdueMs: 1000 });
    expect(await thinkers.think("table", matterOf(today, "mate", luck))).toBeUndefined();
    expect(decided).toEqual(["not-at-all"]);
  },
);

test("FAR-4 where no thread lives to answer, nobody is kept waiting", async () => {
  const { thinkers, decided } = openThinkers({
    start: () => new Worker("process.exit(1)", { eval: true }),
  });
  const asked = Array.from({ length: 8 }, (_, nth) => thinkers.think(`${nth}`, matterOf(today, "mate", `${nth}`)));
  expect(await Promise.all(asked)).toEqual(asked.map(() => undefined));
  expect(await thinkers.think("later", matterOf(today, "mate", "later"))).toBeUndefined();
  expect(new Set(decided)).toEqual(new Set(["not-at-all"]));
});

test("short thoughts do not wait for long ones, and these share the time that there is", async () => {
  const captainMs = 1500;
  const { thinkers } = openThinkers({ workers: 2, captainMs });
  await Promise.all(["a", "b"].map((table) => thinkers.think(table, matterOf(today, "mate", table))));
  let mates = 0;
  let captains = 0;
  const all = Array.from({ length: 6 }, (_, nth) =>
    thinkers.think(`captain ${nth}`, biddingMatter(`${nth}`)).then(() => {
      captains += 1;
    }),
  );
  const started = performance.now();
  for (let nth = 0; nth < 10; nth += 1) {
    await thinkers.think(`mate ${nth}`, matterOf(today, "mate", `${nth}`));
    mates += 1;
    if (mates === 10) expect(captains).toBeLessThan(6);
  }
  await Promise.all(all);
  // One after the other with all their time they would take six times as long as one.
  expect(performance.now() - started).toBeLessThan(5 * captainMs);
});

/** A decision that a captain searches for. */
function biddingMatter(luck: string): Matter {
  const options = today.readOptions({ mode: "short", seats: 2 });
  if (!options.ok) throw new Error(options.problem);
  const begun = today.begin(options.value, seedFrom("bids"));
  if (!begun.ok) throw new Error(begun.problem);
  let { state } = begun;
  while (today.phase(state) !== "bidding") {
    const [seat = 0] = today.pending(state);
    const [action] = today.legal(state, seat);
    const applied = action === undefined ? undefined : today.apply(state, seat, action);
    if (applied?.ok !== true) throw new Error("the game does not come to its bids");
    state = applied.state;
  }
  const [seat = 0] = today.pending(state);
  const legal = forwardOf(today, today.legal(state, seat));
  return { game: today, person: personOf("captain"), seat, view: today.view(state, seat), legal, luck };
}

test("bots play under every version of the rules, and with cards of somebody's own", async () => {
  const { thinkers, troubles } = openThinkers();
  const editions: Edition[] = [{ rules: "1" }, { rules: "2" }, { rules: "2", cardLists: ownCards() }];
  for (const edition of editions) {
    const game = today.edition(edition);
    if (game === undefined) throw new Error(`there is no edition ${edition.rules}`);
    for (const luck of ["one", "two"]) {
      const matter = matterOf(game, "mate", luck);
      expect(matter.legal).toContain(await thinkers.think("table", matter));
    }
  }
  expect(troubles).toEqual([]);
});

/** The game's cards with one ship that comes with fewer goods: another set, and a sound one. */
function ownCards(): unknown {
  const lists: { ships: { goods: number }[] } = JSON.parse(JSON.stringify(today.cardSet));
  const ship = lists.ships.find(({ goods }) => goods > 1);
  if (ship === undefined) throw new Error("no ship has two goods");
  ship.goods -= 1;
  return lists;
}

test("rules that no bot knows, and games without bots, are left to the table", async () => {
  const { thinkers, troubles } = openThinkers();
  const matter = matterOf(today, "mate", "unknown");
  expect(await thinkers.think("table", { ...matter, game: { ...today, rules: "0" } })).toBeUndefined();
  expect(await thinkers.think("table", { ...matter, game: { ...today, id: "no-such-game" } })).toBeUndefined();
  expect(troubles).toEqual([]);
});

test("nothing waits for an answer any more once the house is closed", async () => {
  const { thinkers } = openThinkers({ workers: 1, captainMs: 30_000 });
  const all = Array.from({ length: 3 }, (_, nth) => thinkers.think(`${nth}`, biddingMatter(`${nth}`)));
  await until(() => thinkers.size === 1);
  await thinkers.close();
  expect(await Promise.all(all)).toEqual([undefined, undefined, undefined]);
  expect(await thinkers.think("late", biddingMatter("late"))).toBeUndefined();
});

test("the thread that serves people keeps its priority", async () => {
  const before = getPriority();
  const { thinkers } = openThinkers();
  await thinkers.think("table", matterOf(today, "mate", "calm"));
  expect(getPriority()).toBe(before);
});
