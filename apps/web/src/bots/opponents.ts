import type { Strength } from "@harbor/bots";
import type { BotFace, GameManifest, Person } from "@harbor/ui";

type Wanted = { readonly botStrength: Strength; readonly botCount: number };

/** The number of bots chosen last time, if this game allows it; else its first choice. */
export function opponentsIn({ againstBots }: GameManifest, wanted: number): number {
  const { opponents = [] } = againstBots ?? {};
  return opponents.find((count) => count === wanted) ?? opponents[0] ?? 0;
}

/** This many different bots of one strength, in the colours after the user's own. */
export function drawOpponents(game: GameManifest, { botStrength, botCount }: Wanted): readonly Person[] {
  const { bots } = game;
  const chosen = [...shuffled(bots.filter(({ strength }) => strength === botStrength))];
  // If there are too few of that strength, others join.
  chosen.push(...shuffled(bots.filter(({ strength }) => strength !== botStrength)));
  return chosen
    .slice(0, opponentsIn(game, botCount))
    .map(({ id, name }, nth): Person => ({ name, color: nth + 1, kind: "bot", bot: id }));
}

/** A bot of this strength that is not at the table yet, or else any other that is not. */
export function drawBot(bots: readonly BotFace[], seated: ReadonlySet<string>, wanted: Strength): BotFace | undefined {
  const free = bots.filter(({ id }) => !seated.has(id));
  const fitting = free.filter(({ strength }) => strength === wanted);
  return shuffled(fitting.length > 0 ? fitting : free)[0];
}

function shuffled<Item>(items: readonly Item[]): readonly Item[] {
  return items
    .map((item) => ({ item, lot: Math.random() }))
    .toSorted((one, other) => one.lot - other.lot)
    .map(({ item }) => item);
}
