import type { Log, Seat } from "@harbor/kit";
import type { CardSet, ContractId, ShipId } from "./cards/cardSet.ts";
import type { Event } from "./events.ts";
import { isComplete } from "./harbor/contracts.ts";
import { harborValue, loadingDockAt, withLaid } from "./harbor/harbor.ts";
import { POWERS } from "./harbor/powers.ts";
import { charge, earn, movePrestige, playerAt, withPlayer } from "./players.ts";
import type { Dock, LoadingDock, State } from "./state.ts";
import { DOCKS, type Good, LOADING_DOCKS, type LoadingDockNumber } from "./vocabulary.ts";

/** HBR-7: the marker rises to the harbor value and never falls to it. */
export function raisePrestige(cards: CardSet, state: State, seat: Seat, log: Log<Event>): State {
  const { prestige, harbor } = playerAt(state, seat);
  const value = harborValue(cards, harbor);
  if (value <= prestige) return state;
  log.tell({ type: "prestige-changed", seat, from: prestige, to: value, by: "value" });
  return withPlayer(state, seat, { prestige: value });
}

/** HBR-8 to HBR-10: remove one marker from every card; those with none left are due. */
export function passTime(cards: CardSet, start: State, seat: Seat, log: Log<Event>): State {
  const { harbor } = playerAt(start, seat);
  const left: ShipId[] = [];
  const docks = harbor.docks.map(({ berthed }, index): Dock => {
    if (berthed === undefined) return {};
    if (berthed.markers > 1) return { berthed: { ...berthed, markers: berthed.markers - 1 } };
    const dock = DOCKS[index];
    if (dock !== undefined) log.tell({ type: "ship-left", seat, ship: berthed.ship, dock, lost: berthed.goods });
    left.push(berthed.ship);
    return {};
  });
  const isDue = ({ laid }: LoadingDock) => laid !== undefined && laid.markers <= 1;
  const loading = harbor.loading.map((dock): LoadingDock => {
    return dock.laid === undefined || isDue(dock) ? dock : { laid: { ...dock.laid, markers: dock.laid.markers - 1 } };
  });
  const aged = withPlayer(start, seat, { harbor: { ...harbor, docks, loading } });
  const gone: State =
    left.length === 0 ? aged : { ...aged, discards: { ...aged.discards, ships: [...aged.discards.ships, ...left] } };
  return LOADING_DOCKS.filter((_, index) => isDue(harbor.loading[index] ?? {})).reduce(
    (state, dock) => settleContract(cards, state, seat, dock, log),
    gone,
  );
}

/** END-2: at the end every contract is settled as due. */
export function settleAll(cards: CardSet, state: State, seat: Seat, log: Log<Event>): State {
  return LOADING_DOCKS.reduce((after, dock) => settleContract(cards, after, seat, dock, log), state);
}

/** HBR-10: its goods are sold, complete or not; then reward or penalty, and it is discarded. */
function settleContract(cards: CardSet, state: State, seat: Seat, dock: LoadingDockNumber, log: Log<Event>): State {
  const { harbor } = playerAt(state, seat);
  const { laid } = loadingDockAt(harbor, dock);
  if (laid === undefined) return state;
  const contract = cards.contract(laid.contract);
  const revenue = laid.delivered.reduce((sum, good) => sum + priceOf(cards, state, good), 0);
  const complete = isComplete(contract, laid);
  log.tell({ type: "contract-settled", seat, contract: contract.id, dock, sold: laid.delivered, revenue, complete });
  const sold: State = {
    ...earn(withPlayer(state, seat, { harbor: withLaid(harbor, dock, undefined) }), seat, revenue),
    discards: { ...state.discards, contracts: [...state.discards.contracts, contract.id] },
  };
  return complete
    ? giveReward(cards, sold, seat, contract.id, log)
    : imposePenalty(cards, sold, seat, contract.id, log);
}

export function priceOf(cards: CardSet, state: Pick<State, "decks">, good: Good): number {
  const top = state.decks.prices[0];
  return top === undefined ? 0 : cards.price(top).prices[good];
}

function giveReward(cards: CardSet, start: State, seat: Seat, id: ContractId, log: Log<Event>): State {
  const { money, prestige } = cards.contract(id).reward;
  let state = start;
  if (money > 0) {
    log.tell({ type: "reward-paid", seat, contract: id, money });
    state = earn(state, seat, money);
  }
  if (prestige > 0) state = movePrestige(cards, state, seat, 1, "contract", log);
  for (const bonus of POWERS["completion-bonus"](cards, playerAt(state, seat).harbor)) {
    log.tell({ type: "power-used", seat, building: bonus.building });
    log.tell({ type: "money-gained", seat, money: bonus.power.money, building: bonus.building });
    state = earn(state, seat, bonus.power.money);
  }
  return state;
}

/** The penalty of a contract that is not completed or not accepted (LND-2). */
export function imposePenalty(cards: CardSet, state: State, seat: Seat, id: ContractId, log: Log<Event>): State {
  const { penalty } = cards.contract(id);
  if ("prestige" in penalty) return movePrestige(cards, state, seat, -1, "contract", log);
  const insurance = penalty.money > 0 ? POWERS["no-money-penalty"](cards, playerAt(state, seat).harbor) : undefined;
  if (insurance === undefined) return charge(state, seat, penalty.money, "contract", log);
  log.tell({ type: "power-used", seat, building: insurance });
  return state;
}
