/** By rule id, the words that a newcomer may search for and that the rule itself does not use. */
export type Terms = Readonly<Record<string, string>>;
