/** By a rule's id, the words a newcomer may use for what it tells, where the rule itself uses others. */
export type Terms = Readonly<Record<string, string>>;
