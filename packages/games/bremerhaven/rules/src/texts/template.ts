import { type Language, wordFor } from "./language.ts";

/**
 * A text template. `{money}` is the value of that field; `{money|coin|coins}` is the singular or plural for its number.
 */
export type Template = string;
export type Values = Readonly<Record<string, string | number | undefined>>;

const GAP = /\{([a-z]+)(?:\|([^{}|]*)\|([^{}|]*))?\}/gi;

export function fillIn(language: Language, template: Template, values: Values): string {
  return template.replace(GAP, (gap: string, field: string, one?: string, other?: string) => {
    const value = values[field];
    if (value === undefined) throw new Error(`nothing to put for ${gap} in "${template}"`);
    if (one === undefined || other === undefined) return String(value);
    if (typeof value !== "number") throw new Error(`${gap} in "${template}" needs a number`);
    return wordFor(language, value, { one, other });
  });
}
