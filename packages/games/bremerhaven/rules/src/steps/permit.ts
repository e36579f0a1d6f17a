import type { Seat } from "@harbor/kit";
import type { Action } from "../actions.ts";
import { auctionAt, resolveSlot } from "../auction.ts";
import { bollardPrice, coverPrice } from "../board.ts";
import type { BuildingId, CardSet } from "../cards/cardSet.ts";
import { bollardsAt, spaceAt, withBollard, withSpace } from "../harbor/harbor.ts";
import { whyNotEmpty } from "../harbor/storage.ts";
import { isDummy, playerAt, withPlayer } from "../players.ts";
import type { Reason } from "../reasons.ts";
import type { Harbor, State } from "../state.ts";
import { SPACES, WALLS } from "../vocabulary.ts";
import { asking, type GameStep, inOrder, PASS, stopWaitingFor, UNDO } from "./step.ts";
import { canTakeBack, forgetEarlier, noteEarlier, takeBack } from "./takingBack.ts";

type PermitUse = Extract<Action, { type: "bollard" | "clear" | "build" }>;

const BOLLARDS = WALLS.map((wall): PermitUse => Object.freeze({ type: "bollard", wall }));
const CLEARINGS = SPACES.map((space): PermitUse => Object.freeze({ type: "clear", space }));

/** TWN-2 to TWN-2f. */
export function permitStep(cards: CardSet): GameStep {
  const builds: ReadonlyMap<BuildingId, readonly PermitUse[]> = new Map(
    cards.lists.buildings.map(({ id }) => [
      id,
      SPACES.map((space): PermitUse => Object.freeze({ type: "build", building: id, space })),
    ]),
  );

  function whyNotUse(state: State, seat: Seat): (action: PermitUse) => Reason | undefined {
    const { money } = playerAt(state, seat);
    const permit = permitPrice(cards, state, seat);
    return (action) => {
      const cost = costOf(state, seat, action);
      if (!cost.ok) return cost.reason;
      return permit + cost.price > money ? "cannot-pay" : undefined;
    };
  }

  function uses(state: State, seat: Seat): PermitUse[] {
    const { yard } = playerAt(state, seat);
    return [...BOLLARDS, ...CLEARINGS, ...yard.flatMap((building) => builds.get(building) ?? [])];
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
      const cost = costOf(state, seat, action);
      if (!cost.ok) return state;
      const price = permitPrice(cards, state, seat);
      if (price > 0) log.tell({ type: "permit-bought", seat, money: price });
      const { money, yard, harbor } = playerAt(state, seat);
      if (action.type === "bollard") log.tell({ type: "bollard-placed", seat, wall: action.wall, money: cost.price });
      if (action.type === "clear") log.tell({ type: "cover-cleared", seat, space: action.space, money: cost.price });
      if (action.type === "build") {
        log.tell({ type: "building-built", seat, building: action.building, space: action.space });
      }
      const paid = withPlayer(state, seat, {
        money: money - price - cost.price,
        harbor: usePermit(harbor, action),
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

type Cost = { readonly ok: true; readonly price: number } | { readonly ok: false; readonly reason: Reason };

/** What it costs, on top of the permit, to use a permit for this. */
function costOf(state: State, seat: Seat, action: PermitUse): Cost {
  const { harbor, yard } = playerAt(state, seat);
  switch (action.type) {
    case "bollard": {
      const price = bollardPrice(action.wall, bollardsAt(harbor, action.wall));
      return price === undefined ? { ok: false, reason: "wall-full" } : { ok: true, price };
    }
    case "clear": {
      const price = coverPrice(action.space);
      if (price === undefined || !spaceAt(harbor, action.space).covered) {
        return { ok: false, reason: "space-not-covered" };
      }
      return { ok: true, price };
    }
    case "build": {
      if (!yard.includes(action.building)) return { ok: false, reason: "not-in-yard" };
      const reason = whyNotEmpty(spaceAt(harbor, action.space));
      return reason === undefined ? { ok: true, price: 0 } : { ok: false, reason };
    }
    default:
      return action satisfies never;
  }
}

function usePermit(harbor: Harbor, action: PermitUse): Harbor {
  switch (action.type) {
    case "bollard":
      return withBollard(harbor, action.wall);
    case "clear":
      return withSpace(harbor, action.space, { goods: [] });
    case "build":
      return withSpace(harbor, action.space, { building: action.building, goods: [] });
    default:
      return action satisfies never;
  }
}
