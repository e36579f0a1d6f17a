import { commitTo, seedFrom } from "@harbor/kit";
import { expect, test } from "vitest";
import { FANAL, FANAL_LISTS, meuterer, placeAfter } from "../src/index.ts";
import { begin, position, TABLES } from "./table.ts";

const ISLANDS = FANAL_LISTS.islands.map(({ id }) => id);

test("SET-1 three or four seats play, plain or with pirates, and no others", () => {
  expect(meuterer.modes).toEqual([
    { id: "plain", seats: [3, 4] },
    { id: "pirates", seats: [3, 4] },
  ]);
  for (const seats of [0, 1, 2, 5, 3.5, "3"]) {
    expect(meuterer.readOptions({ mode: "plain", seats })).toMatchObject({
      ok: false,
      problem: expect.stringMatching(/^seats/),
    });
  }
  expect(meuterer.readOptions({ mode: "solo", seats: 3 })).toMatchObject({ ok: false });
  expect(meuterer.readOptions({ mode: "plain", seats: 3, days: 2 })).toMatchObject({ ok: false });
});

test("SET-2 the twelve islands form the ring, and the start is place 0", () => {
  for (const options of TABLES) {
    const { ring } = begin(options).state;
    expect(ring[0]).toBe("lantern-head");
    expect(ring.toSorted()).toEqual(ISLANDS.toSorted());
  }
});

test("SET-2a the chart is shuffled unless it is that of the first voyage", () => {
  expect(meuterer.readOptions({ mode: "plain", seats: 4 })).toMatchObject({ ok: true, value: { chart: "shuffled" } });
  expect(begin({ chart: "first-voyage" }).state.ring).toEqual(ISLANDS);
  const rings = Array.from({ length: 60 }, (_, nth) => begin({ chart: "shuffled" }, `ring ${nth}`).state.ring);
  expect(new Set(rings.map((ring) => ring.join())).size).toBe(60);
  for (const place of [1, 6, 11]) expect(new Set(rings.map((ring) => ring[place])).size).toBe(11);
});

test("SET-3 the merchantman lies at the start, which alone is active", () => {
  const { state } = begin();
  expect(state.anchorage).toBe(0);
  expect(state.wake).toBeUndefined();
});

test("SET-4 the first captain is drawn by lot among all seats", () => {
  for (const seats of [3, 4] as const) {
    const captains = Array.from({ length: 80 }, (_, nth) => begin({ seats }, `lot ${nth}`));
    expect(new Set(captains.map(({ state }) => state.captain)).size).toBe(seats);
    for (const { state, asked } of captains) {
      expect([asked, state.firstCaptain]).toEqual([state.captain, state.captain]);
      expect(meuterer.startOrder(state)).toEqual(
        Array.from({ length: seats }, (_, nth) => (state.captain + nth) % seats),
      );
    }
  }
});

test.each(TABLES)("SET-5 five cards for each, the rest in the pile: $mode, $seats seats, $chart", (options) => {
  const table = begin(options);
  const { players, pile, discards } = table.state;
  expect(players.map(({ hand }) => hand.length)).toEqual(Array(options.seats).fill(5));
  expect(pile.length).toBe((options.mode === "plain" ? 36 : 37) - 5 * options.seats);
  expect(discards).toEqual([]);
  expect(meuterer.whatIsWrong(table.state)).toBeUndefined();
  expect(
    table
      .told()
      .filter(({ type }) => type === "dealt")
      .map((event) => "seat" in event && event.seat),
  ).toEqual(meuterer.startOrder(table.state));
});

test("SET-5 the deck is the book's", () => {
  const count = (kind: string) => FANAL.cargo("pirates").filter((one) => one === kind).length;
  expect(["ruby", "salt", "wine", "cloth", "grain", "saber", "pirate"].map(count)).toEqual([4, 5, 6, 7, 8, 6, 1]);
});

test("SET-6 all five role cards lie in the center", () => {
  for (const options of TABLES) expect(begin(options).view("spectator")).toMatchObject({ center: 5, taken: [] });
});

test("SET-7 every score begins at 0, is public and may fall below 0", () => {
  const table = begin();
  expect(table.scores).toEqual([0, 0, 0, 0]);
  const poor = table.change({
    players: table.state.players.map((player) => ({ ...player, parts: { ...player.parts, wages: -3 } })),
  });
  expect(poor.scores).toEqual([-3, -3, -3, -3]);
});

test("RND-1 there are 8 rounds with four seats and 9 with three", () => {
  for (const options of TABLES) {
    const end = begin(options).until(({ step }) => step === "ending").state;
    expect(end.round).toBe(options.seats === 4 ? 8 : 9);
    expect(meuterer.progress?.(meuterer.view(end, 0))).toEqual({ done: end.round, of: end.round });
  }
});

test("RND-2 the steps follow one another, and the last round ends after the selling", () => {
  const steps: string[] = [];
  let table = begin();
  const told: string[] = [...table.types];
  while (table.pending.length > 0) {
    if (steps.at(-1) !== table.state.step) steps.push(table.state.step);
    table = table.act(table.asked, table.autopilot());
    told.push(...table.types);
  }
  const order = ["offer", "lading", "roles", "mutiny", "selling", "refill"];
  const isInOrder = (one: string, next: string) =>
    order.indexOf(next) > order.indexOf(one) || next === "offer" || (one === "roles" && next === "lading");
  expect(steps.slice(1).filter((step, nth) => !isInOrder(steps[nth] ?? "", step))).toEqual([]);
  expect(told.filter((type) => type === "sailed" || type === "stayed").length).toBe(7);
  expect(told.slice(-3)).not.toContain("drawn");
  expect(told.at(-1)).toBe("game-ended");
});

test("RND-3 one seat at most is ever asked", () => {
  for (const options of TABLES) {
    begin(options, "one by one").until((state) => {
      expect(meuterer.pending(state).length).toBeLessThanOrEqual(1);
      return false;
    });
  }
});

test("RND-4 nothing can be taken back", () => {
  const table = begin();
  expect(table.legal().some((action) => meuterer.takesBack(action))).toBe(false);
  expect(table.refusal(table.asked, { type: "undo" })).toBe("malformed");
});

test("OFR-1 first of all the captain names a wage", () => {
  const table = begin();
  expect(table.state.step).toBe("offer");
  expect(table.asked).toBe(table.state.captain);
  expect(table.legal()).toEqual([0, 1, 2, 3].map((wage) => ({ type: "offer", wage })));
  expect(table.refusal((table.asked + 1) % 4, { type: "offer", wage: 1 })).toBe("not-your-turn");
  for (const wage of [4, -1, 1.5, "1"]) expect(table.refusal(table.asked, { type: "offer", wage })).toBe("malformed");
  expect(table.refusal(table.asked, { type: "pass" })).toBe("not-now");
});

test("OFR-2 all four wages are legal below 0, too", () => {
  const table = position({ hands: ["wine 5", "salt 5", "cloth 5", "grain 5"] });
  const poor = table.change({
    players: table.state.players.map((player) => ({ ...player, parts: { ...player.parts, wages: -9 } })),
  });
  expect(poor.legal().length).toBe(4);
  expect(poor.act(0, { type: "offer", wage: 3 }).state.wage).toBe(3);
});

test("OFR-3 everybody sees the wage at once, and it holds for the round", () => {
  const table = begin();
  const offered = table.act(table.asked, { type: "offer", wage: 2 });
  for (const viewer of [0, 1, 2, 3, "spectator"] as const) expect(offered.view(viewer).wage).toBe(2);
  expect(offered.told()).toEqual([{ type: "wage-offered", seat: table.asked, wage: 2 }]);
  const next = offered.until(({ round }) => round === 2);
  expect(next.state.wage).toBeUndefined();
});

test("OFR-4 the wage is promised, not paid", () => {
  const table = begin();
  expect(table.act(table.asked, { type: "offer", wage: 3 }).scores).toEqual([0, 0, 0, 0]);
});

test("PIR-1 the pirate card and ship exist only with pirates, and the ship begins at the nest", () => {
  for (const options of TABLES) {
    const { state } = begin(options, "pirates");
    const nest = state.ring.findIndex((id) => FANAL.island(id).nest === true);
    expect(state.pirates).toBe(options.mode === "pirates" ? nest : undefined);
    const all = [...state.pile, ...state.players.flatMap(({ hand }) => hand)];
    expect(all.filter((kind) => kind === "pirate").length).toBe(options.mode === "pirates" ? 1 : 0);
  }
});

test("SHW-4 the seed's hash is published at the start and the seed at the end", () => {
  const table = begin({}, "a seed");
  expect(table.view("spectator")).toMatchObject({ commitment: commitTo(seedFrom("a seed")) });
  expect(table.view(0).seed).toBeUndefined();
  const end = table.until(({ step }) => step === "ending");
  expect(end.view("spectator").seed).toBe(seedFrom("a seed"));
  expect(end.told().at(-1)).toEqual({ type: "game-ended", seed: seedFrom("a seed") });
});

test("CRS-3 places are counted on past the end of the ring", () => {
  expect([placeAfter(10, 3), placeAfter(11, 1), placeAfter(3, 12), placeAfter(2, 27)]).toEqual([1, 0, 3, 5]);
  expect([placeAfter(9, -3), placeAfter(1, -3), placeAfter(0, -12)]).toEqual([6, 10, 0]);
});
