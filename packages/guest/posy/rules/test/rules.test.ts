import { expect, test } from "vitest";
import { type Posy, posy, type State, WAYSIDE, worthOfPosy } from "../src/index.ts";
import { changed, seatAt } from "./table.ts";

const first = posy.edition({ rules: "1" });
if (first === undefined) throw new Error("the first version is gone");

function withHand(state: State, seat: number, hand: readonly string[], hasWatered = false): Partial<State> {
  const gardener = state.gardeners[seat];
  if (gardener === undefined) throw new Error("no such seat");
  return { gardeners: state.gardeners.with(seat, { ...gardener, hand, hasWatered }) };
}

test("SET-1 each gardener has two flowers and a full can, and lot decides who is first", () => {
  const firsts = new Set<number>();
  for (let nth = 0; nth < 40; nth += 1) {
    const { state } = seatAt({ seats: 5 }, `first ${nth}`);
    expect(state.gardeners.map(({ hand, hasWatered }) => [hand.length, hasWatered])).toEqual(Array(5).fill([2, false]));
    firsts.add(state.first);
    expect(posy.startOrder(state)[0]).toBe(state.first);
  }
  expect(firsts.size).toBe(5);
});

test("SET-2 a table says how many days there are and whether it rains", () => {
  expect(posy.readOptions({ seats: 3 })).toMatchObject({ ok: true, value: { days: 3, rain: false } });
  expect(posy.readOptions({ seats: 3, days: 5 })).toMatchObject({ ok: false, problem: expect.stringMatching(/^days/) });
  expect(posy.readOptions({ seats: 1 })).toMatchObject({ ok: false, problem: expect.stringMatching(/^seats/) });
  expect(seatAt({ days: 2 }).until(({ step }) => step === "end").state.day).toBe(2);
  const gather = { type: "gather", flowers: [seatAt({ rain: true }).state.meadow[0] ?? ""] } as const;
  expect([true, false].map((rain) => seatAt({ rain }).wake(5, 6).act(0, gather).state.meadow.length)).toEqual([4, 3]);
});

test("DAY-1 the meadow is filled up at dawn", () => {
  const table = seatAt({ seats: 4 });
  expect(table.state.meadow.length).toBe(8);
  const dusk = table.until(({ step }) => step === "dusk");
  expect(dusk.state.meadow.length).toBe(4);
  expect(dusk.until(({ step }) => step === "wake").state.meadow.length).toBe(8);
});

test("WAK-1 all choose at once and in secret, and may choose anew until the last has chosen", () => {
  const table = seatAt({ seats: 3 });
  expect(posy.pending(table.state)).toEqual([0, 1, 2]);
  const chosen = table.act(1, { type: "wake", hour: 5 });
  expect(chosen.told).toEqual([{ type: "chosen", seat: 1 }]);
  expect(posy.pending(chosen.state)).toEqual([0, 2]);
  expect(posy.view(chosen.state, 0).gardeners[1]).not.toHaveProperty("hour");
  expect(posy.view(chosen.state, 1).gardeners[1]).toMatchObject({ hour: 5 });
  expect(chosen.refusal(1, { type: "wake", hour: 5 })).toBe("already-chosen");
  const woken = chosen
    .act(1, { type: "wake", hour: 7 })
    .act(0, { type: "wake", hour: 6 })
    .act(2, { type: "wake", hour: 5 });
  expect(woken.state.gardeners.map(({ points }) => points)).toEqual([-1, 0, -2]);
  expect(woken.refusal(1, { type: "wake", hour: 5 })).toBe("not-your-turn");
});

test("WAK-2 the turns go by the hours; at the same hour the fewer points, and clockwise in the first version", () => {
  expect(seatAt({ seats: 3 }).wake(7, 5, 6).state.order).toEqual([1, 2, 0]);
  const secondDay = (game: Posy) => {
    const dawn = seatAt({ seats: 3 }, "clockwise", game)
      .wake(5, 7, 6)
      .until(({ day, step }) => day === 2 && step === "wake");
    return { points: dawn.state.gardeners.map(({ points }) => points), ...dawn.wake(6, 6, 6).state };
  };
  const today = secondDay(posy);
  expect(today.order).toEqual([0, 1, 2].sort((a, b) => (today.points[a] ?? 0) - (today.points[b] ?? 0)));
  const then = secondDay(first);
  expect(then.order).toEqual([0, 1, 2].map((nth) => (then.first + nth) % 3));
  expect(then.order).not.toEqual(today.order);
});

test("TRN-1 one or two flowers are gathered, and none only from an empty meadow", () => {
  const table = changed(seatAt().wake(5, 6), { meadow: ["daisy", "daisy", "poppy"] });
  const gatherings = posy.legal(table.state, 0).flatMap((action) => (action.type === "gather" ? [action.flowers] : []));
  expect(gatherings).toEqual(
    [["daisy"], ["poppy"], ["daisy", "daisy"], ["daisy", "poppy"], ["poppy", "poppy"]].filter(
      (two) => two.join() !== "poppy,poppy",
    ),
  );
  expect(table.refusal(0, { type: "gather", flowers: [] })).toBe("gather-first");
  expect(table.refusal(0, { type: "gather", flowers: ["poppy", "poppy"] })).toBe("not-in-meadow");
  const bare = changed(table, { meadow: [], ...withHand(table.state, 0, ["daisy", "poppy"]) });
  expect(bare.act(0, { type: "gather", flowers: [] }).state.step).toBe("tie");
});

test("TRN-2 two to six flowers are tied, in any row, listed or not", () => {
  const hand = ["poppy", "daisy", "poppy", "daisy", "clover", "bluebell", "thistle"];
  const start = seatAt().wake(5, 6).act(0, { type: "water" });
  const flowers = [start.state.meadow[0] ?? ""];
  const tying = changed(start.act(0, { type: "gather", flowers }), withHand(start.state, 0, hand));
  const rows = posy.legal(tying.state, 0).flatMap((action) => (action.type === "tie" ? [action.flowers.length] : []));
  expect(rows).toEqual([2, 3, 4, 5, 6]);
  expect(posy.sampling?.isPartial(tying.state, 0)).toBe(true);
  const unlisted = { type: "tie", flowers: ["thistle", "poppy", "poppy"] } as const;
  expect(posy.legal(tying.state, 0)).not.toContainEqual(unlisted);
  expect(tying.act(0, unlisted).state.gardeners[0]).toMatchObject({ posies: 1, longest: 3 });
  expect(tying.refusal(0, { type: "tie", flowers: ["clover", "clover"] })).toBe("not-in-hand");
  expect(tying.act(0, { type: "rest" }).state.order[1]).toBe(1);
});

test("TRN-3 one waters once, before gathering or after, and nobody else sees what it brings", () => {
  const table = seatAt().wake(5, 6);
  const flowers = [table.state.meadow[0] ?? ""];
  const watered = table.act(0, { type: "water" });
  expect(watered.told).toEqual([{ type: "watered", seat: 0 }]);
  expect(watered.refusal(0, { type: "water" })).toBe("can-empty");
  expect(table.act(0, { type: "gather", flowers }).act(0, { type: "water" }).state.gardeners[0]?.hand.length).toBe(4);
});

test("TRN-4 somebody who cannot tie and has nothing to water with rests without being asked, and that is told", () => {
  const table = seatAt().wake(5, 6);
  const poor = changed(table, withHand(table.state, 0, [], true));
  const done = poor.act(0, { type: "gather", flowers: [table.state.meadow[0] ?? ""] });
  expect(done.told.slice(1)).toEqual([
    { type: "forced", seat: 0 },
    { type: "rested", seat: 0 },
  ]);
  expect(posy.pending(done.state)).toEqual([1]);
});

test("TRN-5 a turn is taken back action by action, to where a flower came from the bag", () => {
  const start = seatAt().wake(5, 6);
  const flowers = [start.state.meadow[0] ?? ""];
  const gathered = start.act(0, { type: "gather", flowers });
  expect(gathered.act(0, { type: "undo" }).state).toEqual(start.state);
  expect(gathered.act(0, { type: "undo" }).told).toEqual([{ type: "taken-back", seat: 0 }]);
  expect(start.refusal(0, { type: "undo" })).toBe("not-now");
  const watered = start.act(0, { type: "water" });
  expect(watered.refusal(0, { type: "undo" })).toBe("not-now");
  expect(watered.act(0, { type: "gather", flowers }).act(0, { type: "undo" }).state).toEqual(watered.state);
  const rested = gathered.act(0, { type: "rest" });
  expect(rested.refusal(0, { type: "undo" })).toBe("not-your-turn");
  expect(rested.refusal(1, { type: "undo" })).toBe("not-now");
  const inRain = seatAt({ rain: true }).wake(5, 6).act(0, { type: "gather", flowers });
  expect(inRain.refusal(0, { type: "undo" })).toBe("not-now");
});

test.each<[readonly string[], number]>([
  [["poppy", "daisy"], 2],
  [["poppy", "poppy"], 2],
  [["daisy", "poppy", "daisy", "bluebell"], 6],
  [["thistle", "thistle"], -4],
])("POS-1 the row %j is worth %i", (row, worth) => {
  expect(worthOfPosy(WAYSIDE, row)).toBe(worth);
});

test("DSK-1 everybody is asked at dusk, and the answer does not show", () => {
  const dusk = seatAt().until(({ step }) => step === "dusk");
  const [seat = 0] = posy.pending(dusk.state);
  const without = changed(dusk, withHand(dusk.state, seat, ["daisy"]));
  expect(posy.legal(without.state, seat)).toEqual([{ type: "keep" }]);
  expect(posy.asksInSecret?.(without.state)).toBe(true);
  const with1 = changed(dusk, withHand(dusk.state, seat, ["thistle"]));
  const buried = with1.act(seat, { type: "bury", flower: "thistle" });
  expect(buried.told).toEqual(without.act(seat, { type: "keep" }).told);
  expect(posy.view(buried.state, "spectator")).toEqual(
    posy.view(without.act(seat, { type: "keep" }).state, "spectator"),
  );
  expect(buried.state.bag.at(-1)).toBe("thistle");
  expect(without.refusal(seat, { type: "bury", flower: "daisy" })).toBe("no-thistle");
});

test("END-1 most points win, thistles cost, and whoever is equal in all shares the place", () => {
  const over = seatAt({ seats: 5, days: 2 }).until(({ step }) => step === "end").state;
  const of = (points: number, longest: number, posies: number, hand: readonly string[]) => ({
    points,
    longest,
    posies,
    hand,
    sleep: 0,
    hasWatered: true,
  });
  const gardeners = [of(4, 3, 1, ["thistle"]), of(2, 3, 1, []), of(-5, 2, 1, []), of(2, 4, 1, []), of(2, 3, 2, [])];
  const scores = posy.scores({ ...over, gardeners }) ?? [];
  expect(scores.map(({ seat, place, score }) => [seat, place, score])).toEqual([
    [3, 1, 2],
    [4, 2, 2],
    [0, 3, 2],
    [1, 3, 2],
    [2, 5, -5],
  ]);
  expect(scores[2]).toMatchObject({ tieBreaks: { longest: 3, posies: 1 }, parts: { thistles: -2 } });
});
