import type { Action, Influence, View } from "@harbor/bremerhaven";
import type { Queue } from "@harbor/face";
import type { Seat } from "@harbor/kit";
import { useMemo } from "react";

export type Queueing = {
  /** Whether a card laid now goes into the queue: it is bidding, and somebody else's turn. */
  readonly queueing: boolean;
  /** As it would look on one's own turn with the queued cards gone from the hand; as it is once none is left in hand. */
  readonly view: View;
  readonly queued: readonly Action[];
  readonly spent: readonly Influence[];
  readonly sending: boolean;
  add(actions: readonly Action[]): void;
  drop(nth: number): void;
};

/** Cards lined up to go down by themselves, each on its owner's turn. */
export function useQueueing(view: View, seat: Seat | undefined, queue: Queue<Action> | undefined): Queueing {
  return useMemo(() => queueingOn(view, seat, queue), [view, seat, queue]);
}

export function queueingOn(view: View, seat: Seat | undefined, queue: Queue<Action> | undefined): Queueing {
  const queued = queue?.actions ?? NOTHING;
  const queueing = queue !== undefined && seat !== undefined && view.step === "bidding" && !view.waiting.includes(seat);
  const spent = queued.flatMap((action) => (action.type === "bid" ? [action.card] : []));
  const hand = [...(view.hand ?? [])];
  for (const card of spent) if (hand.includes(card)) hand.splice(hand.indexOf(card), 1);
  return {
    queueing,
    // Whoever has no card left to line up waits for others like everybody else.
    view: queueing && seat !== undefined && hand.length > 0 ? { ...view, hand, waiting: [seat] } : view,
    queued,
    spent,
    sending: queue?.sending === true,
    add: (actions) => queue?.set([...queued, ...actions]),
    drop: (nth) => queue?.set(queued.filter((_, index) => index !== nth)),
  };
}

const NOTHING: readonly Action[] = [];
