import type { ActionType } from "../actions.ts";
import type { SoloBand } from "../board.ts";
import type { Happening, Power, PowerName } from "../cards/effects.ts";
import type { DeckName } from "../cards/schema.ts";
import type { Reason } from "../reasons.ts";
import type { Good, Mode, Rank, Slot, StepId } from "../vocabulary.ts";
import type { Language, Plural } from "./language.ts";
import type { Template } from "./template.ts";

/** All texts of the rules package in one language. */
export type Texts = {
  readonly language: Language;
  readonly names: Names;
  readonly powers: PowerTemplates;
  readonly happenings: HappeningTemplates;
  readonly goods: Readonly<Record<Good, Plural>>;
  readonly ranks: Readonly<Record<Rank, string>>;
  readonly slots: Readonly<Record<Slot, string>>;
  readonly steps: Readonly<Record<StepId, string>>;
  readonly modes: Readonly<Record<Mode, string>>;
  readonly bands: Readonly<Record<SoloBand, string>>;
  readonly actions: Readonly<Record<ActionType, string>>;
  readonly reasons: Readonly<Record<Reason, string>>;
};

export type Effects = Pick<Texts, "powers" | "happenings">;
export type Words = Omit<Texts, "language" | "names" | "powers" | "happenings" | "reasons">;

/** By card id. Cards of another set may have no name here. Price cards have none: they show prices. */
export type Names = Readonly<Record<NamedDeck, Readonly<Record<string, string>>>>;
export type NamedDeck = Exclude<DeckName, "prices" | "newspapers"> | "events";

type PowerOf<Name extends PowerName> = Extract<Power, { power: Name }>;
type HappeningName = Happening["happening"];
type HappeningOf<Name extends HappeningName> = Extract<Happening, { happening: Name }>;

/** One template for each power, or one for each variant that a field of the power selects. */
export type PowerTemplates = Readonly<Record<Exclude<PowerName, "store" | "longer-stay">, Template>> & {
  readonly store: { readonly anyGoods: Template; readonly someGoods: Template };
  readonly "longer-stay": Readonly<Record<PowerOf<"longer-stay">["of"], Template>>;
};

export type HappeningTemplates = Readonly<
  Record<Exclude<HappeningName, "pay" | "gain" | "prestige" | "markers">, Template>
> & {
  /** For `every` 1 ("each one") or more ("every full 2"). */
  readonly pay: Readonly<Record<HappeningOf<"pay">["forEach"], { readonly one: Template; readonly other: Template }>>;
  readonly gain: Readonly<Record<HappeningOf<"gain">["forEach"], Template>>;
  readonly prestige: Readonly<Record<HappeningOf<"prestige">["who"], UpAndDown>>;
  readonly markers: Readonly<Record<HappeningOf<"markers">["on"], UpAndDown>>;
};
export type UpAndDown = { readonly up: Template; readonly down: Template };
