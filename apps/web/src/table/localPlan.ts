import type { AnyStage, Person } from "@harbor/face";
import type { Seed } from "@harbor/kit";

export const LOCAL_KINDS = ["solo", "bots", "hotseat"] as const;
export type LocalKind = (typeof LOCAL_KINDS)[number];

/** Who plays what around this screen: with its moves, all that is needed to set the game up again. */
export type LocalPlan = {
  readonly kind: LocalKind;
  readonly game: string;
  readonly rules: string;
  /** The hash of the cards. Games that were saved under the first rules do not have it. */
  readonly cards?: string;
  /** The cards, where they are not the game's own. */
  readonly cardLists?: unknown;
  readonly mode: string;
  readonly options: unknown;
  readonly seed: Seed;
  readonly people: readonly Person[];
  /** The seed, or even the first moves, are those of a finished game. */
  readonly again?: true;
};

export function planLocal(
  stage: AnyStage,
  kind: LocalKind,
  mode: string,
  people: readonly Person[],
  choices: readonly (string | undefined)[] = [],
): LocalPlan {
  const { game } = stage;
  const read = game.readOptions({ mode, seats: people.length });
  if (!read.ok) throw new Error(read.problem);
  const options = game.withChoices(
    read.value,
    people.map((_, seat) => choices[seat]),
  );
  return { kind, ...gameOf(stage), mode, options, seed: freshSeed(), people };
}

/** What a plan says of its game, so that it finds its stage again. */
export function gameOf({
  game: { id, rules, cards, cardLists },
}: AnyStage): Pick<LocalPlan, "game" | "rules" | "cards" | "cardLists"> {
  return { game: id, rules, cards, ...(cardLists !== undefined && { cardLists }) };
}

/** The stage that a plan is played on; undefined where it was made for another game, or rules or cards that nobody knows. */
export function stageOf(stage: AnyStage, plan: LocalPlan): AnyStage | undefined {
  if (plan.game !== stage.game.id) return undefined;
  const isToday = plan.rules === stage.game.rules && (plan.cards ?? stage.game.cards) === stage.game.cards;
  return isToday && plan.cardLists === undefined ? stage : stage.edition(plan);
}

/** What is played next after a game: with the same cards, and under the rules of today. */
export function stageAfter(stage: AnyStage, played: AnyStage): AnyStage {
  if (played.game.rules === stage.game.rules) return played;
  const own = stage.edition({ rules: played.game.rules });
  const kept = own?.game.cards === played.game.cards ? undefined : stage.withCards(played.cards.lists);
  return kept?.ok ? kept.value : stage;
}

function freshSeed(): Seed {
  return [...crypto.getRandomValues(new Uint8Array(32))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
