import type { Hindsight } from "@harbor/bots";
import { type Action, type IslandSet, type Meuterer, type State, scoreOf, type View } from "@harbor/meuterer";
import { openReasons } from "./advice.ts";
import { worthOfHand } from "./appraisal.ts";
import { OLD_HAND } from "./hands.ts";
import { roundsLeft } from "./scene.ts";
import { savvyOf } from "./seaWolf.ts";

/** What Meuterer provides for analysis: what the strongest bot would have done, and how well each seat stood. */
export function hindsightOf(game: Meuterer, set: IslandSet): Hindsight<State, View, Action> {
  const savvy = savvyOf(game, set, OLD_HAND);
  const { reasonOver } = openReasons(set);
  return {
    ...savvy,
    ways(sight, done) {
      const [first] = done;
      if (first === undefined) return { done: [], other: [] };
      const all = savvy.candidates(sight);
      const taken = all.filter(({ action }) => keyOf(action) === keyOf(first));
      return { done: taken, other: all.filter((way) => !taken.includes(way)) };
    },
    chapter: chapterOf,
    undertaking: () => undefined,
    signs: (state) => signsOf(set, state),
    tell: (sight, { action: done }, { action: better }) => ({
      done: [done],
      better: [better],
      why: reasonOver(sight, better, done),
    }),
  };
}

/** The parts of a round as people see them. */
export const CHAPTERS = ["offer", "lading", "mutiny", "selling", "refill"] as const;
export type Chapter = (typeof CHAPTERS)[number];

function chapterOf({ step }: State): Chapter {
  switch (step) {
    case "offer":
      return "offer";
    case "lading":
    case "boarding":
    case "roles":
      return "lading";
    case "reveal":
    case "mutiny":
    case "voyage":
      return "mutiny";
    case "selling":
    case "prices":
      return "selling";
    case "sailing":
    case "refill":
    case "ending":
      return "refill";
    default:
      return step satisfies never;
  }
}

/** Scales the features to about the same size. */
const TEN = 10;

/**
 * What each seat has and takes into the round that begins; a lead is the safer the fewer rounds are to be played. Their
 * weights are learned for each game.
 */
function signsOf(set: IslandSet, state: State): readonly (readonly number[])[] {
  const late = 1 / Math.sqrt(1 + roundsLeft(set, state));
  return state.players.map((player, seat) => {
    const score = scoreOf(player) / TEN;
    const hand = worthOfHand(set, state, player.hand) / TEN;
    const helm = state.captain === seat ? 1 : 0;
    return [score, late * score, hand, late * hand, helm, late * helm];
  });
}

/** The cards that a loader keeps are told in any order. */
function keyOf(action: Action): string {
  return JSON.stringify(action.type === "stow" ? action.keep.toSorted() : action);
}
