import type { Log, Seat } from "@harbor/kit";
import type { Action, Pass } from "../actions.ts";
import type { CardSet } from "../cards/cardSet.ts";
import { isQuestion, type Question } from "../cards/effects.ts";
import type { Event } from "../events.ts";
import { applyHappening } from "../happenings.ts";
import { spaceAt } from "../harbor/harbor.ts";
import { takeGood } from "../harbor/storage.ts";
import { earn, playerAt, playersByRank, withPlayer } from "../players.ts";
import { priceOf } from "../settlement.ts";
import type { State } from "../state.ts";
import { SPACES, type SpaceNumber } from "../vocabulary.ts";
import { asking, type GameStep, PASS, stopWaitingFor } from "./step.ts";

type GoodChoice = Extract<Action, { type: "give" | "sell" }>;

const CHOICES: Readonly<Record<Question["happening"], readonly (GoodChoice | Pass)[]>> = {
  "give-good": SPACES.map((space) => Object.freeze({ type: "give", space })),
  "sell-good": [PASS, ...SPACES.map((space): GoodChoice => Object.freeze({ type: "sell", space }))],
};

/** NWS-1, NWS-4: the open event happens to all. */
export function newspaperStep(cards: CardSet): GameStep {
  return asking({
    id: "newspaper",
    takes: ["give", "sell", "pass"],
    enter(start, log) {
      const open = start.openEvent;
      if (open === undefined) return { ...start, waiting: [] };
      log.tell({ type: "event-happened", event: open });
      const happenings = cards.newspaper(open).happenings;
      const state = happenings.reduce((after, happening) => applyHappening(cards, after, happening, log), start);
      return askAll(cards, state, log);
    },
    candidates: (state) => CHOICES[openQuestion(cards, state)?.happening ?? "sell-good"],
    whyNot: (state, seat) => (action) => {
      const question = openQuestion(cards, state)?.happening;
      if (action.type === "pass") return question === "sell-good" ? undefined : "must-take";
      if (question !== `${action.type}-good`) return "not-now";
      return spacesWithGoods(state, seat).includes(action.space) ? undefined : "no-such-good";
    },
    perform(state, seat, action, log) {
      const decided = stopWaitingFor(state, seat);
      if (action.type !== "pass") return giveUpGood(cards, decided, seat, action, log);
      log.tell({ type: "passed", seat, slot: "event" });
      return decided;
    },
    next: () => "progress",
  });
}

function openQuestion(cards: CardSet, state: State): Question | undefined {
  return state.openEvent === undefined ? undefined : cards.newspaper(state.openEvent).happenings.find(isQuestion);
}

/** Who has no good is not asked, and who must give the only one there is gives it unasked. */
function askAll(cards: CardSet, start: State, log: Log<Event>): State {
  const question = openQuestion(cards, start)?.happening;
  let state = start;
  const waiting: Seat[] = [];
  for (const seat of question === undefined ? [] : playersByRank(start)) {
    const [only, ...others] = spacesWithGoods(state, seat);
    if (only === undefined) continue;
    if (others.length > 0 || question === "sell-good") waiting.push(seat);
    else state = giveUpGood(cards, state, seat, { type: "give", space: only }, log);
  }
  return { ...state, waiting };
}

/** Harbor spaces, not holding buildings. */
function spacesWithGoods(state: State, seat: Seat): SpaceNumber[] {
  const { harbor } = playerAt(state, seat);
  return SPACES.filter((number) => {
    const { building, goods } = spaceAt(harbor, number);
    return building === undefined && goods.length > 0;
  });
}

function giveUpGood(cards: CardSet, state: State, seat: Seat, { type, space }: GoodChoice, log: Log<Event>): State {
  const { harbor } = playerAt(state, seat);
  const good = spaceAt(harbor, space).goods[0];
  if (good === undefined) return state;
  const without = withPlayer(state, seat, { harbor: takeGood(harbor, space, good) });
  if (type === "give") {
    log.tell({ type: "good-given", seat, good, space });
    return without;
  }
  const money = priceOf(cards, state, good);
  log.tell({ type: "good-sold", seat, good, space, money });
  return earn(without, seat, money);
}
