import type { Action, Influence, View } from "@harbor/bremerhaven";
import type { Queue } from "@harbor/face";
import type { Seat } from "@harbor/kit";
import { useMemo } from "react";

export type Queueing = {
  /** Whether a card laid now goes into the queue: it is bidding, and somebody else's turn. */
  readonly queueing: boolean;
  /** As it would look on one's own turn with the queued cards gone from the hand. */
  readonly view: View;
  readonly queued: readonly Action[];
  readonly spent: readonly Influence[];
  add(actions: readonly Action[]): void;
  drop(nth: number): void;
};

/** Cards lined up to go down by themselves, each on its owner's turn. */
export function useQueueing(view: View, seat: Seat | undefined, queue: Queue<Action> | undefined): Queueing {
  const queued = queue?.actions ?? NOTHING;
  const queueing = queue !== undefined && seat !== undefined && view.step === "bidding" && !view.waiting.includes(seat);
  return useMemo(() => {
    const spent = queued.flatMap((action) => (action.type === "bid" ? [action.card] : []));
    const hand = [...(view.hand ?? [])];
    for (const card of spent) if (hand.includes(card)) hand.splice(hand.indexOf(card), 1);
    return {
      queueing,
      view: queueing && seat !== undefined ? { ...view, hand, waiting: [seat] } : view,
      queued,
      spent,
      add: (actions) => queue?.set([...queued, ...actions]),
      drop: (nth) => queue?.set(queued.filter((_, index) => index !== nth)),
    };
  }, [view, seat, queue, queued, queueing]);
}

const NOTHING: readonly Action[] = [];
