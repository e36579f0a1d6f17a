import type { Settled } from "../story/story.ts";

type Words = {
  t(key: string, values: Readonly<Record<string, string | number>>): string;
  names(seats: readonly number[]): string;
};

/** Why an island pays what it pays, in a sentence. */
export function priceReason(
  { most, leaders, price }: Pick<Settled, "most" | "leaders" | "price">,
  seats: number,
  { t, names }: Words,
): string {
  const who = names(leaders);
  if (leaders.length === 0) return t("reveal.why.nobody", {});
  if (leaders.length === 1) return t("reveal.why.alone", { who, count: most, price });
  if (leaders.length === seats && price === 0) return t("reveal.why.allTied", { count: most });
  return t("reveal.why.tied", { who, count: most, price });
}
