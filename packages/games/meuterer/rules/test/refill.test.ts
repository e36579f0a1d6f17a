import { expect, test } from "vitest";
import { meuterer, type Part } from "../src/index.ts";
import { afterLading, begin, TABLES, type Table } from "./table.ts";

const PILE = "cloth 2, grain 3, wine, ruby, salt, cloth, grain";
const HANDS = ["saber, wine", "salt 2, saber", "saber 2, wine", "saber 2"] as const;
const PEACE = { 1: "merchant", 2: "cabin-boy", 3: "mate" } as const;
const LOADER = { 1: "cabin-boy", 2: "loader", 3: "mate" } as const;

function table(more: Partial<Parameters<typeof afterLading>[0]> = {}): Table {
  return afterLading({
    hands: HANDS,
    roles: PEACE,
    laid: ["", "cloth", "grain 2", ""],
    anchorage: 9,
    wake: 2,
    pile: PILE,
    ...more,
  });
}

const drawn = (end: Table) =>
  end.told().flatMap((event) => (event.type === "drawn" ? [[event.seat, event.cards]] : []));

test("REF-1 laid cards are discarded; wage, courses and roles are put aside", () => {
  const end = table({ wage: 2 });
  expect(end.state.players.every(({ laid, passed }) => laid.length === 0 && !passed)).toBe(true);
  expect(end.state.discards.toSorted()).toEqual(["cloth", "grain", "grain"]);
  expect(end.view(0)).toMatchObject({ courses: {}, taken: [], center: 5 });
  expect(end.view(0)).not.toHaveProperty("wage");
});

test("REF-2 from the captain clockwise each draws until it holds five", () => {
  const end = table({ captain: 2, roles: { 3: "merchant", 0: "mate", 1: "cabin-boy" } });
  expect(drawn(end)).toEqual([
    [2, 2],
    [3, 3],
    [0, 3],
    [1, 2],
  ]);
  expect(end.hand(2)).toBe("wine cloth cloth saber saber");
  expect(end.state.players.map(({ hand }) => hand.length)).toEqual([5, 5, 5, 5]);
});

test("REF-3 nobody discards from hand", () => {
  const end = table();
  expect(end.state.discards).not.toContain("saber");
  expect(end.hand(3)).toContain("saber saber");
});

test("REF-3a who holds more than five keeps all and draws nothing", () => {
  const end = table({
    mode: "pirates",
    hands: ["grain 5, wine 2", "salt 2, saber", "cloth 5", "saber 2"],
    pile: "ruby 4, wine 3",
    laid: [],
  });
  expect(drawn(end)).toEqual([
    [1, 2],
    [3, 3],
  ]);
  expect(end.hand(0)).toBe("wine wine grain grain grain grain grain");
});

test("REF-4 the loader draws three more, keeps what is needed of these and puts three under the pile", () => {
  const end = table({ roles: LOADER });
  // The captain draws 3, seat 1 draws 2, the loader 5.
  expect([end.state.step, end.asked]).toEqual(["refill", 2]);
  expect(end.view(2).drawn).toEqual({ seat: 2, cards: 5, kinds: ["wine", "ruby", "salt", "cloth", "grain"] });
  expect(end.legal().length).toBe(10);
  expect(end.refusal(2, { type: "stow", keep: ["saber", "wine"] })).toBe("not-drawn");
  expect(end.refusal(2, { type: "stow", keep: ["ruby", "ruby"] })).toBe("not-drawn");
  expect(end.refusal(2, { type: "stow", keep: ["ruby"] })).toBe("wrong-number");
  expect(end.refusal(2, { type: "stow", keep: ["ruby", "wine", "salt"] })).toBe("wrong-number");
  const stowed = end.act(2, { type: "stow", keep: ["grain", "ruby"] });
  expect(stowed.hand(2)).toBe("ruby wine grain saber saber");
  expect(stowed.state.pile.slice(-3)).toEqual(["wine", "salt", "cloth"]);
});

test("REF-5 they go under the pile in the order of drawing, the last one lowest, the first copies kept", () => {
  const end = table({ roles: LOADER, pile: "cloth 5, grain, wine, grain, wine, salt" });
  expect(end.view(2).drawn?.kinds).toEqual(["grain", "wine", "grain", "wine", "salt"]);
  expect(end.act(2, { type: "stow", keep: ["grain", "wine"] }).state.pile.slice(-3)).toEqual(["grain", "wine", "salt"]);
  expect(end.act(2, { type: "stow", keep: ["salt", "grain"] }).state.pile.slice(-3)).toEqual(["wine", "grain", "wine"]);
});

test("REF-6 a loader who needs none sees three and puts them under the pile, unasked", () => {
  const end = table({
    roles: LOADER,
    hands: ["saber, wine", "salt 2, saber", "cloth 3, wine 2", "saber 2"],
    pile: "grain 5, ruby 3, wine",
    laid: [],
  });
  expect(end.state.step).toBe("offer");
  expect(end.told(2)).toContainEqual({ type: "stowed", seat: 2, under: 3, kept: [], kinds: ["ruby", "ruby", "ruby"] });
  expect(end.state.pile.slice(-3)).toEqual(["ruby", "ruby", "ruby"]);
  expect(end.hand(2)).toBe("wine wine cloth cloth cloth");
});

test("REF-7 the loader decides before the next seat draws", () => {
  const end = table({ roles: LOADER });
  expect(end.state.players[3]?.hand.length).toBe(2);
  const stowed = end.act(2, { type: "stow", keep: ["ruby", "wine"] });
  expect(drawn(stowed)).toEqual([[3, 3]]);
  expect(stowed.state.step).toBe("offer");
});

test("REF-8 the discards become the pile when a card is to be drawn and none is there, not earlier", () => {
  const exact = table({ pile: "cloth 2, grain 2, wine, ruby, salt, cloth, grain, salt", discardsAll: true });
  expect(exact.state.pile).toEqual([]);
  expect(exact.types).not.toContain("reshuffled");
  const short = table({ pile: "cloth 2, grain 2", discardsAll: true });
  const reshuffled = short.told().find(({ type }) => type === "reshuffled");
  expect(reshuffled).toEqual({ type: "reshuffled", cards: 36 - 10 - 4 });
  expect(short.types.indexOf("reshuffled")).toBeGreaterThan(short.types.indexOf("drawn"));
  expect(short.state.discards).toEqual([]);
  expect(short.state.players.map(({ hand }) => hand.length)).toEqual([5, 5, 5, 5]);
  expect(short.state.chance.drawn).toBeGreaterThan(0);
});

test("REF-8 in the plain game there are always enough", () => {
  for (const options of TABLES.filter(({ mode }) => mode === "plain")) {
    begin(options, "enough").until((state) => {
      if (state.step === "offer")
        expect(state.players.map(({ hand }) => hand.length)).toEqual(Array(options.seats).fill(5));
      return false;
    });
  }
});

test("REF-9 with pile and discards empty nobody draws, and the loader keeps up to the number needed", () => {
  const all = "ruby 4, salt 5, wine 6, cloth 7, grain 4";
  const hands = [all, "grain", "grain, saber", "grain, saber 2"];
  const roles = { 1: "mate", 2: "loader", 3: "cabin-boy" } as const;
  const none = afterLading({ mode: "pirates", hands, roles, pile: "saber 3, pirate, grain", anchorage: 9, wake: 2 });
  // Seat 1 draws 4, and 1 is left for the loader, who needs 3.
  expect(drawn(none)).toEqual([
    [1, 4],
    [2, 1],
  ]);
  expect([none.state.step, none.state.players.map(({ hand }) => hand.length)]).toEqual(["offer", [26, 5, 3, 3]]);
  const few = afterLading({
    mode: "pirates",
    hands: [all, "grain 2, saber", "grain, saber 2", "saber 3"],
    roles,
    pile: "pirate, grain",
    anchorage: 9,
    wake: 2,
  });
  expect(drawn(few)).toEqual([[1, 2]]);
  const some = afterLading({
    mode: "pirates",
    hands: [all, "grain, saber 2, pirate, grain", "grain, saber", ""],
    roles,
    pile: "saber 3, grain",
    anchorage: 9,
    wake: 2,
  });
  expect([some.asked, some.view(2).drawn?.cards, some.legal()]).toEqual([
    2,
    4,
    [
      { type: "stow", keep: ["grain", "saber", "saber"] },
      { type: "stow", keep: ["saber", "saber", "saber"] },
    ],
  ]);
});

test("END-2 most points win, and cards in hand are worth nothing", () => {
  const end = table({ round: 8 });
  expect(end.state.step).toBe("ending");
  const scored = withPoints(end, [3, 9, 1, 4]);
  expect(scored?.map(({ seat, place, score }) => [seat, place, score])).toEqual([
    [1, 1, 9],
    [3, 2, 4],
    [0, 3, 3],
    [2, 4, 1],
  ]);
});

test("END-3 of equal seats the captain comes first, then clockwise", () => {
  const end = table({ round: 8, captain: 2, roles: { 3: "mate", 0: "merchant", 1: "cabin-boy" } });
  expect(withPoints(end, [5, 5, 5, 5])?.map(({ seat, place }) => [seat, place])).toEqual([
    [2, 1],
    [3, 2],
    [0, 3],
    [1, 4],
  ]);
  expect(withPoints(end, [5, 7, 5, 1])?.map(({ seat }) => seat)).toEqual([1, 2, 0, 3]);
});

function withPoints(end: Table, points: readonly number[]) {
  const players = end.state.players.map((player, seat) => ({
    ...player,
    parts: { voyage: 0, mutiny: 0, cabin: 0, mate: 0, wages: 0, merchant: 0, sales: points[seat] ?? 0 },
  }));
  return meuterer.scores({ ...end.state, players });
}

test("END-4 a score is the sum of its parts, and every point was told", () => {
  for (const options of TABLES) {
    const told = new Map<string, number>();
    let next = begin(options, "parts");
    while (next.pending.length > 0) {
      next = next.act(next.asked, next.autopilot());
      for (const event of next.told()) {
        if (event.type !== "points-scored") continue;
        const key = `${event.seat} ${event.part}`;
        told.set(key, (told.get(key) ?? 0) + event.points);
      }
    }
    for (const { seat, score, parts } of meuterer.scores(next.state) ?? []) {
      expect(Object.keys(parts)).toEqual([
        "voyage",
        "mutiny",
        "cabin",
        "mate",
        "wages",
        "sales",
        "merchant",
      ] satisfies Part[]);
      expect(Object.values(parts).reduce((sum, part) => sum + part, 0)).toBe(score);
      for (const [part, points] of Object.entries(parts)) expect(told.get(`${seat} ${part}`) ?? 0).toBe(points);
      expect(next.view(0).players[seat]?.score).toBe(score);
    }
  }
});
