import type { Action, View } from "@harbor/bremerhaven";
import type { Seat } from "@harbor/kit";
import type { Sent } from "@harbor/ui";

export type SentBid = Extract<Action, { type: "bid" }>;

/** The bids that are not confirmed yet. */
export function sentBids(sent: readonly Sent<Action>[]): readonly SentBid[] {
  return sent.flatMap(({ action }) => (action.type === "bid" ? [action] : []));
}

/**
 * The view that the acting player sees until the server confirms: a laid card stays where it is, even the one that
 * triggers the reveal, and nothing else is asked.
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
