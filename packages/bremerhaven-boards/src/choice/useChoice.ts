import { type Action, type Good, REASONS, type Reason, type View } from "@harbor/bremerhaven";
import type { Seat } from "@harbor/kit";
import { useMemo, useState } from "react";
import { useSurroundings } from "../surroundings.ts";
import { ALL_SPOTS, type Held, keyOf, type Spot, type SpotKey, sameHeld } from "./held.ts";
import { meaningOf, type Wishes } from "./meaning.ts";
import { whatIsPossible } from "./possible.ts";

/** A place that something can be done with now: the steps it takes, or why it cannot be done. */
export type Aim = { readonly spot: Spot; readonly actions: readonly Action[]; readonly reason: Reason | undefined };

export type Choice = ReturnType<typeof useChoice>;

const NO_WISHES: Wishes = { cargo: undefined, longer: false };

/** What the player is about to do: what is held, what may be pointed at, and the last "why not?". */
export function useChoice(
  view: View,
  seat: Seat | undefined,
  act: (actions: readonly Action[]) => void,
  confirmBids: boolean,
) {
  const { game } = useSurroundings();
  const [held, setHeld] = useState<Held>();
  const [wishes, setWishes] = useState(NO_WISHES);
  const [refused, setRefused] = useState<Reason>();
  const [armed, setArmed] = useState<SpotKey>();
  const possible = useMemo(() => whatIsPossible(game, view, seat), [game, view, seat]);
  const decision = `${view.round} ${view.step} ${view.place} ${view.waiting.join()}`;

  const [decided, setDecided] = useState(decision);
  // A new decision begins with empty hands, before anything is drawn with what was in them.
  if (decided !== decision) {
    setDecided(decision);
    setHeld(undefined);
    setWishes(NO_WISHES);
    setRefused(undefined);
    setArmed(undefined);
  }

  // A card that has gone down meanwhile (from the queue, say) cannot be held any longer.
  if (held?.kind === "card" && !possible.legal.some((one) => one.type === "bid" && one.card === held.card)) {
    setHeld(undefined);
  }

  const aims = useMemo(() => {
    const found = new Map<SpotKey, Aim>();
    if (seat === undefined || possible.legal.length === 0) return found;
    for (const spot of ALL_SPOTS) {
      const actions = meaningOf(spot, { view, seat, possible, held, wishes });
      if (actions !== undefined) found.set(keyOf(spot), { spot, actions, reason: possible.whyNot(actions) });
    }
    return found;
  }, [view, seat, possible, held, wishes]);

  function take(wanted: Held | undefined): void {
    setRefused(undefined);
    setHeld((now) => (sameHeld(now, wanted) ? undefined : wanted));
  }

  function point(key: SpotKey): void {
    const aim = aims.get(key);
    if (aim === undefined) return;
    setRefused(aim.reason);
    if (aim.reason !== undefined) return;
    if (confirmBids && held?.kind === "card" && armed !== key) {
      setArmed(key);
      return;
    }
    setArmed(undefined);
    if (held?.kind !== "stock") setHeld(undefined);
    act(aim.actions);
  }

  return {
    held,
    take,
    /** Unlike `take` never lets go of what is held already: a drag begins. */
    grab: (wanted: Held) => {
      setRefused(undefined);
      setHeld(wanted);
    },
    /** A place that was pointed at once and waits for the second tap. */
    armed,
    aim: (spot: Spot): Aim | undefined => aims.get(keyOf(spot)),
    point,
    wishes,
    wishCargo: (cargo: Good) => setWishes((now) => ({ ...now, cargo })),
    wishLonger: (longer: boolean) => setWishes((now) => ({ ...now, longer })),
    refused,
    explain: (reason: string | undefined) => setRefused(REASONS.find((one) => one === reason)),
    possible,
  };
}
