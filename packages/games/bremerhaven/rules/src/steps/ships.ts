import type { Log, Seat } from "@harbor/kit";
import type { Action } from "../actions.ts";
import { resolveSlot } from "../auction.ts";
import type { CardSet, ShipId } from "../cards/cardSet.ts";
import type { Event } from "../events.ts";
import { bollardsAtDock, whyNotBerth } from "../harbor/docks.ts";
import { withBerthed } from "../harbor/harbor.ts";
import { buildingsWith, markersOf, POWERS } from "../harbor/powers.ts";
import { isDummy, playerAt, withPlayer } from "../players.ts";
import type { Reason } from "../reasons.ts";
import type { State } from "../state.ts";
import { DOCKS, GOODS, SHIP_SLOTS } from "../vocabulary.ts";
import { asking, type GameStep } from "./step.ts";

type BerthAction = Extract<Action, { type: "berth" }>;

const BERTHS = DOCKS.flatMap((dock) =>
  [undefined, ...GOODS].flatMap((cargo): BerthAction[] => {
    const berth: BerthAction = { type: "berth", dock, ...(cargo && { cargo }) };
    return [Object.freeze(berth), Object.freeze({ ...berth, longer: true })];
  }),
);

/** SEA-1 to SEA-4: ships from left to right. */
export function shipsStep(cards: CardSet): GameStep {
  function whyNot(state: State, seat: Seat): (berth: BerthAction) => Reason | undefined {
    const id = state.sea[state.place - 1]?.card;
    const ship = id === undefined ? undefined : cards.ship(id);
    const { harbor } = playerAt(state, seat);
    const canStay = POWERS["longer-stay"](cards, harbor, "ship").length > 0;
    return ({ dock, cargo, longer }) => {
      if (ship === undefined) return "not-now";
      if (ship.cargo === "wild" && cargo === undefined) return "cargo-missing";
      if (ship.cargo !== "wild" && cargo !== undefined) return "cargo-not-wild";
      if (longer && !canStay) return "no-longer-stay";
      return whyNotBerth(cards, harbor, dock, ship);
    };
  }

  function resolveFrom(place: number, start: State, log: Log<Event>): State {
    let state = start;
    for (let next = place; next <= state.sea.length; next += 1) {
      const id = state.sea[next - 1]?.card;
      const slot = SHIP_SLOTS[next - 1];
      if (id === undefined || slot === undefined) continue;
      const auction = resolveSlot(cards, state, slot, log);
      if (auction === undefined) continue;
      const seat = auction.winner;
      state = { ...state, place: next };
      const whyNotBerthed = isDummy(state, seat) ? undefined : whyNot(state, seat);
      const berths = BERTHS.filter((berth) => whyNotBerthed !== undefined && whyNotBerthed(berth) === undefined);
      const [only, ...others] = berths;
      if (only === undefined) state = turnAway(state, seat, id, log);
      else if (others.length > 0) return { ...state, waiting: [seat] };
      else state = berthShip(cards, state, seat, only, log);
    }
    return { ...state, place: 0, waiting: [] };
  }

  return asking({
    id: "ships",
    takes: ["berth"],
    enter: (state, log) => resolveFrom(1, state, log),
    candidates: () => BERTHS,
    whyNot,
    whyNotOther: ({ type }) => (type === "refuse" || type === "pass" ? "must-take" : "not-now"),
    perform: (state, seat, berth, log) => resolveFrom(state.place + 1, berthShip(cards, state, seat, berth, log), log),
    next: () => "contracts",
  });
}

function berthShip(
  cards: CardSet,
  state: State,
  seat: Seat,
  { dock, cargo, longer }: BerthAction,
  log: Log<Event>,
): State {
  const id = state.sea[state.place - 1]?.card;
  if (id === undefined) return state;
  const ship = cards.ship(id);
  const { harbor } = playerAt(state, seat);
  const loaded = cargo ?? ship.cargo;
  if (loaded === "wild") return state;
  const stays = longer ? POWERS["longer-stay"](cards, harbor, "ship") : [];
  const markers = ship.lay + markersOf(stays);
  const berthed = { ship: id, cargo: loaded, goods: ship.goods, markers };
  log.tell({ type: "ship-berthed", seat, dock, ...berthed });
  const tugs = ship.berth > bollardsAtDock(harbor, dock) ? POWERS["wall-bonus"](cards, harbor) : [];
  for (const building of buildingsWith(stays)) log.tell({ type: "power-used", seat, building });
  for (const building of buildingsWith(tugs)) log.tell({ type: "power-used", seat, building });
  return withPlayer(clearPlace(state), seat, { harbor: withBerthed(harbor, dock, berthed) });
}

function turnAway(state: State, seat: Seat, ship: ShipId, log: Log<Event>): State {
  log.tell({ type: "ship-turned-away", seat, ship });
  return { ...clearPlace(state), discards: { ...state.discards, ships: [...state.discards.ships, ship] } };
}

function clearPlace(state: State): State {
  return { ...state, sea: state.sea.with(state.place - 1, {}) };
}
