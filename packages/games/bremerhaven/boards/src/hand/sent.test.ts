import { type Action, bremerhaven } from "@harbor/bremerhaven";
import { beginChecked, seedFrom } from "@harbor/kit";
import { expect, test } from "vitest";
import { asSent } from "./sent.ts";

const begun = beginChecked(
  bremerhaven,
  { mode: "long", seats: 2, ordered: false, goods: ["any", "any"] },
  seedFrom("the line is cut"),
);
const [seat = 0] = bremerhaven.pending(begun.state);
const view = bremerhaven.view(begun.state, seat);
const BID: Action = { type: "bid", slot: "permit", card: 3 };

test("an unconfirmed card stays where it was laid, and nothing more is asked", () => {
  const seen = asSent(view, seat, [{ action: BID, shown: false }]);
  expect(seen.bids).toEqual([{ seat, slot: "permit", card: 3 }]);
  expect(seen.hand).toEqual([1, 2, 4, 5]);
  expect(seen.waiting).toEqual([]);
});

test("an action that the view already shows is not applied twice", () => {
  expect(asSent(view, seat, [{ action: BID, shown: true }])).toBe(view);
});

test("a card that is no longer in hand counts as laid", () => {
  const seen = asSent({ ...view, hand: [1, 2, 4, 5] }, seat, [{ action: BID, shown: false }]);
  expect(seen.bids).toEqual([]);
});
