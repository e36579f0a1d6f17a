import type { Log, Seat } from "@harbor/kit";
import type { CardSet } from "../cards/cardSet.ts";
import type { Event } from "../events.ts";
import { openSymbols } from "../harbor/contracts.ts";
import type { Laid, State } from "../state.ts";
import { GOODS, type Good, type LoadingDockNumber, SYMBOLS } from "../vocabulary.ts";
import { gained, type Holdings, holdingsOf, passEvening } from "./evening.ts";

/** What a contract brings or costs when it is due, at the prices of today. */
export type Payout = {
  /** As it is loaded now. */
  readonly now: Holdings;
  /** With nothing missing; with a wild symbol open, the least that can be. */
  readonly full: Holdings;
  /** A wild symbol is open, so that a dearer good may bring more. */
  readonly isOpen: boolean;
};

/** The payout of the contract at a player's loading dock; undefined if there is none. */
export function payoutAt(cards: CardSet, state: State, seat: Seat, dock: LoadingDockNumber): Payout | undefined {
  const laid = state.players[seat]?.harbor.loading[dock - 1]?.laid;
  if (laid === undefined) return undefined;
  const { goods, isOpen } = cheapestRest(cards, state, laid);
  const filled = { ...laid, delivered: [...laid.delivered, ...goods] };
  return { now: settleAlone(cards, state, seat, laid), full: settleAlone(cards, state, seat, filled), isOpen };
}

/** The cheapest goods that would fill a contract, at the prices of today. */
function cheapestRest(cards: CardSet, { decks }: State, { contract, delivered }: Laid) {
  const open = openSymbols(cards.contract(contract), delivered);
  const today = decks.prices[0];
  const prices = today === undefined ? undefined : cards.price(today).prices;
  const [cheapest = "barrel"] = prices === undefined ? [] : GOODS.toSorted((one, other) => prices[one] - prices[other]);
  const goods = SYMBOLS.flatMap((symbol) =>
    Array.from({ length: open[symbol] }, (): Good => (symbol === "wild" ? cheapest : symbol)),
  );
  return { goods, isOpen: open.wild > 0 };
}

/** Enough that every penalty can be paid in full. */
const AMPLE = 100;

const UNHEARD: Log<Event> = { tell: () => {}, confide: () => {} };

/** What one contract brings or costs when it is due, by the rules, in an otherwise empty harbor. */
export function settleAlone(cards: CardSet, state: State, seat: Seat, laid: Laid): Holdings {
  const player = state.players[seat];
  if (player === undefined) return { money: 0, prestige: 0 };
  const { harbor } = player;
  const alone: State = {
    ...state,
    players: state.players.with(seat, {
      ...player,
      money: AMPLE,
      prestige: AMPLE,
      harbor: {
        ...harbor,
        docks: harbor.docks.map(() => ({})),
        loading: [{ laid: { ...laid, markers: 1 } }, {}, {}, {}],
      },
    }),
  };
  return gained(holdingsOf(alone, seat), holdingsOf(passEvening(cards, alone, seat, false, UNHEARD), seat));
}
