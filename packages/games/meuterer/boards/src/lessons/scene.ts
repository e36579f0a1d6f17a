import { type Move, type Seat, seedFrom } from "@harbor/kit";
import {
  type Action,
  FIRST_FANAL,
  type Kind,
  kindsIn,
  playMeuterer,
  type Role,
  type State,
  type View,
} from "@harbor/meuterer";
import type { LessonStart, Person } from "@harbor/ui";

/** The learner's seat. */
export const LEARNER: Seat = 0;

/** The islands of all lessons: their numbers stay, so what a teacher says of them stays true. */
export const LESSON_SET = FIRST_FANAL;
export const LESSON_GAME = playMeuterer(LESSON_SET);

/** What a seat does in a round: the cards it lays before it passes, its role, its sabers, and the wage of a captain. */
export type Plan = {
  readonly lays: readonly Kind[];
  readonly role?: Role;
  readonly sabers?: number;
  readonly wage?: number;
};

/** The plans of a round, seat by seat. */
export type Script = readonly Plan[];

/** What a seat does by its plan; where the plan says nothing, what comes first. */
export function follow(
  script: Script | undefined,
  seat: Seat,
  legal: readonly Action[],
  view: View,
): Action | undefined {
  const plan = script?.[seat];
  const wanted = plan === undefined ? undefined : legal.find((action) => isPlanned(plan, action, view, seat));
  return wanted ?? legal[0];
}

function isPlanned(plan: Plan, action: Action, { players }: View, seat: Seat): boolean {
  switch (action.type) {
    case "offer":
      return action.wage === (plan.wage ?? 0);
    case "lay":
      return action.kind === plan.lays[players[seat]?.laid.length ?? 0];
    case "pass":
      return (players[seat]?.laid.length ?? 0) >= plan.lays.length;
    case "take":
      return action.role === plan.role;
    case "fight":
      return action.sabers === (plan.sabers ?? 0);
    default:
      return false;
  }
}

/** A captain lays all but so many cards, everybody else one: a first round that nobody needs to see. */
export function quietRound(cards: number, roles: readonly (Role | undefined)[]) {
  return (seat: Seat, legal: readonly Action[], view: View): Action | undefined => {
    const { hand = [], laid = [] } = view.players[seat] ?? {};
    const isDone = seat === view.captain ? hand.length === cards : laid.length === 1;
    if (isDone) return legal.find(({ type }) => type === "pass") ?? follow([], seat, legal, view);
    const role = legal.find((action) => action.type === "take" && action.role === roles[seat]);
    const [kind] = kindsIn(hand);
    return role ?? legal.find((action) => action.type === "lay" && action.kind === kind) ?? legal[0];
  };
}

/** What a seat does, chosen among its legal actions; the number counts all moves of the game. */
type Habit = (seat: Seat, legal: readonly Action[], view: View, nth: number) => Action | undefined;

const OPTIONS = { mode: "plain", seats: 4, chart: "first-voyage" } as const;
const MOST_MOVES = 400;

/** Plays a game of four from its seed up to the position with which a lesson begins. */
export function playTo(
  seed: string,
  habit: Habit,
  isReached: (view: View, seat: Seat, nth: number) => boolean,
): LessonStart<Action> {
  const begun = LESSON_GAME.begin(OPTIONS, seedFrom(seed));
  if (!begun.ok) throw new Error(begun.problem);
  const moves: Move<Action>[] = [];
  let state: State = begun.state;
  for (let nth = 0; nth < MOST_MOVES; nth += 1) {
    const [seat] = LESSON_GAME.pending(state);
    if (seat === undefined) break;
    const view = LESSON_GAME.view(state, seat);
    if (isReached(view, seat, nth)) return { options: OPTIONS, seed: seedFrom(seed), moves };
    const action = habit(seat, LESSON_GAME.legal(state, seat), view, nth);
    if (action === undefined) break;
    const applied = LESSON_GAME.apply(state, seat, action);
    if (!applied.ok) throw new Error(applied.reason);
    moves.push({ seat, action });
    state = applied.state;
  }
  throw new Error("the lesson's first position never comes");
}

/** The learner, and three of the bots, who only lend their faces here. */
export function withBots(...bots: readonly (readonly [id: string, name: string])[]) {
  return (learner: Person): readonly Person[] => [
    learner,
    ...bots.map(([id, name], nth): Person => ({ name, color: nth + 1, kind: "bot", bot: id })),
  ];
}
