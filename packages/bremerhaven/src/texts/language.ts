export const LANGUAGES = ["en", "de", "fr"] as const;
export type Language = (typeof LANGUAGES)[number];

/** A word for one thing and for several. What counts as one is for the language to say: in French, none does too. */
export type Plural = { readonly one: string; readonly other: string };

export function wordFor(language: Language, count: number, forms: Plural): string {
  return new Intl.PluralRules(language).select(count) === "one" ? forms.one : forms.other;
}

/** "barrels, crates or passengers", as the language says it. */
export function eitherOf(language: Language, words: readonly string[]): string {
  return new Intl.ListFormat(language, { type: "disjunction" }).format(words);
}
