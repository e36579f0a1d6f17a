import {
  eventsFor,
  fancifulPlayer,
  inspectSecrecy,
  type Player,
  playMatch,
  randomPlayer,
  type Seat,
  seedFrom,
  type Viewer,
} from "@harbor/kit";
import { expect, test } from "vitest";
import { type Action, type Event, type Meuterer, meuterer, ROLES, type State, type View } from "../src/index.ts";
import { afterLading, atLading, begin, TABLES } from "./table.ts";

const HANDS = ["wine 2, salt 2, saber", "cloth 5", "grain 3, saber 2", "ruby 2, salt 3"] as const;

function planOf(text: string, nth: number) {
  const options = TABLES[nth % TABLES.length] ?? TABLES[0];
  if (options === undefined) throw new Error("there are no tables");
  const player = (seat: Seat): Player<View, Action> => {
    const luck = seedFrom(`${text} ${nth} ${seat}`);
    return Math.floor(nth / TABLES.length) % 2 === 0 ? randomPlayer(luck) : fancifulPlayer(luck);
  };
  const players = Array.from({ length: options.seats }, (_, seat) => player(seat));
  return { options, seed: seedFrom(`${text} ${nth}`), players };
}

/** What differs between two worlds in these games; the search ends with the first game in which something does. */
function leaksOf(game: Meuterer, games: number): { readonly looked: number; readonly leaks: readonly string[] } {
  let looked = 0;
  for (let nth = 0; nth < games; nth += 1) {
    const found = inspectSecrecy(game, planOf("secret", nth), seedFrom(`${nth}`));
    looked += found.looked;
    if (found.leaks.length > 0) return { looked, leaks: [...new Set(found.leaks.map(({ what }) => what))] };
  }
  return { looked, leaks: [] };
}

test("SHW-3 two worlds that differ only in what is hidden look the same to a viewer, byte for byte", () => {
  const { looked, leaks } = leaksOf(meuterer, 2 * TABLES.length);
  expect(leaks).toEqual([]);
  expect(looked).toBeGreaterThan(5000);
});

const view = (leak: (state: State, viewer: Viewer) => object): Partial<Meuterer> => ({
  view: (state, viewer) => ({ ...meuterer.view(state, viewer), ...leak(state, viewer) }),
});

test.each<[string, Partial<Meuterer>, string]>([
  ["a hand", view(({ players }) => ({ hand: players[0]?.hand })), "view"],
  ["a role that was taken", view(({ taken }) => ({ role: taken.at(-1)?.role })), "view"],
  ["the top of the pile", view(({ pile }) => ({ top: pile[0] })), "view"],
  ["the seed", view(({ chance }) => ({ hint: chance.seed })), "view"],
  ["how often lots were drawn", view(({ chance }) => ({ lots: chance.drawn })), "view"],
  ["what the loader has drawn", view(({ drawn }) => ({ seen: drawn })), "view"],
  [
    "the center",
    view(({ taken }) => ({ left: ROLES.filter((one) => taken.every(({ role }) => role !== one)) })),
    "view",
  ],
  [
    "the mutineer's course",
    view(({ taken }) => ({ mutineer: taken.find(({ role }) => role === "mutineer")?.seat })),
    "view",
  ],
  [
    "that a seat has no saber",
    { pending: (state) => meuterer.pending(state).filter((seat) => state.players[seat]?.hand.includes("saber")) },
    "pending",
  ],
  ["how many kinds a loader chooses from", { asksInSecret: (state) => new Set(state.drawn).size > 3 }, "secrecy"],
  [
    "which role is gone, before the pass",
    {
      legal: (state, seat) => {
        const legal = meuterer.legal(state, seat);
        return state.taken[0]?.role === "mate" ? legal.toReversed() : legal;
      },
    },
    "legal",
  ],
])("SHW-3 the comparison above sees it when a game gives away %s", (_, change, what) => {
  expect(leaksOf({ ...meuterer, ...change }, TABLES.length).leaks).toContain(what);
});

/** What a viewer is told by an action, and sees after it. */
function toldBy(state: State, seat: Seat, action: Action, viewer: Viewer): string {
  const applied = meuterer.apply(state, seat, action);
  if (!applied.ok) return applied.reason;
  return JSON.stringify([eventsFor(applied.events, viewer), meuterer.view(applied.state, viewer)]);
}

test("SHW-3 a move tells the same in both worlds: events, their number, views and refusals", () => {
  let compared = 0;
  for (let nth = 0; nth < TABLES.length; nth += 1) {
    playMatch(meuterer, planOf("moves", nth), ({ state }) => {
      const [seat] = meuterer.pending(state);
      // What is dealt or revealed by a move differs from world to world; in the lading nothing is.
      if (seat === undefined || !["offer", "lading", "boarding"].includes(state.step)) return;
      const isLast = state.players.filter(({ passed }) => !passed).length === 1;
      const crew: readonly Viewer[] = [...state.players.keys(), "spectator"];
      for (const viewer of crew) {
        const other = meuterer.imagine(meuterer.view(state, viewer), seedFrom(`beside ${nth} ${compared}`));
        for (const action of meuterer.legal(state, seat)) {
          // Whoever passes looks into the center.
          if (isLast || (viewer === seat && action.type === "pass")) continue;
          if (!meuterer.apply(other, seat, action).ok) continue;
          compared += 1;
          expect(toldBy(other, seat, action, viewer)).toBe(toldBy(state, seat, action, viewer));
        }
      }
    });
  }
  expect(compared).toBeGreaterThan(2000);
});

test("SHW-3 which role another seat takes changes nothing that is seen or told", () => {
  const asked = atLading({ hands: HANDS }).lay("wine").act(1, { type: "pass" });
  for (const viewer of [0, 2, 3, "spectator"] as const) {
    const seen = ROLES.map((role) => toldBy(asked.state, 1, { type: "take", role }, viewer));
    expect(new Set(seen).size).toBe(1);
  }
});

test("SHW-3 which cards the loader keeps changes nothing that others see or are told, while nobody draws after it", () => {
  const roles = { 1: "merchant", 2: "mate", 3: "loader" } as const;
  const hands = ["wine 5", "cloth 5", "grain 5", "salt 2, saber"];
  const asked = afterLading({ hands, roles, pile: "wine, ruby 2, cloth, grain" });
  expect(asked.asked).toBe(3);
  for (const viewer of [0, 1, 2, "spectator"] as const) {
    const seen = asked.legal().map((action) => toldBy(asked.state, 3, action, viewer));
    expect(seen.length).toBeGreaterThan(5);
    expect(new Set(seen).size).toBe(1);
  }
});

test("SHW-1 what is public is in everybody's view", () => {
  const table = atLading({ mode: "pirates", hands: HANDS, wage: 2, wake: 4, anchorage: 9 }).lay("wine").pass("mate");
  for (const viewer of [0, 1, 2, 3, "spectator"] as const) {
    expect(table.view(viewer)).toMatchObject({
      ring: table.state.ring,
      anchorage: 9,
      wake: 4,
      pirates: 7,
      round: 2,
      captain: 0,
      wage: 2,
      pile: 17,
      center: 4,
      discards: [],
      courses: {},
      turn: 2,
    });
    const players = table
      .view(viewer)
      .players.map(({ cards, laid, passed, score }) => [cards, laid.length, passed, score]);
    expect(players).toEqual([
      [4, 1, false, 0],
      [5, 0, true, 0],
      [5, 0, false, 0],
      [5, 0, false, 0],
    ]);
  }
});

test("SHW-2 hands, roles, center, pile, what is drawn and the seed are hidden", () => {
  const table = atLading({ hands: HANDS }).lay("wine").pass("mate");
  for (const viewer of [0, 1, 2, 3, "spectator"] as const) {
    const seen = table.view(viewer);
    expect(seen.players.map((player) => "hand" in player)).toEqual([0, 1, 2, 3].map((seat) => seat === viewer));
    expect(seen.taken).toEqual([viewer === 1 ? { seat: 1, role: "mate" } : { seat: 1 }]);
    expect("found" in seen).toBe(viewer === 1);
    expect("seed" in seen).toBe(false);
    expect(typeof seen.pile).toBe("number");
  }
  const loader = afterLading({
    hands: ["wine 5", "cloth 5", "grain 4", "salt 5"],
    roles: { 1: "mate", 2: "loader", 3: "merchant" },
  });
  expect(loader.view(2).drawn).toMatchObject({ seat: 2, cards: 4, kinds: expect.any(Array) });
  for (const viewer of [0, 1, 3, "spectator"] as const)
    expect(loader.view(viewer).drawn).toEqual({ seat: 2, cards: 4 });
});

test("SHW-5 a seat knows what it found and so what those before it hold together, nothing of those after", () => {
  const second = atLading({ hands: HANDS }).lay("wine").pass("mate").act(2, { type: "pass" });
  expect(second.view(2).found).toEqual(["mutineer", "cabin-boy", "merchant", "loader"]);
  const table = second.act(2, { type: "take", role: "loader" }).pass("mutineer");
  expect(table.view(1).found).toEqual([...ROLES]);
  expect(table.view(3).found).toEqual(["mutineer", "cabin-boy", "merchant"]);
  const worlds = (viewer: Viewer) =>
    Array.from({ length: 60 }, (_, nth) => meuterer.imagine(table.view(viewer), seedFrom(`${nth}`)).taken);
  // The last one knows both of those before it, but not who is who.
  expect(new Set(worlds(3).map((taken) => taken.map(({ role }) => role).join()))).toEqual(
    new Set(["mate,loader,mutineer", "loader,mate,mutineer"]),
  );
  // The first one knows only that nobody after it has its own.
  const first = worlds(1);
  expect(first.every(([own]) => own?.role === "mate")).toBe(true);
  expect(new Set(first.map((taken) => taken[1]?.role))).toEqual(new Set(ROLES.filter((role) => role !== "mate")));
  // The second one knows that those after it chose from what it left.
  for (const taken of worlds(2)) {
    expect(taken.slice(0, 2).map(({ role }) => role)).toEqual(["mate", "loader"]);
    expect(["mutineer", "cabin-boy", "merchant"]).toContain(taken[2]?.role);
  }
});

test("SHW-6 a question with one answer is asked, in secret, if not everybody can see that", () => {
  const firstCard = atLading({ hands: ["cloth 5", "wine 5", "grain 5", "salt 5"] });
  expect(firstCard.legal()).toEqual([{ type: "lay", kind: "cloth" }]);
  const noSaber = afterLading({
    hands: ["cloth 5", "wine 5", "grain 5", "salt 5"],
    roles: { 1: "mutineer", 2: "mate", 3: "loader" },
  });
  expect(noSaber.legal()).toEqual([{ type: "fight", sabers: 0 }]);
  const alike = afterLading({
    hands: ["cloth 5", "wine 5", "salt 3", "ruby 4, salt"],
    roles: { 1: "mate", 2: "loader", 3: "merchant" },
    pile: "grain 5",
  });
  expect(alike.legal()).toEqual([{ type: "stow", keep: ["grain", "grain"] }]);
  for (const { state } of [firstCard, noSaber, alike]) expect(meuterer.asksInSecret?.(state)).toBe(true);
  expect(meuterer.asksInSecret?.(begin().state)).toBe(false);
});

test("SHW-6 whether and whom a mutiny asks does not depend on sabers", () => {
  const roles = { 1: "mutineer", 2: "mate", 3: "cabin-boy" } as const;
  const with6 = afterLading({ hands: ["saber, wine", "saber 2", "saber, ruby", "saber 2"], roles });
  const without = afterLading({ hands: ["cloth, wine", "grain 2", "salt, ruby", "grain 2"], roles });
  expect(with6.state.waiting).toEqual(without.state.waiting);
  const order = (table: typeof with6) => [0, 0, 0, 0].map((_, nth) => table.fight(...[0, 0, 0].slice(0, nth)).asked);
  expect(order(with6)).toEqual(order(without));
});

test("SHW-7 before its pass nothing a seat is told depends on the roles taken so far", () => {
  const asked = atLading({ hands: HANDS }).lay("wine").act(1, { type: "pass" });
  const attempts = [...ROLES.map((role) => ({ type: "take", role })), { type: "pass" }, { type: "fight", sabers: 0 }];
  const answers = ROLES.map((role) => {
    const { state } = asked.act(1, { type: "take", role });
    const refused = attempts.map((action) => {
      const input = meuterer.readAction(action);
      const applied = input === undefined ? undefined : meuterer.apply(state, 2, input);
      return applied === undefined || applied.ok ? "accepted" : applied.reason;
    });
    return JSON.stringify([meuterer.legal(state, 2), meuterer.view(state, 2), refused]);
  });
  expect(new Set(answers).size).toBe(1);
});

test("SHW-8 deals, draws, roles and the loader's choice are told in two forms", () => {
  const pairs = new Map<string, Set<string>>();
  for (const options of TABLES) {
    let table = begin(options, "two forms");
    const note = () => {
      for (const { open, own } of table.facts) {
        if (own === undefined) continue;
        const extra = Object.keys(own.event).filter((field) => !(field in open));
        pairs.set(open.type, (pairs.get(open.type) ?? new Set()).add(extra.join()));
      }
    };
    note();
    while (table.pending.length > 0) {
      table = table.act(table.asked, table.autopilot());
      note();
    }
  }
  expect(Object.fromEntries([...pairs].map(([type, fields]) => [type, [...fields]]))).toEqual({
    dealt: ["kinds"],
    drawn: ["kinds"],
    "role-taken": ["role"],
    stowed: ["kept,kinds"],
  });
});

test("SHW-8 nothing else that is told names a card or a role before its time", () => {
  const open = atLading({ hands: HANDS }).lay("wine").pass("mate");
  const told: readonly Event[] = open.told();
  expect(told).toEqual([{ type: "role-taken", seat: 1 }]);
});

test("SHW-9 the view remembers neither what was boarded nor what went under the pile", () => {
  const boarding = atLading({
    mode: "pirates",
    hands: ["wine 2, pirate", "cloth 2", "grain 2", "salt 2"],
    anchorage: 7,
    pirates: 9,
  });
  const met = boarding
    .lay("wine", "cloth", "grain", "salt")
    .act(0, { type: "lay", kind: "wine" })
    .lay("cloth", "grain", "salt");
  const boarded = met.lay("pirate");
  expect(boarded.state.pirates).toBe(9);
  const there = boarding
    .change({ pirates: 8 })
    .lay("wine", "cloth", "grain", "salt", "pirate")
    .act(0, { type: "board" });
  expect(there.told("spectator")).toEqual([{ type: "boarded", seat: 0, kinds: ["salt", "wine", "cloth", "grain"] }]);
  expect(JSON.stringify(there.view(1).players[0])).not.toContain("grain");
  const stow = afterLading({
    hands: ["cloth 5", "wine 5", "salt 3", "ruby 4, salt"],
    roles: { 1: "mate", 2: "loader", 3: "merchant" },
    pile: "saber 5",
  });
  const stowed = stow.act(2, { type: "stow", keep: ["saber", "saber"] });
  expect(stowed.told(2)).toContainEqual({
    type: "stowed",
    seat: 2,
    under: 3,
    kept: ["saber", "saber"],
    kinds: ["saber", "saber", "saber"],
  });
  expect(stowed.told(1)).toContainEqual({ type: "stowed", seat: 2, under: 3 });
  expect(stowed.view(2)).not.toHaveProperty("drawn");
  expect(stowed.view(2).pile).toBe(stowed.state.pile.length);
});

test("SHW-10 a spectator sees what is public, also after the end; a replay shows all", () => {
  const end = begin().until(({ step }) => step === "ending");
  const seen = end.view("spectator");
  expect(seen.players.some((player) => "hand" in player)).toBe(false);
  expect(meuterer.unveil(end.state).players.every((player) => "hand" in player)).toBe(true);
  const lading = atLading({ hands: HANDS }).lay("wine").pass("mate");
  expect(lading.view("spectator").taken).toEqual([{ seat: 1 }]);
  expect(meuterer.unveil(lading.state).taken).toEqual([{ seat: 1, role: "mate" }]);
});

test("views are frozen, and nobody may look from a seat that does not exist", () => {
  const seen = begin().view(0);
  expect(Object.isFrozen(seen.players[0]?.hand)).toBe(true);
  for (const viewer of [4, -1, 0.5]) expect(() => begin().view(viewer)).toThrow(RangeError);
});
