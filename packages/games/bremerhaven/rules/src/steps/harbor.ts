import type { Log, Seat } from "@harbor/kit";
import type { Action, HarborAction } from "../actions.ts";
import type { CardSet } from "../cards/cardSet.ts";
import type { Event } from "../events.ts";
import { spaceAt } from "../harbor/harbor.ts";
import { buildingAt } from "../harbor/moves.ts";
import { POWERS } from "../harbor/powers.ts";
import { doWork, legalWork, packingPrice, productOf, whyNotWork } from "../harbor/work.ts";
import { playerAt, playersByRank, withPlayer } from "../players.ts";
import { passTime, raisePrestige } from "../settlement.ts";
import type { Harbor, HarborSide, State, Work } from "../state.ts";
import { asking, forEachPlayer, type GameStep, inOrder, stopWaitingFor, UNDO } from "./step.ts";

const DONE: Extract<Action, { type: "done" }> = Object.freeze({ type: "done" });

/** HBR-1 to HBR-12. */
export function harborStep(cards: CardSet): GameStep {
  function hasWork(state: State, seat: Seat): boolean {
    return legalWork(cards, sideOf(state, seat), [], 1).length > 0;
  }

  /** In rank order a player who is done has handed on the turn, and could keep the next one waiting for ever. */
  function canUndo(state: State, seat: Seat): boolean {
    if (isDone(state, seat)) return !state.options.ordered || cards.rules.reopensInOrder;
    return stepsOf(state, seat).length > 0;
  }

  /** HBR-12: once nobody has anything left to do, all harbors are settled together. */
  function closeIfDone(state: State, log: Log<Event>): State {
    if (state.waiting.length > 0) return state;
    const settled = forEachPlayer(state, log, (after, seat) =>
      passTime(cards, raisePrestige(cards, after, seat, log), seat, log),
    );
    return { ...settled, work: [] };
  }

  return asking({
    id: "harbor",
    takes: ["produce", "move", "pack", "unpack", "deposit", "done", "undo"],
    enter(state, log) {
      const waiting = playersByRank(state).filter((seat) => hasWork(state, seat));
      const work = state.players.map((_, seat): Work => {
        const begun = { before: sideOf(state, seat), steps: [] };
        return waiting.includes(seat) ? begun : { ...begun, idle: true };
      });
      return closeIfDone({ ...state, work, waiting }, log);
    },
    pending: inOrder,
    mayAct: canUndo,
    exact: true,
    candidates(state, seat) {
      const back = canUndo(state, seat) ? [UNDO] : [];
      if (!inOrder(state).includes(seat)) return back;
      return [DONE, ...back, ...legalWork(cards, sideOf(state, seat), stepsOf(state, seat))];
    },
    whyNot(state, seat) {
      const side = sideOf(state, seat);
      const steps = stepsOf(state, seat);
      const isInTurn = inOrder(state).includes(seat);
      return (action) => {
        if (action.type === "undo") return canUndo(state, seat) ? undefined : "nothing-to-undo";
        if (!isInTurn) return "not-your-turn";
        return action.type === "done" ? undefined : whyNotWork(cards, side, steps, action);
      };
    },
    perform(state, seat, action, log) {
      if (action.type === "undo") return undo(cards, state, seat, log);
      if (action.type === "done") {
        log.tell({ type: "harbor-finished", seat });
        return closeIfDone(stopWaitingFor(state, seat), log);
      }
      tellWork(cards, state, seat, action, log);
      const steps = [...stepsOf(state, seat), action];
      const side = doWork(cards, sideOf(state, seat), action);
      const players = state.players.with(seat, { ...playerAt(state, seat), ...side });
      return { ...state, players, work: withSteps(state, seat, steps) };
    },
    next: () => "newspaper",
  });
}

/** HBR-6: being done is a step, too, and is the first to be taken back. */
function undo(cards: CardSet, state: State, seat: Seat, log: Log<Event>): State {
  log.tell({ type: "step-undone", seat });
  if (!state.waiting.includes(seat)) {
    return {
      ...state,
      waiting: playersByRank(state).filter((other) => other === seat || state.waiting.includes(other)),
    };
  }
  const before = state.work[seat]?.before ?? sideOf(state, seat);
  const steps = stepsOf(state, seat).slice(0, -1);
  const side = steps.reduce((after, step) => doWork(cards, after, step), before);
  return { ...withPlayer(state, seat, side), work: withSteps(state, seat, steps) };
}

/** Done by the player's own word; a player who had nothing to do never said so and has nothing to take back. */
function isDone(state: State, seat: Seat): boolean {
  return state.work[seat] !== undefined && !state.waiting.includes(seat) && state.work[seat].idle !== true;
}

function stepsOf(state: State, seat: Seat): readonly HarborAction[] {
  return state.work[seat]?.steps ?? [];
}

function withSteps(state: State, seat: Seat, steps: readonly HarborAction[]): readonly Work[] {
  const work = state.work[seat];
  return work === undefined ? state.work : state.work.with(seat, { ...work, steps });
}

function sideOf(state: State, seat: Seat): HarborSide {
  const { money, bank, harbor } = playerAt(state, seat);
  return { money, bank, harbor };
}

function tellWork(cards: CardSet, state: State, seat: Seat, action: HarborAction, log: Log<Event>): void {
  const { harbor, bank } = playerAt(state, seat);
  switch (action.type) {
    case "produce": {
      const { building } = spaceAt(harbor, action.from);
      const product = productOf(cards, harbor, action.from, bank);
      if (building === undefined || product === undefined) return;
      const { good, money } = product;
      if (action.to === undefined) log.tell({ type: "money-produced", seat, building, money });
      else if (good !== undefined) log.tell({ type: "good-produced", seat, building, good, space: action.to });
      return;
    }
    case "move": {
      const { good, from, to } = action;
      const into = buildingAt(harbor, to);
      log.tell({ type: "good-moved", seat, good, from, to, ...(into !== undefined && { into }) });
      return;
    }
    case "pack":
      log.tell({ type: "crates-packed", seat, space: action.space, money: packingPrice(cards, harbor) });
      tellFreePacking(cards, harbor, seat, log);
      return;
    case "unpack":
      log.tell({ type: "container-unpacked", seat, space: action.space, money: packingPrice(cards, harbor) });
      tellFreePacking(cards, harbor, seat, log);
      return;
    case "deposit":
      log.tell({ type: "money-banked", seat, money: action.money });
      return;
    default:
      action satisfies never;
  }
}

function tellFreePacking(cards: CardSet, harbor: Harbor, seat: Seat, log: Log<Event>): void {
  const hall = POWERS["free-packing"](cards, harbor);
  if (hall !== undefined) log.tell({ type: "power-used", seat, building: hall });
}
