import type { Action, Influence, View } from "@harbor/bremerhaven";
import { bremerhaven } from "@harbor/bremerhaven";
import { beginChecked, seedFrom } from "@harbor/kit";
import { expect, test } from "vitest";
import { queueingOn } from "./useQueueing.ts";

const CARDS: readonly Influence[] = [1, 2, 3, 4, 5];

/** A table for two on the other player's turn to bid. */
function othersBid(hand: readonly Influence[]): { readonly view: View; readonly seat: number; readonly other: number } {
  const begun = beginChecked(
    bremerhaven,
    { mode: "long", seats: 2, ordered: false, goods: ["any", "any"] },
    seedFrom("somebody else bids"),
  );
  const [other = 0] = bremerhaven.pending(begun.state);
  const seat = 1 - other;
  return { view: { ...bremerhaven.view(begun.state, seat), hand }, seat, other };
}

const queued = (cards: readonly Influence[]) => ({
  answers: cards.map((card): Action => ({ type: "bid", slot: "parking", card })),
  sending: false,
  set: () => {},
});

test("a player with cards in hand may queue one before their turn", () => {
  const { view, seat } = othersBid(CARDS);
  const queueing = queueingOn(view, seat, queued([2, 5]));
  expect(queueing.view.hand).toEqual([1, 3, 4]);
  expect(queueing.view.waiting).toEqual([seat]);
});

test("a player who has queued the last card waits for the others", () => {
  const { view, seat, other } = othersBid([4]);
  const queueing = queueingOn(view, seat, queued([4]));
  expect(queueing.view.waiting).toEqual([other]);
  expect(queueing.spent).toEqual([4]);
});

test("a queued card can be laid sooner, or not at all", () => {
  const { view, seat } = othersBid(CARDS);
  const sets: (readonly Action[])[] = [];
  const queue = { ...queued([1, 2, 3]), set: (actions: readonly Action[]) => void sets.push(actions) };
  const queueing = queueingOn(view, seat, queue);
  queueing.sooner(2);
  queueing.sooner(0);
  queueing.drop(1);
  const cards = sets.map((actions) => actions.map((action) => (action.type === "bid" ? action.card : undefined)));
  expect(cards).toEqual([
    [1, 3, 2],
    [1, 2, 3],
    [1, 3],
  ]);
});
