import type { Strength } from "@harbor/bots";
import { type BotFace, COLORS, type Person } from "@harbor/face";

type Wanted = { readonly botStrength: Strength; readonly botCount: number };

/** So many bots of one strength, each of them somebody else, in the colours after one's own. */
export function drawOpponents(bots: readonly BotFace[], { botStrength, botCount }: Wanted): readonly Person[] {
  const chosen = [...shuffled(bots.filter(({ strength }) => strength === botStrength))];
  // Where there are too few of a strength, others come along.
  chosen.push(...shuffled(bots.filter(({ strength }) => strength !== botStrength)));
  return chosen.slice(0, botCount).flatMap(({ id, name }, nth): Person[] => {
    const color = COLORS[nth + 1];
    return color === undefined ? [] : [{ name, color, kind: "bot", bot: id }];
  });
}

/** Somebody of this strength who does not sit at the table yet, or else anybody who does not. */
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
