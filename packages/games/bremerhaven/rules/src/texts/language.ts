export const LANGUAGES = ["en", "de", "fr"] as const;
export type Language = (typeof LANGUAGES)[number];

/** A word for one thing and for several. What counts as one is for the language to say: in French, none does too. */
export type Plural = { readonly one: string; readonly other: string };

export function wordFor(language: Language, count: number, forms: Plural): string {
  return pluralRules(language).select(count) === "one" ? forms.one : forms.other;
}

/** "barrels, crates or passengers", as the language says it. */
export function eitherOf(language: Language, words: readonly string[]): string {
  return disjunction(language).format(words);
}

/** To make one of these takes far longer than to ask it. */
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
