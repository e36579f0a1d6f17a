import { type Event, SLOTS } from "@harbor/bremerhaven";
import { expect, test } from "vitest";
import { playGame } from "../../test/playing.ts";
import { type Beat, beatsOf } from "./beats.ts";

test("each round has a beat per slot, in order of resolution and with all bids", () => {
  const { history } = playGame("long", 4, "beats");
  const beats = beatsOf(history);
  const slots = beats.filter((beat) => beat.kind === "slot");
  const won = history.filter(({ event }) => event.type === "slot-won");
  expect(slots.filter(({ winner }) => winner !== undefined)).toHaveLength(won.length);
  expect(beats.flatMap((beat) => (beat.kind === "tidings" ? [beat.title] : [])).slice(-2)).toEqual(["next", "last"]);
  expect(beats.at(-1)?.outcome.at(-1)?.event.type).toBe("game-ended");
  let last = -1;
  let round = 0;
  for (const beat of beats) {
    if (beat.kind === "tidings") {
      if (beat.title === "next") last = -1;
      if (beat.title === "next") round += 1;
      continue;
    }
    expect(SLOTS.indexOf(beat.slot)).toBeGreaterThan(last);
    last = SLOTS.indexOf(beat.slot);
    // These slots have an outcome without bids: the building leaves the game, or the market changes the prices.
    if (beat.slot !== "building" && beat.slot !== "prices") expect(beat.bids.length).toBeGreaterThan(0);
    if (beat.winner !== undefined) {
      const total = beat.bids.filter(({ seat }) => seat === beat.winner).reduce((sum, { card }) => sum + card, 0);
      expect(total).toBe(beat.total);
    }
  }
  expect(round).toBeGreaterThan(3);
});

const tell = (...events: readonly Event[]) => events.map((event, n) => ({ n, event }));
const revealed: Event = {
  type: "bids-revealed",
  bids: [
    { seat: 0, slot: "influence", card: 3 },
    { seat: 1, slot: "permit", card: 2 },
  ],
};
const influence: Event = { type: "slot-won", slot: "influence", seat: 0, total: 3, tiedWith: [] };
const unbid: Event = { type: "slot-unbid", slot: "prices" };
const market: Event = { type: "prices-changed", card: "p2", was: "p1", by: "market" };
const permit: Event = { type: "slot-won", slot: "permit", seat: 1, total: 2, tiedWith: [] };
const bollard = (seat: number): Event => ({ type: "bollard-placed", seat, wall: 1, money: 1 });

const subjects = (beats: readonly Beat[]) =>
  beats.map((beat) => [beat.kind === "slot" ? beat.slot : beat.title, beat.outcome.map(({ event }) => event.type)]);

test("prices changed by the market belong to the prices slot, not to the slot before it", () => {
  expect(subjects(beatsOf(tell(revealed, influence, unbid, market)))).toEqual([
    ["influence", []],
    ["prices", ["prices-changed"]],
  ]);
});

test("a slot without bids and outcome has no beat", () => {
  expect(subjects(beatsOf(tell(revealed, { type: "slot-unbid", slot: "ladder" }, influence)))).toEqual([
    ["influence", []],
  ]);
});

test("the end of the round has its own beat even right after the last contract", () => {
  const won: Event = { type: "slot-won", slot: "contract:1", offer: "c", seat: 0, total: 3, tiedWith: [] };
  const laid: Event = { type: "contract-laid", seat: 0, contract: "c", dock: 1, markers: 2 };
  const rise: Event = { type: "prestige-changed", seat: 0, from: 1, to: 2, by: "value" };
  expect(subjects(beatsOf(tell(revealed, won, laid, rise)))).toEqual([
    ["contract:1", ["contract-laid"]],
    ["settlement", ["prestige-changed"]],
  ]);
});

test("a later outcome of a shown beat is news to everybody but the acting player", () => {
  const history = tell(revealed, permit, bollard(1), bollard(2));
  const seen = (own: number | undefined) => beatsOf(history, { from: 2, own });
  expect(seen(undefined)).toMatchObject([{ slot: "permit", resumed: true, first: 2 }]);
  expect(seen(undefined)[0]?.outcome).toHaveLength(2);
  expect(seen(1)[0]?.outcome).toEqual([history[3]]);
  expect(beatsOf(history.slice(0, 3), { from: 2, own: 1 })).toEqual([]);
});

test("a building that decided a tie is mentioned only with the tie", () => {
  const won: Event = { type: "slot-won", slot: "permit", seat: 1, total: 2, tiedWith: [0], brokenBy: "b" };
  const used: Event = { type: "power-used", seat: 1, building: "b" };
  expect(subjects(beatsOf(tell(revealed, won, used)))).toEqual([["permit", []]]);
});

test("packing for free has no beat", () => {
  const packed: Event = { type: "crates-packed", seat: 0, space: 1, money: 0 };
  const used: Event = { type: "power-used", seat: 0, building: "b" };
  expect(subjects(beatsOf(tell(revealed, influence, packed, used)))).toEqual([["influence", []]]);
});
