import type { Log, Seat } from "@harbor/kit";
import type { Action } from "../actions.ts";
import { auctionAt, resolveSlot } from "../auction.ts";
import type { CardSet } from "../cards/cardSet.ts";
import type { Event } from "../events.ts";
import { canRaise, isDummy, playerAt, withPlayer } from "../players.ts";
import type { State } from "../state.ts";
import { asking, type GameStep, inOrder, PASS, stopWaitingFor } from "./step.ts";

const RAISE: Extract<Action, { type: "raise" }> = Object.freeze({ type: "raise" });

/** TWN-3 to TWN-3c. */
export function influenceStep(cards: CardSet): GameStep {
  return asking({
    id: "influence",
    takes: ["raise", "pass"],
    enter(start, log) {
      let state: State = { ...start, permits: [] };
      const waiting: Seat[] = [];
      for (const seat of resolveSlot(cards, start, "influence", log)?.totals.keys() ?? []) {
        if (isDummy(start, seat) || !canRaise(playerAt(start, seat))) continue;
        const price = raisePrice(cards, start, seat);
        if (price === 0) state = raise(state, seat, 0, log);
        else if (price <= playerAt(start, seat).money) waiting.push(seat);
      }
      return { ...state, waiting };
    },
    pending: (state) => (cards.rules.ordersInfluence ? inOrder(state) : state.waiting),
    candidates: () => [RAISE, PASS],
    whyNot: () => () => undefined,
    perform(state, seat, action, log) {
      const decided = stopWaitingFor(state, seat);
      if (action.type === "raise") return raise(decided, seat, raisePrice(cards, state, seat), log);
      log.tell({ type: "passed", seat, slot: "influence" });
      return decided;
    },
    next: () => "prices",
  });
}

/** What a raise costs this seat: the difference to the highest total. */
export function raisePrice(cards: CardSet, state: State, seat: Seat): number {
  const auction = auctionAt(cards, state, "influence");
  return auction === undefined ? 0 : auction.total - (auction.totals.get(seat) ?? 0);
}

function raise(state: State, seat: Seat, money: number, log: Log<Event>): State {
  log.tell({ type: "influence-raised", seat, money });
  return withPlayer(state, seat, { raised: true, money: playerAt(state, seat).money - money });
}
