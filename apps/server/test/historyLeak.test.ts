import { type Action, bremerhaven, type View } from "@harbor/bremerhaven";
import { beginChecked, eventsFor, type Fact, fancifulPlayer, type Move, playMatch, seedFrom } from "@harbor/kit";
import { afterEach, expect, test, vi } from "vitest";
import { Past } from "../src/tables/past.ts";
import { Talker } from "./talker.ts";
import { openWorld, type PlayedTable, twin } from "./twins.ts";

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

type Pair = readonly [PlayedTable, PlayedTable];

const [LOOKING, SPECTATOR, ...OTHERS] = ["A", "S", "B", "C", "D"].map(twin);
const LETTERS = "ABCDEFGHJK";
const VIEWER = 0;

/** Two games that differ only in the card of another seat's bid, which is still face down. */
function pairsOf(seats: number): Pair[] {
  const read = bremerhaven.readOptions({ mode: "long", seats });
  if (!read.ok) throw new Error(read.problem);
  const seed = seedFrom(`past ${seats}`);
  const players = Array.from({ length: seats }, (_, seat) => fancifulPlayer<View, Action>(seedFrom(`past ${seat}`)));
  const moves: Move<Action>[] = [];
  const pairs: (readonly [readonly Move<Action>[], readonly Move<Action>[]])[] = [];
  let before = beginChecked(bremerhaven, read.value, seed).state;
  playMatch(bremerhaven, { options: read.value, seed, players }, ({ state, move }) => {
    if (move === undefined) return;
    const { seat, action } = move;
    if (action.type === "bid" && seat !== VIEWER && state.step === "bidding") {
      const other = bremerhaven
        .legal(before, seat)
        .find((one) => one.type === "bid" && one.slot === action.slot && one.card !== action.card);
      if (other !== undefined)
        pairs.push([
          [...moves, { seat, action }],
          [...moves, { seat, action: other }],
        ]);
    }
    moves.push({ seat, action });
    before = state;
  });
  const people = [LOOKING, ...OTHERS].slice(0, seats).flatMap((person) => person ?? []);
  const chosen = [0.2, 0.5, 0.8].flatMap((part) => pairs[Math.floor(part * pairs.length)] ?? []);
  return Array.from({ length: chosen.length / 2 }, (_, nth): Pair => {
    const code = `PAST${LETTERS[seats]}${LETTERS[nth]}`;
    const table = {
      code,
      game: bremerhaven,
      options: { mode: "long", seats, ordered: read.value.ordered },
      seed,
      people,
    };
    return [
      { ...table, moves: chosen[nth * 2] ?? [] },
      { ...table, moves: chosen[nth * 2 + 1] ?? [] },
    ];
  });
}

/** What the viewer and a spectator get as history of these tables, and as legal actions. */
async function askForPast(tables: readonly PlayedTable[]): Promise<string[][]> {
  if (LOOKING === undefined || SPECTATOR === undefined) throw new Error("nobody looks");
  const world = await openWorld([LOOKING, SPECTATOR, ...OTHERS], [], tables);
  const heard: string[][] = [];
  for (const who of [LOOKING, SPECTATOR]) {
    const talker = await Talker.enter(world, who);
    for (const { code } of tables) {
      await talker.ask("watch", { table: code });
      await talker.ask("legal", { table: code });
      for (const from of [0, 10, 400, 800, 100_000]) await talker.ask("history", { table: code, from });
    }
    heard.push([...talker.heard]);
    talker.close();
  }
  await world.close();
  return heard;
}

async function differences(): Promise<number> {
  vi.useFakeTimers({ toFake: ["Date", "performance"], now: 1_700_000_060_000 });
  const pairs = [2, 4].flatMap(pairsOf);
  expect(pairs.length).toBe(6);
  const first = await askForPast(pairs.map(([table]) => table));
  const second = await askForPast(pairs.map(([, table]) => table));
  expect(first.flat().join("").length).toBeGreaterThan(50_000);
  return first.flat().filter((text, nth) => text !== second.flat()[nth]).length;
}

test("SHW-3 over the wire: a face-down card changes no byte of other people's history or legal actions", async () => {
  expect(await differences()).toBe(0);
});

test("the test above fails if history contains what only the owner may know", async () => {
  const { factsOf } = Past.prototype;
  vi.spyOn(Past.prototype, "factsOf").mockImplementation(async function told(this: Past, table) {
    const facts = await factsOf.call(this, table);
    return facts?.map((fact): Fact<unknown> => ({ open: eventsFor([fact], fact.own?.seat ?? "spectator")[0] }));
  });
  expect(await differences()).toBeGreaterThan(0);
});
