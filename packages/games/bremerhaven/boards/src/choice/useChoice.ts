import { type Action, type Good, REASONS, type Reason, type Slot, type View } from "@harbor/bremerhaven";
import type { Seat } from "@harbor/kit";
import { useMemo, useState } from "react";
import { useSurroundings } from "../surroundings.ts";
import { type Concern, concernsOf } from "./concerns.ts";
import { ALL_SPOTS, type Held, keyOf, type Spot, type SpotKey, sameHeld } from "./held.ts";
import { meaningOf, type Wishes } from "./meaning.ts";
import { type PermitCost, permitCost } from "./permitCost.ts";
import { whatIsPossible } from "./possible.ts";

/** A place that something can be done with now: the steps it takes, or why it cannot be done. */
export type Aim = {
  readonly spot: Spot;
  readonly actions: readonly Action[];
  readonly reason: Reason | undefined;
  /** What there is to know before a card is laid there. */
  readonly concern: Concern | undefined;
  /** What is paid for a permit and its use. */
  readonly cost: PermitCost | undefined;
};

export type Choice = ReturnType<typeof useChoice>;

const NO_CONCERNS: ReadonlyMap<Slot, Concern> = new Map();
const NO_WISHES: Wishes = { cargo: undefined, longer: false };

/** What the player is about to do: what is held, what may be pointed at, and the last "why not?". */
export function useChoice(
  view: View,
  seat: Seat | undefined,
  act: (actions: readonly Action[]) => void,
  confirmBids: boolean,
) {
  const { game, cards } = useSurroundings();
  const [held, setHeld] = useState<Held>();
  const [wishes, setWishes] = useState(NO_WISHES);
  const [refused, setRefused] = useState<Reason>();
  const [armed, setArmed] = useState<SpotKey>();
  const [heeded, setHeeded] = useState<readonly string[]>([]);
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

  const concerns = useMemo(
    () => (seat === undefined ? NO_CONCERNS : concernsOf(cards, view, seat)),
    [cards, view, seat],
  );
  const aims = useMemo(() => {
    const found = new Map<SpotKey, Aim>();
    if (seat === undefined || possible.legal.length === 0) return found;
    for (const spot of ALL_SPOTS) {
      const actions = meaningOf(spot, { view, seat, possible, held, wishes });
      if (actions === undefined) continue;
      const concern = spot.at === "slot" ? concerns.get(spot.slot) : undefined;
      const cost = actions[0] === undefined ? undefined : permitCost(cards, possible.state, seat, actions[0]);
      found.set(keyOf(spot), { spot, actions, reason: possible.whyNot(actions), concern, cost });
    }
    return found;
  }, [cards, view, seat, possible, held, wishes, concerns]);

  function take(wanted: Held | undefined): void {
    setRefused(undefined);
    setHeld((now) => (sameHeld(now, wanted) ? undefined : wanted));
  }

  function point(key: SpotKey): void {
    const aim = aims.get(key);
    if (aim === undefined) return;
    setRefused(aim.reason);
    if (aim.reason !== undefined) return;
    // A bid is never taken back: what speaks against it is said before the card lies there, once a round.
    const warning = aim.concern === undefined ? undefined : `${view.round} ${key} ${aim.concern}`;
    const isNew = warning !== undefined && !heeded.includes(warning);
    if ((confirmBids || isNew) && held?.kind === "card" && armed !== key) {
      setArmed(key);
      return;
    }
    if (isNew) setHeeded([...heeded, warning]);
    setArmed(undefined);
    if (held?.kind !== "stock") setHeld(undefined);
    act(aim.actions);
  }

  /** Whoever drags a building means to build it: let go over a wall or a cover, it stays in hand. */
  function drop(key: SpotKey): void {
    const [action] = aims.get(key)?.actions ?? [];
    if (held?.kind !== "building" || action?.type === "build") point(key);
    else setRefused(action?.type === "clear" ? "space-covered" : undefined);
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
    aimAt: (key: SpotKey): Aim | undefined => aims.get(key),
    /** What is known to speak against a bid at a slot, whether or not a card is held. */
    concern: (slot: Slot): Concern | undefined => concerns.get(slot),
    point,
    drop,
    wishes,
    wishCargo: (cargo: Good) => setWishes((now) => ({ ...now, cargo })),
    wishLonger: (longer: boolean) => setWishes((now) => ({ ...now, longer })),
    refused,
    explain: (reason: string | undefined) => setRefused(REASONS.find((one) => one === reason)),
    possible,
  };
}
