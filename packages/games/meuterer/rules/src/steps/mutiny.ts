import { clockwise } from "@harbor/kit";
import { copies, countOf, without } from "../cargo.ts";
import type { IslandSet } from "../islands/islandSet.ts";
import { roleCards } from "../roles.ts";
import { countSabers, sideOf } from "../sides.ts";
import { asking, firstInLine, type GameStep, playerAt, playersWith } from "../state.ts";

/** MUT-4 to MUT-7: each seat of a side plays sabers once, from the captain clockwise. */
export function mutinyStep({ lists }: IslandSet): GameStep {
  const cards = roleCards(lists);
  return asking({
    id: "mutiny",
    takes: ["fight"],
    enter(state, log) {
      const { loyal, rebel } = countSabers(cards, state);
      log.tell({ type: "mutiny-begun", loyal, rebels: rebel });
      const waiting = clockwise(state.captain, state.players.length).filter(
        (seat) => sideOf(cards, state, seat) !== undefined && playerAt(state, seat).hand.length > 0,
      );
      return { ...state, waiting };
    },
    pending: firstInLine,
    // MUT-7: whoever were left out would have no saber.
    asksInSecret: true,
    candidates(state, seat) {
      const most = countOf(playerAt(state, seat).hand, "saber");
      return Array.from({ length: most + 1 }, (_, sabers) => ({ type: "fight", sabers }));
    },
    exact: true,
    whyNot: (state, seat) => (action) => {
      return action.sabers > countOf(playerAt(state, seat).hand, "saber") ? "too-many-sabers" : undefined;
    },
    perform(state, seat, { sabers }, log) {
      log.tell({ type: "fought", seat, sabers });
      const { hand } = playerAt(state, seat);
      const players = playersWith(state, seat, {
        hand: without(hand, copies("saber", sabers)) ?? hand,
        fought: sabers,
      });
      return { ...state, players, waiting: state.waiting.slice(1) };
    },
    next: () => "voyage",
  });
}
