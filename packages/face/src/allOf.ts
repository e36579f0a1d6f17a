import type { Language } from "./index.ts";

const formats = new Map<Language, Intl.ListFormat>();

/** "Ada, Ben and Cleo", as the language says it. To make a format takes far longer than to ask it. */
export function allOf(language: Language, words: readonly string[]): string {
  const format = formats.get(language) ?? new Intl.ListFormat(language);
  formats.set(language, format);
  return format.format(words);
}
