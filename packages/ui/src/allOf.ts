import type { Language } from "./index.ts";

const formats = new Map<Language, Intl.ListFormat>();

/** "Ada, Ben and Cleo" in any language. Formats are cached: creating one is slow. */
export function allOf(language: Language, words: readonly string[]): string {
  const format = formats.get(language) ?? new Intl.ListFormat(language);
  formats.set(language, format);
  return format.format(words);
}
