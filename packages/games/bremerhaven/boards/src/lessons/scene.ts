import { type Action, bremerhaven, type State, type View } from "@harbor/bremerhaven";
import { type Move, type Seat, seedFrom } from "@harbor/kit";
import type { LessonStart, Person } from "@harbor/ui";

/** The learner's seat, and the one across the water. */
export const LEARNER: Seat = 0;
export const RIVAL: Seat = 1;

/** What a seat does, chosen among its legal actions; undefined for the plainest of them. */
export type Habit = (seat: Seat, legal: readonly Action[], view: View) => Action | undefined;

const PLAIN: readonly Action["type"][] = ["done", "pass", "berth", "lay"];

/** What a player does who wants nothing: no bid is won on purpose, nothing is spent. */
export function plainest(legal: readonly Action[]): Action | undefined {
  return PLAIN.flatMap((type) => legal.find((action) => action.type === type) ?? [])[0] ?? legal[0];
}

/** Plays a short game of two from its seed up to the learner's first decision that the lesson is about. */
export function playTo(seed: string, habit: Habit, isReached: (view: View) => boolean): LessonStart<Action> {
  const options = bremerhaven.readOptions({ mode: "short", seats: 2 });
  if (!options.ok) throw new Error(options.problem);
  const begun = bremerhaven.begin(options.value, seedFrom(seed));
  if (!begun.ok) throw new Error(begun.problem);
  const moves: Move<Action>[] = [];
  let state: State = begun.state;
  for (let nth = 0; nth < MOST_MOVES; nth += 1) {
    const [seat] = bremerhaven.pending(state);
    if (seat === undefined) break;
    if (seat === LEARNER && isReached(bremerhaven.view(state, LEARNER))) {
      return { options: options.value, seed: seedFrom(seed), moves };
    }
    const legal = bremerhaven.legal(state, seat);
    const action = habit(seat, legal, bremerhaven.view(state, seat)) ?? plainest(legal);
    if (action === undefined) break;
    const applied = bremerhaven.apply(state, seat, action);
    if (!applied.ok) throw new Error(applied.reason);
    moves.push({ seat, action });
    state = applied.state;
  }
  throw new Error("the lesson's first decision never comes");
}

const MOST_MOVES = 500;

/** The legal bid with this card at this slot. */
export function bidOf(legal: readonly Action[], slot: string, card: number): Action | undefined {
  return legal.find((action) => action.type === "bid" && action.slot === slot && action.card === card);
}

/** The learner, and the gentlest of the bots, who only lends a face here. */
export function withPim(learner: Person): readonly Person[] {
  return [learner, { name: "Pim", color: 1, kind: "bot", bot: "pim" }];
}
