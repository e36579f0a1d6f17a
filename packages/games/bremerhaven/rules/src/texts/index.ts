import { DE } from "./de/index.ts";
import { EN } from "./en/index.ts";
import { FR } from "./fr/index.ts";
import type { Language } from "./language.ts";
import type { Texts } from "./texts.ts";

export const TEXTS: Readonly<Record<Language, Texts>> = { en: EN, de: DE, fr: FR };

export { textsFor } from "./cardNames.ts";
export { describeHappening, describePower } from "./descriptions.ts";
export { LANGUAGES, type Language, type Plural, wordFor } from "./language.ts";
export { REASON_RULES, type RuleId } from "./reasonRules.ts";
export type { NamedDeck, Names, Texts } from "./texts.ts";
