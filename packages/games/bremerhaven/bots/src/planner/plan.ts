import type { Action, Bremerhaven, View } from "@harbor/bremerhaven";
import type { Seat } from "@harbor/kit";
import { beginTrial, type PlannedStep, renewTrial, type Trial, type Tried } from "./trial.ts";

/** A trial as it is kept: the rules make its states again. */
export type Plan = { readonly round: number; readonly steps: readonly PlannedStep[] };

/** Undefined if nothing is planned. */
export function planOf({ steps, states: [begun] }: Trial): Plan | undefined {
  return steps.length === 0 || begun === undefined ? undefined : { round: begun.round, steps };
}

/**
 * The trial of a kept plan, which may be anything, with those of its steps that still go; undefined if none does, or if
 * the plan was for another round.
 */
export function resumeTrial(game: Bremerhaven, view: View, seat: Seat, kept: unknown): Trial | undefined {
  if (fieldOf(kept, "round") !== view.round) return undefined;
  const steps = readList(fieldOf(kept, "steps"), (step) => readStep(game, step));
  if (steps === undefined) return undefined;
  const trial = renewTrial(game, view, { ...beginTrial(game, view, seat), steps });
  return trial.steps.length === 0 ? undefined : trial;
}

function readStep(game: Bremerhaven, input: unknown): PlannedStep | undefined {
  const actions = readList(fieldOf(input, "actions"), (action): Action | undefined => game.readAction(action));
  const tried = fieldOf(input, "tried");
  if (actions === undefined) return undefined;
  if (tried === undefined) return { actions };
  const read = readTried(tried);
  return read && { tried: read, actions };
}

function readTried(input: unknown): Tried | undefined {
  const [board, place] = [fieldOf(input, "board"), fieldOf(input, "place")];
  if (board === "town") return { board };
  return (board === "sea" || board === "land") && Number.isInteger(place) ? { board, place: Number(place) } : undefined;
}

/** More steps than anybody plans for an evening. */
const MOST = 200;

function readList<Item>(input: unknown, read: (item: unknown) => Item | undefined): readonly Item[] | undefined {
  if (!Array.isArray(input) || input.length > MOST) return undefined;
  const items = input.flatMap((item) => read(item) ?? []);
  return items.length === input.length ? items : undefined;
}

function fieldOf(input: unknown, field: string): unknown {
  return typeof input === "object" && input !== null && Object.hasOwn(input, field)
    ? Reflect.get(input, field)
    : undefined;
}
