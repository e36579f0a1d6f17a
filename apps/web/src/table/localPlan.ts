import type { Seed } from "@harbor/kit";
import type { AnyGameClient, Person } from "@harbor/ui";

export const LOCAL_KINDS = ["solo", "daily", "bots", "hotseat"] as const;
export type LocalKind = (typeof LOCAL_KINDS)[number];

/** The setup of a game in this browser: with its moves, enough to restore the game. */
export type LocalPlan = {
  readonly kind: LocalKind;
  readonly game: string;
  readonly rules: string;
  /** The hash of the cards. Games saved under the first rules do not have it. */
  readonly cards?: string;
  /** The cards, if they are not the game's own. */
  readonly cardLists?: unknown;
  readonly mode: string;
  readonly options: unknown;
  readonly seed: Seed;
  readonly people: readonly Person[];
  /** The seed, and perhaps the first moves, come from a finished game. */
  readonly again?: true;
  /** For the game of the day: which day. */
  readonly day?: string;
};

export function planLocal(
  client: AnyGameClient,
  kind: LocalKind,
  mode: string,
  people: readonly Person[],
  choices: readonly (string | undefined)[] = [],
): LocalPlan {
  const { game } = client;
  const read = game.readOptions({ mode, seats: people.length });
  if (!read.ok) throw new Error(read.problem);
  const options = game.withChoices(
    read.value,
    people.map((_, seat) => choices[seat]),
  );
  return { kind, ...gameOf(client), mode, options, seed: freshSeed(), people };
}

/** The fields of a plan that identify its client. */
export function gameOf({
  game: { id, rules, cards, cardLists },
}: AnyGameClient): Pick<LocalPlan, "game" | "rules" | "cards" | "cardLists"> {
  return { game: id, rules, cards, ...(cardLists !== undefined && { cardLists }) };
}

/** The client for a plan; undefined if its game, rules or cards are unknown. */
export function clientOf(client: AnyGameClient, plan: LocalPlan): AnyGameClient | undefined {
  if (plan.game !== client.game.id) return undefined;
  const isToday = plan.rules === client.game.rules && (plan.cards ?? client.game.cards) === client.game.cards;
  return isToday && plan.cardLists === undefined ? client : client.edition(plan);
}

/** The client for the next game: with the same cards, under today's rules. */
export function clientAfter(client: AnyGameClient, played: AnyGameClient): AnyGameClient {
  if (played.game.rules === client.game.rules) return played;
  const own = client.edition({ rules: played.game.rules });
  const kept = own?.game.cards === played.game.cards ? undefined : client.withCards(played.cards.lists);
  return kept?.ok ? kept.value : client;
}

function freshSeed(): Seed {
  return [...crypto.getRandomValues(new Uint8Array(32))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
