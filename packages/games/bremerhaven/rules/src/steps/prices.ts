import type { Log, Seat } from "@harbor/kit";
import type { Action, Pass } from "../actions.ts";
import { auctionAt, resolveSlot } from "../auction.ts";
import type { CardSet, PriceId } from "../cards/cardSet.ts";
import type { Event } from "../events.ts";
import { POWERS } from "../harbor/powers.ts";
import { isDummy, playerAt, playersByRank } from "../players.ts";
import type { Reason } from "../reasons.ts";
import type { State } from "../state.ts";
import { GOODS } from "../vocabulary.ts";
import { asking, type GameStep, PASS } from "./step.ts";

type PriceAction = Extract<Action, { type: "price" }>;

const EXCHANGED_GOODS = 2;

/** TWN-4, TWN-4a. */
export function pricesStep(cards: CardSet): GameStep {
  const choices = cards.lists.prices.map((card): PriceAction => Object.freeze({ type: "price", card: card.id }));

  function whyNot(state: State): (action: PriceAction | Pass) => Reason | undefined {
    const top = state.decks.prices[0];
    const isWinner = auctionAt(cards, state, "prices") !== undefined;
    return (action) => {
      if (action.type === "pass") return undefined;
      if (!cards.has("prices", action.card)) return "no-such-card";
      if (top === undefined || action.card === top) return "already-on-top";
      return isWinner || changedGoods(cards, top, action.card) === EXCHANGED_GOODS ? undefined : "not-two-prices";
    };
  }

  return asking({
    id: "prices",
    takes: ["price", "pass"],
    enter(state, log) {
      const auction = resolveSlot(cards, state, "prices", log);
      const chooser = auction === undefined ? exchangeOwner(cards, state) : auction.winner;
      if (chooser === undefined || isDummy(state, chooser)) return { ...cyclePrices(state, log), waiting: [] };
      return { ...state, waiting: [chooser] };
    },
    candidates: () => [PASS, ...choices],
    whyNot,
    perform(state, seat, action, log) {
      if (action.type === "pass") {
        log.tell({ type: "passed", seat, slot: "prices" });
        return { ...state, waiting: [] };
      }
      const { harbor } = playerAt(state, seat);
      const exchange =
        auctionAt(cards, state, "prices") === undefined ? POWERS["exchange-prices"](cards, harbor) : undefined;
      if (exchange !== undefined) log.tell({ type: "power-used", seat, building: exchange });
      const [was = action.card] = state.decks.prices;
      log.tell({ type: "prices-changed", card: action.card, was, by: exchange === undefined ? "winner" : "exchange" });
      const others = state.decks.prices.filter((card) => card !== action.card);
      return { ...state, waiting: [], decks: { ...state.decks, prices: [action.card, ...others] } };
    },
    next: () => "ladder",
  });
}

/** The top card goes to the bottom. */
export function cyclePrices(state: State, log: Log<Event>): State {
  const [top, ...rest] = state.decks.prices;
  if (top === undefined) return state;
  const prices = [...rest, top];
  if (prices[0] !== undefined) log.tell({ type: "prices-changed", card: prices[0], was: top, by: "market" });
  return { ...state, decks: { ...state.decks, prices } };
}

function exchangeOwner(cards: CardSet, state: State): Seat | undefined {
  return playersByRank(state).find(
    (seat) => POWERS["exchange-prices"](cards, playerAt(state, seat).harbor) !== undefined,
  );
}

function changedGoods(cards: CardSet, before: PriceId, after: PriceId): number {
  const [old, fresh] = [cards.price(before).prices, cards.price(after).prices];
  return GOODS.filter((good) => old[good] !== fresh[good]).length;
}
