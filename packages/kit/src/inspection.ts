import { freshChance, openDice, type Seed, seedFrom } from "./chance.ts";
import type { Game } from "./game.ts";
import { forwardOf, type MatchPlan, playMatch } from "./match.ts";
import { diff } from "./patch.ts";

/** What an inspected match used: cards by kind, and the kinds of decisions that came up. */
export type Usage = { readonly used: Map<string, Set<string>>; readonly decisions: Set<string> };

export function freshUsage(): Usage {
  return { used: new Map(), decisions: new Set() };
}

/** The cards of a game that `usage` does not mention. */
export function neverUsed<Event>(
  inventory: Game<unknown, unknown, unknown, Event>["inventory"],
  usage: Usage,
): Record<string, string[]> {
  const kinds = Object.entries(inventory.cards);
  return Object.fromEntries(
    kinds.map(([kind, ids]) => [kind, ids.filter((id) => usage.used.get(kind)?.has(id) !== true)]),
  );
}

export function noteUse<Event>(
  inventory: Game<unknown, unknown, unknown, Event>["inventory"],
  usage: Usage,
  event: Event,
): void {
  for (const [kind, id] of inventory.used(event)) {
    const ids = usage.used.get(kind);
    if (ids === undefined) usage.used.set(kind, new Set([id]));
    else ids.add(id);
  }
}

/** A fault found in a match, with what is needed to reproduce it. */
export class Fault extends Error {
  readonly seed: Seed;
  /** The number of the action that revealed it; 0 is the setup. */
  readonly action: number;

  constructor(seed: Seed, action: number, problem: string) {
    super(`${problem} (seed ${seed}, after action ${action})`);
    this.seed = seed;
    this.action = action;
  }
}

/**
 * Plays a match and checks every state on the way. It must be sound, must behave the same after being saved and loaded,
 * and must not depend on how it is advanced. It must ask no question with a single answer, unless being asked is a
 * secret. Sampled actions must be accepted, the autopilot's choice must be legal, and the progress must never decrease.
 * Throws the first `Fault`.
 */
export function inspectMatch<
  Options,
  State,
  Action extends { readonly type: string },
  Event,
  View,
  Reason extends string,
>(
  game: Game<Options, State, Action, Event, View, Reason>,
  plan: MatchPlan<Options, View, Action>,
  usage: Usage,
): { readonly actions: number } {
  let actions = 0;
  let before: State | undefined;
  let twin: State | undefined;
  let progress = 0;
  const dice = openDice(freshChance(seedFrom(`drawn in ${plan.seed}`)));
  const fail = (problem: string): never => {
    throw new Fault(plan.seed, actions, problem);
  };

  const { scores } = playMatch(game, plan, ({ state, move, facts }) => {
    if (move !== undefined) {
      actions += 1;
      usage.decisions.add(move.action.type);
    }
    for (const { open } of facts) noteUse(game.inventory, usage, open);
    const problem = game.whatIsWrong(state);
    if (problem !== undefined) fail(problem);

    // The twin is saved and loaded after every action, and must stay equal to the original.
    const saved = JSON.stringify(state);
    if (twin !== undefined && move !== undefined) {
      const applied = game.apply(twin, move.seat, move.action);
      if (!applied.ok) fail(`the loaded state refuses what the original accepted: ${applied.reason}`);
      else if (diff(applied.state, state) !== undefined) fail("the loaded state continues differently");
    }
    twin = JSON.parse(saved);

    if (before !== undefined && move !== undefined) {
      const advanced = game.advance(before, move.seat, move.action);
      if (diff(advanced, state) !== undefined) fail("advancing and applying lead to different states");
    }
    before = state;

    const { done, of } = game.progress?.(game.view(state, "spectator")) ?? { done: progress, of: progress };
    if (done < progress || done > of) fail(`the progress goes from ${progress} to ${done} of ${of}`);
    progress = done;

    for (const seat of game.pending(state)) {
      const legal = game.legal(state, seat);
      if (game.sampling?.isPartial(state, seat) === true) {
        const applied = game.apply(state, seat, game.sampling.draw(state, seat, dice));
        if (!applied.ok) fail(`seat ${seat} is refused its sampled action: ${applied.reason}`);
      } else if (legal.length < (game.asksInSecret?.(state) === true ? 1 : 2)) {
        fail(`seat ${seat} is asked a question with one answer`);
      }
      if (game.autopilot === undefined) continue;
      const forward = forwardOf(game, legal);
      const chosen = game.autopilot(game.view(state, seat), seat, forward);
      if (!forward.includes(chosen)) fail(`the autopilot of seat ${seat} chooses an action that is not legal`);
    }
  });
  if (scores.length === 0) fail("the game stopped before its end");
  return { actions };
}
