import {
  type Bremerhaven,
  type CardSet,
  type ContractId,
  type Event,
  type Holdings,
  holdingsOf,
  INCOME,
  passEvening,
  SHORT_PROGRESS,
  type ShipId,
  type State,
  type View,
} from "@harbor/bremerhaven";
import { anyStateLike, openJournal, type Seat } from "@harbor/kit";
import { businessOf } from "../business.ts";
import { type Forecast, forecast } from "../forecast.ts";
import { JUDGEMENT } from "../judgement.ts";
import { phasesLeft, sceneOfView } from "../scene.ts";
import { fleetOf, incomeOf, seasonOf } from "../season.ts";
import { isEveningOver, isIncomeAhead, loadedBest, withSide } from "./sight.ts";

/** A contract that is settled: with its goods, reward and penalty. */
export type Settled = Holdings & { readonly contract: ContractId; readonly complete: boolean };

/** A player's result after one of the next evenings. */
export type Evening = Holdings & {
  readonly round: number;
  /** Money received before it: the income of the rank, and coins for the player's cards at the parking lot. */
  readonly income: number;
  readonly settled: readonly Settled[];
  readonly leaving: readonly ShipId[];
  /** The game certainly ends with it, so all contracts are settled. */
  readonly isLast: boolean;
};

export type Prospect = {
  readonly now: Holdings;
  readonly evenings: readonly Evening[];
  /** Captain's forecast of the final result, including typical winnings. */
  readonly end: Forecast;
};

const MOST_EVENINGS = 5;

/**
 * The next evenings, each with the best loading of what is there now, by the rules and at today's prices. Future
 * winnings and newspapers are not included.
 */
export function prospectOf(game: Bremerhaven, cards: CardSet, view: View, seat: Seat): Prospect | undefined {
  const player = view.players[seat];
  if (player === undefined) return undefined;
  let state = anyStateLike(game, view);
  const now = holdingsOf(state, seat);
  const skipped = isEveningOver(view) ? 1 : 0;
  if (skipped > 0) state = nextRound(state);
  const evenings: Evening[] = [];
  for (let nth = 0; nth < Math.min(MOST_EVENINGS, phasesLeft(view)); nth += 1) {
    const isFirst = nth + skipped === 0;
    const income = isFirst ? incomeTonight(view, seat) : (INCOME[view.ladder.indexOf(seat)] ?? 0);
    const isDone = isFirst && view.step === "harbor" && !view.waiting.includes(seat);
    const { evening, after } = passOne(cards, paid(state, seat, income), seat, isDone);
    evenings.push({ ...evening, income });
    if (evening.isLast) break;
    state = nextRound(after);
  }
  const scene = sceneOfView(view);
  const season = seasonOf(cards, fleetOf(cards), JUDGEMENT, scene);
  return { now, evenings, end: forecast(businessOf(cards, player), season, incomeOf(scene, seat)) };
}

function incomeTonight(view: View, seat: Seat): number {
  const parked = view.bids.filter((bid) => bid.seat === seat && bid.slot === "parking").length;
  const isUnpaid = view.step === "founding" || view.step === "bidding";
  return (isIncomeAhead(view) ? (INCOME[view.ladder.indexOf(seat)] ?? 0) : 0) + (isUnpaid ? parked : 0);
}

function paid(state: State, seat: Seat, money: number): State {
  return withSide(state, seat, { money: (state.players[seat]?.money ?? 0) + money });
}

function passOne(cards: CardSet, before: State, seat: Seat, isDone: boolean) {
  const { state } = isDone ? { state: before } : loadedBest(cards, before, seat);
  const journal = openJournal<Event>();
  const isLast = before.options.mode !== "long" && before.track <= SHORT_PROGRESS;
  const after = passEvening(cards, state, seat, isLast, journal);
  const events = journal.facts.map(({ open }) => open);
  const leaving = events.flatMap((event) => (event.type === "ship-left" ? event.ship : []));
  const evening = { ...holdingsOf(after, seat), round: before.round, settled: settledIn(events), leaving, isLast };
  return { evening, after };
}

/** Events after a contract is settled belong to it, until the next one is settled. */
function settledIn(events: readonly Event[]): readonly Settled[] {
  const all: Settled[] = [];
  for (const event of events) {
    const last = all.at(-1);
    const change = (more: Partial<Settled>) => {
      if (last !== undefined) all[all.length - 1] = { ...last, ...more };
    };
    if (event.type === "contract-settled") {
      all.push({ contract: event.contract, complete: event.complete, money: event.revenue, prestige: 0 });
    } else if (event.type === "reward-paid" || event.type === "money-gained") {
      change({ money: (last?.money ?? 0) + event.money });
    } else if (event.type === "charge-paid") {
      change({ money: (last?.money ?? 0) - event.cash - event.bank });
    } else if (event.type === "prestige-changed" && event.by === "contract") {
      change({ prestige: (last?.prestige ?? 0) + event.to - event.from });
    }
  }
  return all;
}

/** In the long game the token moves by one or two; which one is unknown. */
const LONG_PROGRESS = 1;

function nextRound(state: State): State {
  const progress = state.options.mode === "long" ? LONG_PROGRESS : SHORT_PROGRESS;
  return { ...state, round: state.round + 1, track: Math.max(0, state.track - progress), step: "harbor", work: [] };
}
