import type { AnyStage, Person } from "@harbor/face";
import type { Seed } from "@harbor/kit";

export const LOCAL_KINDS = ["solo", "hotseat"] as const;
export type LocalKind = (typeof LOCAL_KINDS)[number];

/** Who plays what around this screen: with its moves, all that is needed to set the game up again. */
export type LocalPlan = {
  readonly kind: LocalKind;
  readonly game: string;
  readonly rules: string;
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
  const read = game.readOptions(stage.optionsFor(mode, people.length, false));
  if (!read.ok) throw new Error(read.problem);
  const options = game.withChoices(
    read.value,
    people.map((_, seat) => choices[seat]),
  );
  return { kind, ...gameOf(stage), mode, options, seed: freshSeed(), people };
}

/** What a plan says of its game, so that it finds its stage again. */
export function gameOf({ game: { id, rules, cardLists } }: AnyStage): Pick<LocalPlan, "game" | "rules" | "cardLists"> {
  return { game: id, rules, ...(cardLists !== undefined && { cardLists }) };
}

/** The stage that a plan is played on; undefined where it was made for another game, other rules or unknown cards. */
export function stageOf(stage: AnyStage, { game, rules, cardLists }: LocalPlan): AnyStage | undefined {
  if (game !== stage.game.id || rules !== stage.game.rules) return undefined;
  const made = cardLists === undefined ? undefined : stage.withCards(cardLists);
  if (made === undefined) return stage;
  return made.ok ? made.value : undefined;
}

function freshSeed(): Seed {
  return [...crypto.getRandomValues(new Uint8Array(32))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
