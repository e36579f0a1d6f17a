import type { IslandSet } from "../islands/islandSet.ts";
import { holdersOf, roleCards } from "../roles.ts";
import { automatic, type GameStep } from "../state.ts";
import { layCourse } from "./lading.ts";

/** REV, CRS-4: all roles are turned up, and the mutineer's course is laid. */
export function revealStep({ lists }: IslandSet): GameStep {
  const cards = roleCards(lists);
  return automatic(
    "reveal",
    ({ courses }) => (courses.mutineer === undefined ? "voyage" : "mutiny"),
    (state, log) => {
      log.tell({ type: "roles-revealed", taken: [...state.taken] });
      return holdersOf(cards, state.taken, "challenge").reduce(
        (after, { seat }) => layCourse(after, seat, "mutineer", log),
        state,
      );
    },
  );
}
