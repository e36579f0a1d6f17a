import type { Log, Seat } from "@harbor/kit";
import { HAND_SIZE, INFLUENCE_CARDS, MOST_RAISES } from "./board.ts";
import type { CardSet } from "./cards/cardSet.ts";
import type { Event } from "./events.ts";
import { POWERS } from "./harbor/powers.ts";
import { DUMMY_SEAT, type Player, type State } from "./state.ts";
import type { Influence } from "./vocabulary.ts";

export function playerAt(state: State, seat: Seat): Player {
  const player = state.players[seat];
  if (player === undefined) throw new Error(`nobody plays from seat ${seat}`);
  return player;
}

export function withPlayer(state: State, seat: Seat, change: Partial<Player>): State {
  return { ...state, players: state.players.with(seat, { ...playerAt(state, seat), ...change }) };
}

export function isDummy(state: State, seat: Seat): boolean {
  return state.dummy !== undefined && seat === DUMMY_SEAT;
}

/** The seats of people and bots, best rank first. */
export function playersByRank(state: State): Seat[] {
  return state.ladder.filter((seat) => !isDummy(state, seat));
}

/** The five cards in play after this many raises: always five consecutive ones of the twelve. */
export function handAfter(raises: number): readonly Influence[] {
  return INFLUENCE_CARDS.slice(raises, raises + HAND_SIZE);
}

export function canRaise({ raises, raised }: Pick<Player, "raises" | "raised">): boolean {
  return !raised && raises < MOST_RAISES;
}

/** PAY-1, PAY-2: cash first, then what lies on the Bank, then nothing more. */
export function charge(state: State, seat: Seat, due: number, by: "contract" | "event", log: Log<Event>): State {
  if (due <= 0) return state;
  const { money, bank } = playerAt(state, seat);
  const cash = Math.min(money, due);
  const fromBank = Math.min(bank, due - cash);
  log.tell({ type: "charge-paid", seat, due, cash, bank: fromBank, by });
  return withPlayer(state, seat, { money: money - cash, bank: bank - fromBank });
}

export function earn(state: State, seat: Seat, money: number): State {
  return money === 0 ? state : withPlayer(state, seat, { money: playerAt(state, seat).money + money });
}

/** Moves the marker itself (HBR-11): never below 0, and never down for a player whose building prevents it. */
export function movePrestige(
  cards: CardSet,
  state: State,
  seat: Seat,
  change: 1 | -1,
  by: "contract" | "event",
  log: Log<Event>,
): State {
  const { prestige, harbor } = playerAt(state, seat);
  if (change === -1) {
    const keeper = POWERS["keep-prestige"](cards, harbor);
    if (keeper !== undefined) {
      log.tell({ type: "power-used", seat, building: keeper });
      return state;
    }
    if (prestige === 0) return state;
  }
  log.tell({ type: "prestige-changed", seat, from: prestige, to: prestige + change, by });
  return withPlayer(state, seat, { prestige: prestige + change });
}
