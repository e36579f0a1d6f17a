import {
  type Action,
  type Event,
  KINDS,
  type Kind,
  meuterer,
  ROLES,
  type Role,
  type View,
  withoutOne,
} from "@harbor/meuterer";
import type { Happened, Queued } from "@harbor/ui";

export const STOPS = ["pirates", "card", "roles", "refused"] as const;
/** Why a plan was given up. */
export type Stop = (typeof STOPS)[number];

export type PlannedTurn = Kind | "pass";

/** What a seat wants to do in the rest of a round, before it is asked. */
export type Plan = {
  readonly round: number;
  /** Turns of the lading; nothing follows a pass. */
  readonly turns: readonly PlannedTurn[];
  /** The roles wanted, the dearest first. */
  readonly wishes: readonly Role[];
  readonly noSabers: boolean;
  /** How often the pirates had taken or sunk cards when this was planned. */
  readonly raids: number;
  /** The question to which the last planned answer was sent. */
  readonly sent?: string;
  readonly stopped?: Stop;
};

export function emptyPlan(round: number, raids: number): Plan {
  return { round, turns: [], wishes: [], noSabers: false, raids };
}

export function isEmpty({ turns, wishes, noSabers, stopped }: Plan): boolean {
  return turns.length === 0 && wishes.length === 0 && !noSabers && stopped === undefined;
}

/** How often plans were upset by the pirates. */
export function raidsIn(history: readonly Happened<Event>[]): number {
  return history.filter(({ event }) => meuterer.upsets?.(event) === true).length;
}

/** Tells the questions of a round apart. */
export function questionOf({ round, step, turns }: Pick<View, "round" | "step" | "turns">): string {
  return `${round} ${step} ${turns}`;
}

/** The cards that no planned turn lays. */
export function unplanned(hand: readonly Kind[], { turns }: Pick<Plan, "turns">): readonly Kind[] {
  return turns.reduce<readonly Kind[]>((left, turn) => (turn === "pass" ? left : withoutOne(left, turn)), hand);
}

/** Whether this seat still has turns of the lading, or a role to take, in this round. */
export function mayPlan(view: View, seat: number): boolean {
  const isBeforeReveal =
    view.step === "offer" || view.step === "lading" || view.step === "boarding" || view.step === "roles";
  return isBeforeReveal && view.players[seat]?.passed === false;
}

/** Whether a standing "no sabers" can still be of use. Everybody may give one, whatever their role and their hand. */
export function mayWaiveSabers(view: View, seat: number): boolean {
  const player = view.players[seat];
  if (player === undefined) return false;
  return view.step === "mutiny" ? view.waiting.slice(1).includes(seat) : view.step !== "refill" && isBeforeMutiny(view);
}

function isBeforeMutiny({ step }: View): boolean {
  return step === "offer" || step === "lading" || step === "boarding" || step === "roles";
}

/** The planned answer to the question that is asked now, a reason to give the plan up, or nothing. */
export function plannedAnswer(
  plan: Plan,
  view: View,
  raids: number,
  legal: readonly Action[],
): { readonly action: Action } | { readonly stop: Stop } | undefined {
  const { step } = view;
  const isPlanned =
    (step === "lading" && plan.turns.length > 0) ||
    (step === "roles" && plan.wishes.length > 0) ||
    (step === "mutiny" && plan.noSabers);
  if (!isPlanned) return undefined;
  if (plan.sent === questionOf(view)) return { stop: "refused" };
  if (step !== "mutiny" && plan.raids !== raids) return { stop: "pirates" };
  const action = answerIn(plan, step, legal);
  return action === undefined ? { stop: step === "roles" ? "roles" : "card" } : { action };
}

function answerIn({ turns, wishes }: Plan, step: View["step"], legal: readonly Action[]): Action | undefined {
  if (step === "mutiny") return legal.find((action) => action.type === "fight" && action.sabers === 0);
  if (step === "roles") {
    const there = wishes.flatMap(
      (role) => legal.find((action) => action.type === "take" && action.role === role) ?? [],
    );
    return there[0];
  }
  const [turn] = turns;
  if (turn === "pass") return legal.find(({ type }) => type === "pass");
  return legal.find((action) => action.type === "lay" && action.kind === turn);
}

/** The plan once this answer has been sent. */
export function afterSending(plan: Plan, view: View): Plan {
  const sent = questionOf(view);
  if (view.step === "lading") return { ...plan, turns: plan.turns.slice(1), sent };
  if (view.step === "roles") return { ...plan, turns: [], wishes: [], sent };
  return { ...plan, noSabers: false, sent };
}

/** A plan that is given up says so until something else is planned. Sabers are another matter. */
export function stopped({ round, raids, noSabers }: Plan, stop: Stop): Plan {
  const isAboutSabers = stop === "refused";
  return { ...emptyPlan(round, raids), noSabers: noSabers && !isAboutSabers, stopped: stop };
}

/** The plan as a table keeps it that answers for its players. */
export function queueOf({ turns, wishes, noSabers }: Plan): readonly Queued<Action>[] {
  return [
    ...turns.map((turn): Action => (turn === "pass" ? { type: "pass" } : { type: "lay", kind: turn })),
    ...(wishes.length === 0 ? [] : [wishes.map((role): Action => ({ type: "take", role }))]),
    ...(noSabers ? [{ type: "fight", sabers: 0 } satisfies Action] : []),
  ];
}

/** The plan that a table keeps for a player. */
export function planIn(queue: readonly Queued<Action>[], round: number, raids: number): Plan {
  const all = queue.flat();
  return {
    round,
    turns: all.flatMap((one) => (one.type === "lay" ? one.kind : one.type === "pass" ? one.type : [])),
    wishes: all.flatMap((one) => (one.type === "take" ? one.role : [])),
    noSabers: all.some(({ type }) => type === "fight"),
    raids,
  };
}

export function writePlan(plan: Plan): string {
  return JSON.stringify(plan);
}

/** A plan from the browser's storage, where anything could stand. */
export function readPlan(text: string | null): Plan | undefined {
  if (text === null) return undefined;
  try {
    const { round, turns, wishes, noSabers, raids, sent }: Record<string, unknown> = JSON.parse(text);
    if (typeof round !== "number" || typeof raids !== "number" || typeof noSabers !== "boolean") return undefined;
    const known = <Word extends string>(list: unknown, words: readonly Word[]) =>
      Array.isArray(list) ? list.flatMap((one) => words.find((word) => word === one) ?? []) : [];
    return {
      round,
      turns: known<PlannedTurn>(turns, [...KINDS, "pass"]),
      wishes: known(wishes, ROLES),
      noSabers,
      raids,
      ...(typeof sent === "string" && { sent }),
    };
  } catch {
    return undefined;
  }
}
