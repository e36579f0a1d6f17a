import type { Log, Seat } from "@harbor/kit";
import type { HarborAction } from "../actions.ts";
import type { CardSet } from "../cards/cardSet.ts";
import type { Event } from "../events.ts";
import { doWork } from "../harbor/work.ts";
import { playerAt, withPlayer } from "../players.ts";
import { passTime, raisePrestige, settleAll } from "../settlement.ts";
import type { HarborSide, State } from "../state.ts";
import { loadingTask } from "./task.ts";

/** What a player has, including the money on the Bank. */
export type Holdings = { readonly money: number; readonly prestige: number };

export type Outlook = {
  /** After this evening, if everybody is done now. */
  readonly tonight: Holdings;
  /** With all other contracts settled as they are, too, at current prices. */
  readonly whenDue: Holdings;
};

const UNHEARD: Log<Event> = { tell: () => {}, confide: () => {} };

export function gained(before: Holdings, after: Holdings): Holdings {
  return { money: after.money - before.money, prestige: after.prestige - before.prestige };
}

/** What this evening would bring a player who is done now; on the last one, all contracts are settled. */
export function gainTonight(cards: CardSet, state: State, seat: Seat): Holdings {
  const isLast = loadingTask(cards, state, seat)?.isLast ?? false;
  return gained(holdingsOf(state, seat), holdingsOf(passEvening(cards, state, seat, isLast, UNHEARD), seat));
}

/** What steps of work would add, once all contracts are due, at the prices of today. */
export function gainOfWork(cards: CardSet, state: State, seat: Seat, steps: readonly HarborAction[]): Holdings {
  const { money, bank, harbor } = playerAt(state, seat);
  const side = steps.reduce<HarborSide>((now, step) => doWork(cards, now, step), { money, bank, harbor });
  const done = withPlayer(state, seat, side);
  return gained(foreseeEvening(cards, state, seat).whenDue, foreseeEvening(cards, done, seat).whenDue);
}

/** What this evening would bring a player, and what is prepared for later ones. */
export function foreseeEvening(cards: CardSet, state: State, seat: Seat): Outlook {
  const tonight = passTime(cards, raisePrestige(cards, state, seat, UNHEARD), seat, UNHEARD);
  const whenDue = settleAll(cards, tonight, seat, UNHEARD);
  return { tonight: holdingsOf(tonight, seat), whenDue: holdingsOf(whenDue, seat) };
}

/** A player's own evening by the rules; on the last one, all contracts are settled (END-2). */
export function passEvening(cards: CardSet, state: State, seat: Seat, isLast: boolean, log: Log<Event>): State {
  const passed = passTime(cards, raisePrestige(cards, state, seat, log), seat, log);
  return isLast ? settleAll(cards, passed, seat, log) : passed;
}

export function holdingsOf(state: State, seat: Seat): Holdings {
  const { money, bank, prestige } = playerAt(state, seat);
  return { money: money + bank, prestige };
}
