import type { Seed } from "./chance.ts";
import type { Game } from "./game.ts";
import { type MatchPlan, playMatch } from "./match.ts";
import { diff } from "./patch.ts";

/** What an inspected match has used: cards by kind, and the kinds of decisions that were taken. */
export type Usage = { readonly used: Map<string, Set<string>>; readonly decisions: Set<string> };

export function freshUsage(): Usage {
  return { used: new Map(), decisions: new Set() };
}

/** The cards of a game that nothing in `usage` has used. */
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

/** A fault found in a match, with what repeats it. */
export class Fault extends Error {
  readonly seed: Seed;
  /** The number of the action after which it showed; 0 is the setup. */
  readonly action: number;

  constructor(seed: Seed, action: number, problem: string) {
    super(`${problem} (seed ${seed}, after action ${action})`);
    this.seed = seed;
    this.action = action;
  }
}

/**
 * Plays a match and looks at every state on the way: it must be sound, must survive being saved and loaded with its
 * behaviour unchanged, must come out the same however it is advanced, and must never ask a question with a single answer. Throws the first `Fault`.
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

    // The twin lives on what was saved and loaded after each action and must stay the same as the state that was not.
    const saved = JSON.stringify(state);
    if (twin !== undefined && move !== undefined) {
      const applied = game.apply(twin, move.seat, move.action);
      if (!applied.ok) fail(`the loaded state refuses what the other took: ${applied.reason}`);
      else if (diff(applied.state, state) !== undefined) fail("the loaded state goes on differently");
    }
    twin = JSON.parse(saved);

    if (before !== undefined && move !== undefined) {
      const advanced = game.advance(before, move.seat, move.action);
      if (diff(advanced, state) !== undefined) fail("advancing comes to another state than applying");
    }
    before = state;

    for (const seat of game.pending(state)) {
      if (game.legal(state, seat).length < 2) fail(`seat ${seat} is asked a question with one answer`);
    }
  });
  if (scores.length === 0) fail("the game stopped before its end");
  return { actions };
}
