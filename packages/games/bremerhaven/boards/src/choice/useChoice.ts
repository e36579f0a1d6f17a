import { type Action, type Good, REASONS, type Reason, type Slot, type View } from "@harbor/bremerhaven";
import type { Seat } from "@harbor/kit";
import { useMemo, useState } from "react";
import { useBoardContext } from "../boardContext.ts";
import { type Concern, concernsOf } from "./concerns.ts";
import { ALL_SPOTS, type Held, keyOf, type Spot, type SpotKey, sameHeld } from "./held.ts";
import { meaningOf, type Wishes } from "./meaning.ts";
import { type PermitCost, permitCost } from "./permitCost.ts";
import { whatIsPossible } from "./possible.ts";

/** A clickable place: the steps that a click takes, or why the rules refuse them. */
export type Aim = {
  readonly spot: Spot;
  readonly actions: readonly Action[];
  readonly reason: Reason | undefined;
  /** A warning to show before a card is laid there. */
  readonly concern: Concern | undefined;
  /** The cost of a permit and its use. */
  readonly cost: PermitCost | undefined;
};

export type Choice = ReturnType<typeof useChoice>;

const NO_CONCERNS: ReadonlyMap<Slot, Concern> = new Map();
const NO_WISHES: Wishes = { cargo: undefined, longer: false };

/** What the player is about to do: the thing held, the clickable places, and the last refusal. */
export function useChoice(
  view: View,
  seat: Seat | undefined,
  act: (actions: readonly Action[]) => void,
  confirmBids: boolean,
) {
  const { game, cards } = useBoardContext();
  const [held, setHeld] = useState<Held>();
  const [wishes, setWishes] = useState(NO_WISHES);
  const [refused, setRefused] = useState<Reason>();
  const [armed, setArmed] = useState<SpotKey>();
  const [heeded, setHeeded] = useState<readonly string[]>([]);
  const possible = useMemo(() => whatIsPossible(game, view, seat), [game, view, seat]);
  const decision = `${view.round} ${view.step} ${view.place} ${view.waiting.join()}`;

  const [decided, setDecided] = useState(decision);
  // A new decision starts with empty hands. Reset during render, so that the old ones are never drawn.
  if (decided !== decision) {
    setDecided(decision);
    setHeld(undefined);
    setWishes(NO_WISHES);
    setRefused(undefined);
    setArmed(undefined);
  }

  // A card that was laid meanwhile, for example from the queue, can no longer be held.
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
    // A bid is final, so its warning must be confirmed once per round.
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

  /** Dragging a building means to build it: dropped on a wall or a cover, it stays in hand. */
  function drop(key: SpotKey): void {
    const [action] = aims.get(key)?.actions ?? [];
    if (held?.kind !== "building" || action?.type === "build") point(key);
    else setRefused(action?.type === "clear" ? "space-covered" : undefined);
  }

  return {
    held,
    take,
    /** Starts a drag. Unlike `take`, it never drops what is already held. */
    grab: (wanted: Held) => {
      setRefused(undefined);
      setHeld(wanted);
    },
    /** The place that was tapped once and needs a second tap to confirm. */
    armed,
    aim: (spot: Spot): Aim | undefined => aims.get(keyOf(spot)),
    aimAt: (key: SpotKey): Aim | undefined => aims.get(key),
    /** The warning about a bid at a slot, whether or not a card is held. */
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
