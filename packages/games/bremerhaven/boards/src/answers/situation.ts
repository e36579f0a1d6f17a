import type { CardSet, Holdings, Slot, State, View } from "@harbor/bremerhaven";
import type { RuleId, Texts } from "@harbor/bremerhaven/texts";
import type { Seat } from "@harbor/kit";
import type { Language } from "@harbor/ui";
import type { Answer } from "@harbor/ui/answers";

/** Everything that answers depend on: the view, and who is asking in which language. */
export type Situation = {
  readonly view: View;
  /** The viewer's own seat; undefined for a spectator. */
  readonly own: Seat | undefined;
  readonly cards: CardSet;
  readonly texts: Texts;
  readonly language: Language;
  name(seat: Seat): string;
  t(key: string, values?: Readonly<Record<string, string | number>>): string;
  /** A state that fits the view, for the functions of the rules that plan ahead. */
  state(): State;
  /** "+7 coins and +1 star". */
  gain(gain: Holdings): string;
  /** The score that a bot would expect in the viewer's place, as far as it has been computed. */
  readonly forecast: number | undefined;
  /** What the card at a slot would do for the viewer's harbor, as far as it has been evaluated. */
  offer(slot: Slot): string | undefined;
};

/** An answer always leads to its rule. */
export type BoardAnswer = Answer & { readonly rule: RuleId };

type Line = string | false | undefined;

/** Leaves out the lines that do not apply. */
export function answer(title: string, rule: RuleId, ...lines: readonly Line[]): BoardAnswer {
  return { title, rule, lines: lines.filter((line) => typeof line === "string") };
}
