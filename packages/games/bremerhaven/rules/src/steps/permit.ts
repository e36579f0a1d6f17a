import type { Seat } from "@harbor/kit";
import type { Action } from "../actions.ts";
import { auctionAt, resolveSlot } from "../auction.ts";
import { bollardPrice, coverPrice } from "../board.ts";
import type { CardSet } from "../cards/cardSet.ts";
import { bollardsAt, spaceAt, withBollard, withSpace } from "../harbor/harbor.ts";
import { whyNotEmpty } from "../harbor/storage.ts";
import { isDummy, playerAt, withPlayer } from "../players.ts";
import type { Reason } from "../reasons.ts";
import type { Harbor, State } from "../state.ts";
import { SPACES, type SpaceNumber, WALLS } from "../vocabulary.ts";
import { asking, type GameStep, inOrder, PASS, stopWaitingFor, UNDO } from "./step.ts";
import { canTakeBack, forgetEarlier, noteEarlier, takeBack } from "./takingBack.ts";

type PermitUse = Extract<Action, { type: "bollard" | "clear" | "build" }>;

const BOLLARDS = WALLS.map((wall): PermitUse => Object.freeze({ type: "bollard", wall }));
const CLEARINGS = SPACES.map((space): PermitUse => Object.freeze({ type: "clear", space }));

/** TWN-2 to TWN-2f. */
export function permitStep(cards: CardSet): GameStep {
  function whyNotUse(state: State, seat: Seat): (action: PermitUse) => Reason | undefined {
    const { money } = playerAt(state, seat);
    const permit = permitPrice(cards, state, seat);
    return (action) => {
      const work = permitWork(state, seat, action);
      if (!work.ok) return work.reason;
      return permit + work.price > money ? "cannot-pay" : undefined;
    };
  }

  function uses(state: State, seat: Seat): PermitUse[] {
    const { yard } = playerAt(state, seat);
    const builds = yard.flatMap((building) => SPACES.map((space): PermitUse => ({ type: "build", building, space })));
    return [...BOLLARDS, ...CLEARINGS, ...builds];
  }

  function hasUse(state: State, seat: Seat): boolean {
    const whyNotNow = whyNotUse(state, seat);
    return uses(state, seat).some((action) => whyNotNow(action) === undefined);
  }

  return asking({
    id: "permit",
    takes: ["bollard", "clear", "build", "pass", "undo"],
    enter(state, log) {
      const bidders = [...(resolveSlot(cards, state, "permit", log)?.totals.keys() ?? [])];
      const opened = { ...state, permits: state.players.map(() => 0) };
      return { ...opened, waiting: bidders.filter((seat) => !isDummy(state, seat) && hasUse(opened, seat)) };
    },
    pending: inOrder,
    mayAct: (state, seat) => canTakeBack(cards, state, seat),
    candidates: (state, seat) => (state.waiting.includes(seat) ? [PASS, UNDO, ...uses(state, seat)] : [UNDO]),
    whyNot(state, seat) {
      const whyNotNow = whyNotUse(state, seat);
      const isAsked = inOrder(state).includes(seat);
      return (action) => {
        if (action.type === "undo") return canTakeBack(cards, state, seat) ? undefined : "nothing-to-undo";
        if (!isAsked) return "not-your-turn";
        return action.type === "pass" ? undefined : whyNotNow(action);
      };
    },
    perform(before, seat, action, log) {
      if (action.type === "undo") return takeBack(before, seat, log);
      const state = noteEarlier(cards, before, seat);
      if (action.type === "pass") {
        log.tell({ type: "passed", seat, slot: "permit" });
        return forgetEarlier(stopWaitingFor(state, seat));
      }
      const work = permitWork(state, seat, action);
      if (!work.ok) return state;
      const price = permitPrice(cards, state, seat);
      if (price > 0) log.tell({ type: "permit-bought", seat, money: price });
      const { money, yard } = playerAt(state, seat);
      if (action.type === "bollard") log.tell({ type: "bollard-placed", seat, wall: action.wall, money: work.price });
      if (action.type === "clear") log.tell({ type: "cover-cleared", seat, space: action.space, money: work.price });
      if (action.type === "build") {
        log.tell({ type: "building-built", seat, building: action.building, space: action.space });
      }
      const paid = withPlayer(state, seat, {
        money: money - price - work.price,
        harbor: work.harbor,
        yard: action.type === "build" ? yard.toSpliced(yard.indexOf(action.building), 1) : yard,
      });
      const used = { ...paid, permits: paid.permits.with(seat, (paid.permits[seat] ?? 0) + 1) };
      return hasUse(used, seat) ? used : forgetEarlier(stopWaitingFor(used, seat));
    },
    next: () => "influence",
  });
}

/** What this seat's next permit costs by itself: the first the difference to the winner, any further one its total. */
export function permitPrice(cards: CardSet, state: State, seat: Seat): number {
  const auction = auctionAt(cards, state, "permit");
  if (auction === undefined) return 0;
  const isFirst = (state.permits[seat] ?? 0) === 0;
  return isFirst ? auction.total - (auction.totals.get(seat) ?? 0) : auction.total;
}

type PermitWork =
  | { readonly ok: true; readonly harbor: Harbor; readonly price: number }
  | { readonly ok: false; readonly reason: Reason };

/** What a permit is used for, and what that costs on top of the permit. */
function permitWork(state: State, seat: Seat, action: PermitUse): PermitWork {
  const { harbor, yard } = playerAt(state, seat);
  switch (action.type) {
    case "bollard": {
      const price = bollardPrice(action.wall, bollardsAt(harbor, action.wall));
      if (price === undefined) return { ok: false, reason: "wall-full" };
      return { ok: true, price, harbor: withBollard(harbor, action.wall) };
    }
    case "clear":
      return clearing(harbor, action.space);
    case "build": {
      if (!yard.includes(action.building)) return { ok: false, reason: "not-in-yard" };
      const reason = whyNotEmpty(spaceAt(harbor, action.space));
      if (reason !== undefined) return { ok: false, reason };
      return { ok: true, price: 0, harbor: withSpace(harbor, action.space, { building: action.building, goods: [] }) };
    }
    default:
      return action satisfies never;
  }
}

function clearing(harbor: Harbor, space: SpaceNumber): PermitWork {
  const price = coverPrice(space);
  if (price === undefined || !spaceAt(harbor, space).covered) return { ok: false, reason: "space-not-covered" };
  return { ok: true, price, harbor: withSpace(harbor, space, { goods: [] }) };
}
