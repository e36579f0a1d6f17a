import type { Seat } from "@harbor/kit";
import type { FoundingAction, Undo } from "../actions.ts";
import { START_GOODS } from "../board.ts";
import type { CardSet } from "../cards/cardSet.ts";
import { goodsShown } from "../harbor/contracts.ts";
import { spaceAt, withSpace } from "../harbor/harbor.ts";
import { goodsOnSpaces, putGood, whyNotEmpty, whyNotStore } from "../harbor/storage.ts";
import { playerAt, playersByRank, withPlayer } from "../players.ts";
import type { Reason } from "../reasons.ts";
import type { State } from "../state.ts";
import { GOODS, SPACES } from "../vocabulary.ts";
import { asking, type GameStep, stopWaitingFor, UNDO } from "./step.ts";
import { canTakeBack, forgetEarlier, noteEarlier, takeBack } from "./takingBack.ts";

const FOUND = SPACES.map((space): FoundingAction => Object.freeze({ type: "found", space }));
const STOCK = GOODS.flatMap((good) =>
  SPACES.map((space): FoundingAction => Object.freeze({ type: "stock", good, space })),
);
const STOCK_OR_BACK = [...STOCK, UNDO];

/** SET-12, SET-13: short and solo games begin with a building and three goods of one's own choice. */
export function foundingStep(cards: CardSet): GameStep {
  function whyNot(state: State, seat: Seat): (action: FoundingAction | Undo) => Reason | undefined {
    const { yard, harbor } = playerAt(state, seat);
    const building = yard[0];
    const goods = startGoods(cards, state, seat);
    return (action) => {
      if (action.type === "undo") return canTakeBack(cards, state, seat) ? undefined : "nothing-to-undo";
      if (!state.waiting.includes(seat)) return "not-your-turn";
      if (action.type === "found") {
        return building === undefined ? "not-now" : whyNotEmpty(spaceAt(harbor, action.space));
      }
      if (building !== undefined) return "not-now";
      if (!goods.includes(action.good)) return "good-on-contract";
      const space = spaceAt(harbor, action.space);
      // A building is no space: the starting goods lie outside, even where it could hold them.
      return space.building === undefined ? whyNotStore(cards, space, action.good) : "space-built";
    };
  }

  return asking({
    id: "founding",
    takes: ["found", "stock", "undo"],
    enter: (state) => ({ ...state, waiting: playersByRank(state) }),
    mayAct: (state, seat) => canTakeBack(cards, state, seat),
    candidates: (state, seat) => (playerAt(state, seat).yard.length > 0 ? FOUND : STOCK_OR_BACK),
    whyNot,
    perform(before, seat, action, log) {
      if (action.type === "undo") return takeBack(before, seat, log);
      const state = noteEarlier(cards, before, seat);
      const { yard, harbor } = playerAt(state, seat);
      if (action.type === "found") {
        const [building] = yard;
        if (building === undefined) return state;
        log.tell({ type: "building-built", seat, building, space: action.space });
        return withPlayer(state, seat, { yard: [], harbor: withSpace(harbor, action.space, { building, goods: [] }) });
      }
      const stocked = putGood(harbor, action.space, action.good);
      log.tell({ type: "good-stocked", seat, good: action.good, space: action.space });
      const after = withPlayer(state, seat, { harbor: stocked });
      return goodsOnSpaces(stocked) < START_GOODS ? after : forgetEarlier(stopWaitingFor(after, seat));
    },
    next: () => "bidding",
  });
}

/** The goods that a player's starting contract does not show. */
function startGoods(cards: CardSet, state: State, seat: Seat): readonly (typeof GOODS)[number][] {
  const laid = playerAt(state, seat).harbor.loading[0]?.laid;
  const shown = laid === undefined ? [] : goodsShown(cards.contract(laid.contract));
  return GOODS.filter((good) => !shown.includes(good));
}
