import type { Log, Seat } from "@harbor/kit";
import type { Event } from "../events.ts";
import type { IslandSet } from "../islands/islandSet.ts";
import { holdersOf, type RoleCard, roleCards } from "../roles.ts";
import { countSabers } from "../sides.ts";
import { addPoints, automatic, type GameStep, type State } from "../state.ts";
import type { Part, Place, Role, Side } from "../vocabulary.ts";

/** VOY: who steers, and the points for it. */
export function voyageStep(set: IslandSet): GameStep {
  const cards = roleCards(set.lists);
  return automatic(
    "voyage",
    () => "selling",
    (state, log) => {
      const { courses, captain } = state;
      const [challenger] = holdersOf(cards, state.taken, "challenge");
      const { loyal, rebel } = countSabers(cards, state);
      const succeeded = challenger !== undefined && rebel >= loyal;
      if (challenger !== undefined) log.tell({ type: "mutiny-ended", loyal, rebels: rebel, succeeded });
      // VOY-7: the other course is taken away.
      const by = succeeded ? "mutineer" : "captain";
      const place = courses[by] ?? state.anchorage;
      const steering = { ...state, courses: { [by]: place } };
      const { voyage } = set.islandAt(state, place);
      if (!succeeded) {
        const scored = score(steering, captain, "voyage", voyage, log, place);
        return share(cards, scored, "loyal", log);
      }
      log.tell({ type: "captain-deposed", seat: captain, by: challenger.seat });
      const scored = score({ ...steering, captain: challenger.seat }, challenger.seat, "mutiny", voyage, log, place);
      return share(cards, scored, "rebel", log);
    },
  );
}

/** VOY-2, VOY-5: the cabin boy needs a mutiny for it; the rebels win none that was not held. */
function share(cards: Readonly<Record<Role, RoleCard>>, state: State, wins: Side, log: Log<Event>): State {
  const { captain, wage = 0 } = state;
  return holdersOf(cards, state.taken, "share").reduce((after, { seat, effect }) => {
    if (effect.wins !== wins) return after;
    if (!effect.wage) return score(after, seat, effect.part, effect.points, log);
    const paid = score(after, seat, effect.part, effect.points + wage, log);
    return wage === 0 ? paid : score(paid, captain, "wages", -wage, log);
  }, state);
}

function score(state: State, seat: Seat, part: Part, points: number, log: Log<Event>, place?: Place): State {
  log.tell({ type: "points-scored", seat, part, points, ...(place !== undefined && { place }) });
  return addPoints(state, seat, part, points);
}
