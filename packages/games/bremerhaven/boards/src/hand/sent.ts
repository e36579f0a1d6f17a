import type { Action, View } from "@harbor/bremerhaven";
import type { Sent } from "@harbor/face";
import type { Seat } from "@harbor/kit";

export type SentBid = Extract<Action, { type: "bid" }>;

/** The cards among what was sent and is not confirmed yet. */
export function sentBids(sent: readonly Sent<Action>[]): readonly SentBid[] {
  return sent.flatMap(({ action }) => (action.type === "bid" ? [action] : []));
}

/**
 * The table as whoever acted should see it until it is confirmed: a card stays where it was laid, even the one that turns
 * all of them up, and nothing else is asked of them.
 */
export function asSent(view: View, seat: Seat | undefined, sent: readonly Sent<Action>[]): View {
  const unshown = sent.filter(({ shown }) => !shown);
  if (seat === undefined || unshown.length === 0) return view;
  const hand = [...(view.hand ?? [])];
  const laid = sentBids(unshown).filter(({ card }) => hand.includes(card));
  for (const { card } of laid) hand.splice(hand.indexOf(card), 1);
  return {
    ...view,
    ...(view.hand !== undefined && { hand }),
    bids: [...view.bids, ...laid.map(({ slot, card }) => ({ seat, slot, card }))],
    waiting: view.waiting.filter((one) => one !== seat),
  };
}
