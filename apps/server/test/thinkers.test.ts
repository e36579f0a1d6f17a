import { getPriority } from "node:os";
import { setTimeout as pause } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import { type Edition, forwardOf, seedFrom } from "@harbor/kit";
import { afterEach, expect, test } from "vitest";
import { Thinkers, type ThinkersPlan } from "../src/bots/thinkers.ts";
import type { Situation } from "../src/bots/thought.ts";
import { startThinkingWorker } from "../src/bots/thread.ts";
import { type AnyGame, GAMES, personsIn } from "../src/games.ts";
import { until } from "./botRooms.ts";

const [first] = GAMES;
if (first === undefined) throw new Error("there is no game");
const today: AnyGame = first;
const personOf = (strength: string) => personsIn(today.id).find((one) => one.strength === strength)?.id;

const open: Thinkers[] = [];
afterEach(async () => {
  for (const thinkers of open.splice(0)) await thinkers.close();
});

function openThinkers(plan: Partial<ThinkersPlan> = {}) {
  const errors: string[] = [];
  const decided: string[] = [];
  const thinkers = new Thinkers({
    workers: 2,
    captainMs: 60,
    onBackgroundError: (error) => void errors.push(String(error)),
    measure: (how) => void decided.push(how),
    ...plan,
  });
  open.push(thinkers);
  return { thinkers, errors, decided };
}

/** The first decision of a game with more than one choice. */
function situationOf(game: AnyGame, strength: string, luck: string): Situation {
  const options = game.readOptions({ mode: "short", seats: 2 });
  if (!options.ok) throw new Error(options.problem);
  const begun = game.begin(options.value, seedFrom("a situation"));
  if (!begun.ok) throw new Error(begun.problem);
  const [seat = 0] = game.pending(begun.state);
  const legal = forwardOf(game, game.legal(begun.state, seat));
  return { game, person: personOf(strength), seat, view: game.view(begun.state, seat), legal, isComplete: true, luck };
}

const clumsy = () => new Worker(new URL("./clumsyThread.ts", import.meta.url));

test.each(["deckhand", "mate", "captain"])(
  "a %s picks a legal action, and the same one for the same seed",
  async (strength) => {
    const { thinkers, errors, decided } = openThinkers({ captainMs: 1 });
    const situation = situationOf(today, strength, "same luck");
    const chosen = await thinkers.think("table", situation);
    expect(situation.legal).toContain(chosen);
    if (strength !== "captain") expect(await thinkers.think("table", situation)).toBe(chosen);
    expect([errors, decided[0]]).toEqual([[], "as-asked"]);
  },
);

test("threads are started when needed, up to the maximum", async () => {
  const { thinkers } = openThinkers({ workers: 2 });
  expect(thinkers.size).toBe(0);
  await thinkers.think("table", situationOf(today, "mate", "one"));
  expect(thinkers.size).toBe(1);
  const all = Array.from({ length: 12 }, (_, nth) =>
    thinkers.think(`table ${nth}`, situationOf(today, "mate", `${nth}`)),
  );
  expect(thinkers.size).toBe(2);
  expect((await Promise.all(all)).every((action) => action !== undefined)).toBe(true);
});

test.each(["die", "hang", "cheat"])(
  "when a thread is made to %s, another decides quickly, and a new one replaces it",
  async (luck) => {
    const { thinkers, errors, decided } = openThinkers({ workers: 1, start: clumsy, overdueMs: 1500 });
    const situation = situationOf(today, "mate", luck);
    expect(situation.legal).toContain(await thinkers.think("table", situation));
    expect(decided).toEqual(["quickly"]);
    expect(errors.length).toBeGreaterThan(0);
    expect(situation.legal).toContain(await thinkers.think("table", situationOf(today, "mate", "well")));
    expect([decided.at(-1), thinkers.size]).toEqual(["as-asked", 1]);
  },
);

test("if a thread is killed in the middle of a thought, another one decides", async () => {
  const workers: Worker[] = [];
  const start = () => {
    const worker = startThinkingWorker();
    workers.push(worker);
    return worker;
  };
  const { thinkers, errors, decided } = openThinkers({ workers: 1, captainMs: 60_000, start });
  await thinkers.think("table", situationOf(today, "mate", "warm"));
  const situation = biddingSituation("killed");
  const thought = thinkers.think("table", situation);
  await pause(50);
  expect(decided).toEqual(["as-asked"]);
  await workers[0]?.terminate();
  expect(situation.legal).toContain(await thought);
  expect([decided.at(-1), workers.length, errors.length]).toEqual(["quickly", 2, 1]);
});

test.each(["doomed to die", "doomed to hang", "doomed to cheat"])(
  "a bot that is %s leaves the choice to the table",
  async (luck) => {
    const { thinkers, decided } = openThinkers({ workers: 1, start: clumsy, overdueMs: 1000 });
    expect(await thinkers.think("table", situationOf(today, "mate", luck))).toBeUndefined();
    expect(decided).toEqual(["not-at-all"]);
  },
);

test("FAR-4 without a living thread nobody is kept waiting", async () => {
  const { thinkers, decided } = openThinkers({
    start: () => new Worker("process.exit(1)", { eval: true }),
  });
  const asked = Array.from({ length: 8 }, (_, nth) => thinkers.think(`${nth}`, situationOf(today, "mate", `${nth}`)));
  expect(await Promise.all(asked)).toEqual(asked.map(() => undefined));
  expect(await thinkers.think("later", situationOf(today, "mate", "later"))).toBeUndefined();
  expect(new Set(decided)).toEqual(new Set(["not-at-all"]));
});

test("short thoughts do not wait for long ones, which share the time", async () => {
  const captainMs = 1500;
  const { thinkers } = openThinkers({ workers: 2, captainMs });
  await Promise.all(["a", "b"].map((table) => thinkers.think(table, situationOf(today, "mate", table))));
  let mates = 0;
  let captains = 0;
  const all = Array.from({ length: 6 }, (_, nth) =>
    thinkers.think(`captain ${nth}`, biddingSituation(`${nth}`)).then(() => {
      captains += 1;
    }),
  );
  const started = performance.now();
  for (let nth = 0; nth < 10; nth += 1) {
    await thinkers.think(`mate ${nth}`, situationOf(today, "mate", `${nth}`));
    mates += 1;
    if (mates === 10) expect(captains).toBeLessThan(6);
  }
  await Promise.all(all);
  // One after another at full length would take six times as long as one.
  expect(performance.now() - started).toBeLessThan(5 * captainMs);
});

/** A decision that a captain searches for. */
function biddingSituation(luck: string): Situation {
  const options = today.readOptions({ mode: "short", seats: 2 });
  if (!options.ok) throw new Error(options.problem);
  const begun = today.begin(options.value, seedFrom("bids"));
  if (!begun.ok) throw new Error(begun.problem);
  let { state } = begun;
  while (today.phase(state) !== "bidding") {
    const [seat = 0] = today.pending(state);
    const [action] = today.legal(state, seat);
    const applied = action === undefined ? undefined : today.apply(state, seat, action);
    if (applied?.ok !== true) throw new Error("the game never reached its bids");
    state = applied.state;
  }
  const [seat = 0] = today.pending(state);
  const legal = forwardOf(today, today.legal(state, seat));
  return {
    game: today,
    person: personOf("captain"),
    seat,
    view: today.view(state, seat),
    legal,
    isComplete: true,
    luck,
  };
}

test("bots play under every version of the rules, and with custom cards", async () => {
  const { thinkers, errors } = openThinkers();
  const editions: Edition[] = [{ rules: "1" }, { rules: "2" }, { rules: "2", cardLists: ownCards() }];
  for (const edition of editions) {
    const game = today.edition(edition);
    if (game === undefined) throw new Error(`there is no edition ${edition.rules}`);
    for (const luck of ["one", "two"]) {
      const situation = situationOf(game, "mate", luck);
      expect(situation.legal).toContain(await thinkers.think("table", situation));
    }
  }
  expect(errors).toEqual([]);
});

/** The game's cards with one ship that carries fewer goods: another valid set. */
function ownCards(): unknown {
  const lists: { ships: { goods: number }[] } = JSON.parse(JSON.stringify(today.cardSet));
  const ship = lists.ships.find(({ goods }) => goods > 1);
  if (ship === undefined) throw new Error("no ship has two goods");
  ship.goods -= 1;
  return lists;
}

test("rules that no bot knows, and games without bots, are left to the table", async () => {
  const { thinkers, errors } = openThinkers();
  const situation = situationOf(today, "mate", "unknown");
  expect(await thinkers.think("table", { ...situation, game: { ...today, rules: "0" } })).toBeUndefined();
  expect(await thinkers.think("table", { ...situation, game: { ...today, id: "no-such-game" } })).toBeUndefined();
  expect(errors).toEqual([]);
});

test("no answer is pending after closing", async () => {
  const { thinkers } = openThinkers({ workers: 1, captainMs: 30_000 });
  const all = Array.from({ length: 3 }, (_, nth) => thinkers.think(`${nth}`, biddingSituation(`${nth}`)));
  await until(() => thinkers.size === 1);
  await thinkers.close();
  expect(await Promise.all(all)).toEqual([undefined, undefined, undefined]);
  expect(await thinkers.think("late", biddingSituation("late"))).toBeUndefined();
});

test("the main thread keeps its priority", async () => {
  const before = getPriority();
  const { thinkers } = openThinkers();
  await thinkers.think("table", situationOf(today, "mate", "calm"));
  expect(getPriority()).toBe(before);
});
