import { describe, expect, it } from "vitest";
import { LANGUAGES, TEXTS } from "./index.ts";

/** Every string of a language, at whatever depth, with the path that leads to it. */
function strings(value: unknown, path: string): [path: string, text: string][] {
  if (typeof value === "string") return [[path, value]];
  return Object.entries(value ?? {}).flatMap(([key, inner]) => strings(inner, `${path}.${key}`));
}

const textsThat = (language: (typeof LANGUAGES)[number], isWrong: RegExp) =>
  strings(TEXTS[language], language).filter(([, text]) => isWrong.test(text));

describe.each(LANGUAGES)("in %s", (language) => {
  it("apostrophes and quotation marks are printer's ones", () => {
    expect(textsThat(language, /['"]/)).toEqual([]);
  });

  it("no space is doubled, or stands at an end or before a full stop or comma", () => {
    expect(textsThat(language, /\s\s|^\s|\s$|\s[.,]|^$/)).toEqual([]);
  });

  it("a refusal is one sentence", () => {
    const isSentence = /^\p{Lu}[^.!?]*[.!?]$/u;
    expect(Object.entries(TEXTS[language].reasons).filter(([, text]) => !isSentence.test(text))).toEqual([]);
  });
});

it("in French a space that cannot break stands before colon, semicolon, question and exclamation mark", () => {
  expect(textsThat("fr", /[^\u202f][;!?]|[^\u00a0]:/)).toEqual([]);
});

it("in the other languages no space stands there", () => {
  expect(textsThat("en", /\s[:;!?]/)).toEqual([]);
  expect(textsThat("de", /\s[:;!?]/)).toEqual([]);
});
