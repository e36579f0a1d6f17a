import type { Language } from "@harbor/kit";

export { LANGUAGES, type Language } from "@harbor/kit";

/** A word in the singular and plural. The language decides what is singular: in French, zero is. */
export type Plural = { readonly one: string; readonly other: string };

export function wordFor(language: Language, count: number, forms: Plural): string {
  return pluralRules(language).select(count) === "one" ? forms.one : forms.other;
}

/** "barrels, crates or passengers" in the language. */
export function eitherOf(language: Language, words: readonly string[]): string {
  return disjunction(language).format(words);
}

/** Cached: creating one takes far longer than using it. */
const pluralRules = oncePerLanguage((language) => new Intl.PluralRules(language));
const disjunction = oncePerLanguage((language) => new Intl.ListFormat(language, { type: "disjunction" }));

function oncePerLanguage<Made>(make: (language: Language) => Made): (language: Language) => Made {
  const made = new Map<Language, Made>();
  return (language) => {
    const known = made.get(language) ?? make(language);
    made.set(language, known);
    return known;
  };
}
