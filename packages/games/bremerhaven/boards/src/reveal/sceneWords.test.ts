import type { Event } from "@harbor/bremerhaven";
import { expect, test } from "vitest";
import { type SceneTongue, sceneWords, wordsSince } from "./sceneWords.ts";
import { paysTo } from "./useMoneySound.ts";

const TONGUE: SceneTongue = {
  line: (event) => (event.type === "good-moved" ? undefined : event.type),
  slot: ({ slot }) => slot,
  bid: (seat, cards) => `${seat} bids ${cards.join(" and ")}`,
  title: (title) => `${title}.`,
};

test("a slot is told in order: what it is, who bid what, and who wins", () => {
  const beat = {
    kind: "slot",
    slot: "permit",
    offer: undefined,
    bids: [
      { seat: 1, slot: "permit", card: 3 },
      { seat: 0, slot: "permit", card: 2 },
      { seat: 1, slot: "permit", card: 1 },
    ],
    winner: 1,
    total: 4,
    tiedWith: [],
    brokenBy: undefined,
    outcome: [],
    first: 0,
    resumed: false,
  } as const;
  const scene = { beat, told: 1, upTo: 1, lines: 0, news: [] };
  expect(sceneWords({ ...scene, opening: true }, TONGUE)).toEqual([
    "permit.",
    "1 bids 3 and 1",
    "0 bids 2",
    "slot-won",
  ]);
  const paid: Event = { type: "permit-bought", seat: 1, money: 1 };
  expect(sceneWords({ ...scene, opening: false, news: [paid] }, TONGUE)).toEqual(["permit-bought"]);
  expect(sceneWords({ ...scene, opening: true, beat: { ...beat, winner: undefined, bids: [] } }, TONGUE)).toEqual([
    "permit.",
  ]);
});

test("the end of a round is told under its title, once", () => {
  const beat = { kind: "tidings", title: "income", outcome: [], first: 0, resumed: false } as const;
  const paid: Event = { type: "income-paid", seat: 0, money: 2 };
  const scene = { beat, told: 1, upTo: 1, news: [paid] };
  expect(sceneWords({ ...scene, opening: true, lines: 0 }, TONGUE)).toEqual([]);
  expect(sceneWords({ ...scene, opening: false, lines: 1 }, TONGUE)).toEqual(["income.", "income-paid"]);
  expect(sceneWords({ ...scene, opening: false, lines: 2 }, TONGUE)).toEqual(["income-paid"]);
  expect([paysTo(paid, 0), paysTo(paid, 1), paysTo({ ...paid, money: 0 }, 0)]).toEqual([true, false, false]);
});

test("what happened around a scene is told before and after it, and who won only once", () => {
  const beat = {
    kind: "slot",
    slot: "permit",
    offer: undefined,
    bids: [{ seat: 1, slot: "permit", card: 3 }],
    winner: 1,
    total: 3,
    tiedWith: [],
    brokenBy: undefined,
    outcome: [],
    first: 1,
    resumed: false,
  } as const;
  const scene = { beat, told: 1, upTo: 1, lines: 0, news: [] };
  const revealed: Event = { type: "bids-revealed", bids: beat.bids };
  const won: Event = { type: "slot-won", slot: "permit", seat: 1, total: 3, tiedWith: [] };
  const paid: Event = { type: "permit-bought", seat: 1, money: 1 };
  const begun: Event = { type: "round-begun", round: 2 };
  expect(wordsSince({ ...scene, opening: true }, [revealed], TONGUE)).toEqual([
    "bids-revealed",
    "permit.",
    "1 bids 3",
    "slot-won",
  ]);
  expect(wordsSince({ ...scene, opening: false, news: [paid] }, [won, paid, begun], TONGUE)).toEqual([
    "permit-bought",
    "round-begun",
  ]);
});
