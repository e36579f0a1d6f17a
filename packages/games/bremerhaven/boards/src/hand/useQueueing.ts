import type { Action, Influence, View } from "@harbor/bremerhaven";
import type { Seat } from "@harbor/kit";
import type { Queue } from "@harbor/ui";
import { useMemo } from "react";

export type Queueing = {
  /** Whether a card laid now goes into the queue: somebody else is bidding. */
  readonly queueing: boolean;
  /** The view as if it were the player's turn with the queued cards laid; unchanged once the hand is empty. */
  readonly view: View;
  readonly queued: readonly Action[];
  readonly spent: readonly Influence[];
  readonly sending: boolean;
  add(actions: readonly Action[]): void;
  drop(nth: number): void;
  /** Swaps a card with the one before it. */
  sooner(nth: number): void;
};

/** Cards queued to be laid automatically, one on each turn of their owner. */
export function useQueueing(view: View, seat: Seat | undefined, queue: Queue<Action> | undefined): Queueing {
  return useMemo(() => queueingOn(view, seat, queue), [view, seat, queue]);
}

export function queueingOn(view: View, seat: Seat | undefined, queue: Queue<Action> | undefined): Queueing {
  const queued = queue?.answers.flatMap((answer) => ("type" in answer ? answer : [])) ?? NOTHING;
  const queueing = queue !== undefined && seat !== undefined && view.step === "bidding" && !view.waiting.includes(seat);
  const spent = queued.flatMap((action) => (action.type === "bid" ? [action.card] : []));
  const hand = [...(view.hand ?? [])];
  for (const card of spent) if (hand.includes(card)) hand.splice(hand.indexOf(card), 1);
  return {
    queueing,
    // A player without cards left to queue waits for the others.
    view: queueing && seat !== undefined && hand.length > 0 ? { ...view, hand, waiting: [seat] } : view,
    queued,
    spent,
    sending: queue?.sending === true,
    add: (actions) => queue?.set([...queued, ...actions]),
    drop: (nth) => queue?.set(queued.filter((_, index) => index !== nth)),
    sooner: (nth) => queue?.set(sooner(queued, nth)),
  };
}

function sooner(queued: readonly Action[], nth: number): readonly Action[] {
  const [before, moved] = [queued[nth - 1], queued[nth]];
  return before === undefined || moved === undefined ? queued : queued.with(nth - 1, moved).with(nth, before);
}

const NOTHING: readonly Action[] = [];
