import type { Seat } from "@harbor/kit";
import type { IslandSet, View } from "@harbor/meuterer";
import type { Texts } from "@harbor/meuterer/texts";
import type { Language } from "@harbor/ui";
import type { Answer } from "@harbor/ui/answers";

/** Everything that answers depend on: what is seen, and who is asking in which language. */
export type Situation = {
  readonly view: View;
  /** The viewer's own seat; undefined for a spectator. */
  readonly own: Seat | undefined;
  readonly set: IslandSet;
  readonly texts: Texts;
  readonly language: Language;
  name(seat: Seat): string;
  t(key: string, values?: Readonly<Record<string, string | number>>): string;
};

/** An answer always leads to its rule. */
export type BoardAnswer = Answer & { readonly rule: string };

/** Leaves out the lines that do not apply. */
export function answer(title: string, rule: string, ...lines: readonly (string | false | undefined)[]): BoardAnswer {
  const first = title.charAt(0).toLocaleUpperCase();
  return { title: first + title.slice(1), rule, lines: lines.filter((line) => typeof line === "string") };
}
