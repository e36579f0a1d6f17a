import type { Log, Seat } from "@harbor/kit";
import type { Action } from "../actions.ts";
import { resolveSlot } from "../auction.ts";
import type { CardSet, ContractId } from "../cards/cardSet.ts";
import type { Event } from "../events.ts";
import { loadingDockAt, withLaid } from "../harbor/harbor.ts";
import { buildingsWith, markersOf, POWERS } from "../harbor/powers.ts";
import { isDummy, playerAt, withPlayer } from "../players.ts";
import { imposePenalty } from "../settlement.ts";
import type { State } from "../state.ts";
import { CONTRACT_SLOTS, LOADING_DOCKS } from "../vocabulary.ts";
import { asking, type GameStep } from "./step.ts";

type LayAction = Extract<Action, { type: "lay" }>;

const REFUSE: Extract<Action, { type: "refuse" }> = Object.freeze({ type: "refuse" });
const LAYINGS = LOADING_DOCKS.flatMap((dock): LayAction[] => [
  Object.freeze({ type: "lay", dock }),
  Object.freeze({ type: "lay", dock, longer: true }),
]);

/** LND-1, LND-2: contracts from left to right. */
export function contractsStep(cards: CardSet): GameStep {
  function resolveFrom(place: number, start: State, log: Log<Event>): State {
    let state = start;
    for (let next = place; next <= state.land.length; next += 1) {
      const id = state.land[next - 1]?.card;
      const slot = CONTRACT_SLOTS[next - 1];
      if (id === undefined || slot === undefined) continue;
      const auction = resolveSlot(cards, state, slot, log);
      if (auction === undefined) continue;
      const seat = auction.winner;
      state = { ...state, place: next };
      if (isDummy(state, seat)) {
        log.tell({ type: "contract-refused", seat, contract: id, forced: false });
        state = discardContract(state, id);
      } else if (playerAt(state, seat).harbor.loading.every(({ laid }) => laid !== undefined)) {
        state = refuseContract(cards, state, seat, id, { forced: true }, log);
      } else return { ...state, waiting: [seat] };
    }
    return { ...state, place: 0, waiting: [] };
  }

  return asking({
    id: "contracts",
    takes: ["lay", "refuse"],
    enter: (state, log) => resolveFrom(1, state, log),
    candidates: () => [REFUSE, ...LAYINGS],
    whyNot(state, seat) {
      const { harbor } = playerAt(state, seat);
      const canStay = POWERS["longer-stay"](cards, harbor, "contract").length > 0;
      return (action) => {
        if (action.type === "refuse") return undefined;
        if (loadingDockAt(harbor, action.dock).laid !== undefined) return "dock-taken";
        return action.longer && !canStay ? "no-longer-stay" : undefined;
      };
    },
    perform(state, seat, action, log) {
      const id = state.land[state.place - 1]?.card;
      if (id === undefined) return state;
      const resolved =
        action.type === "lay"
          ? layContract(cards, state, seat, id, action, log)
          : refuseContract(cards, state, seat, id, { forced: false }, log);
      return resolveFrom(state.place + 1, resolved, log);
    },
    next: () => "harbor",
  });
}

function layContract(
  cards: CardSet,
  state: State,
  seat: Seat,
  contract: ContractId,
  action: LayAction,
  log: Log<Event>,
): State {
  const stays = action.longer ? POWERS["longer-stay"](cards, playerAt(state, seat).harbor, "contract") : [];
  const markers = cards.contract(contract).time + markersOf(stays);
  log.tell({ type: "contract-laid", seat, contract, dock: action.dock, markers });
  for (const building of buildingsWith(stays)) log.tell({ type: "power-used", seat, building });
  const harbor = withLaid(playerAt(state, seat).harbor, action.dock, { contract, delivered: [], markers });
  return withPlayer(clearPlace(state), seat, { harbor });
}

function refuseContract(
  cards: CardSet,
  state: State,
  seat: Seat,
  contract: ContractId,
  { forced }: { readonly forced: boolean },
  log: Log<Event>,
): State {
  log.tell({ type: "contract-refused", seat, contract, forced });
  return imposePenalty(cards, discardContract(state, contract), seat, contract, log);
}

function discardContract(state: State, contract: ContractId): State {
  const contracts = [...state.discards.contracts, contract];
  return { ...clearPlace(state), discards: { ...state.discards, contracts } };
}

function clearPlace(state: State): State {
  return { ...state, land: state.land.with(state.place - 1, {}) };
}
