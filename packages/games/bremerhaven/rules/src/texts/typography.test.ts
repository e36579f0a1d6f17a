import { describe, expect, it } from "vitest";
import { LANGUAGES, TEXTS } from "./index.ts";

/** Every string of a language, at any depth, with its path. */
function strings(value: unknown, path: string): [path: string, text: string][] {
  if (typeof value === "string") return [[path, value]];
  return Object.entries(value ?? {}).flatMap(([key, inner]) => strings(inner, `${path}.${key}`));
}

const textsThat = (language: (typeof LANGUAGES)[number], isWrong: RegExp) =>
  strings(TEXTS[language], language).filter(([, text]) => isWrong.test(text));

describe.each(LANGUAGES)("in %s", (language) => {
  it("apostrophes and quotation marks are typographic", () => {
    expect(textsThat(language, /['"]/)).toEqual([]);
  });

  it("there are no double spaces, and none at either end or before a full stop or comma", () => {
    expect(textsThat(language, /\s\s|^\s|\s$|\s[.,]|^$/)).toEqual([]);
  });

  it("a refusal is one sentence", () => {
    const isSentence = /^\p{Lu}[^.!?]*[.!?]$/u;
    expect(Object.entries(TEXTS[language].reasons).filter(([, text]) => !isSentence.test(text))).toEqual([]);
  });
});

it("French has a no-break space before colon, semicolon, question and exclamation mark", () => {
  expect(textsThat("fr", /[^\u202f][;!?]|[^\u00a0]:/)).toEqual([]);
});

it("the other languages have no space there", () => {
  expect(textsThat("en", /\s[:;!?]/)).toEqual([]);
  expect(textsThat("de", /\s[:;!?]/)).toEqual([]);
});
