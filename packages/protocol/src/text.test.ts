import { expect, test } from "vitest";
import { CHAT_LENGTH, NAME_LENGTH } from "./limits.ts";
import { chatTextSchema, codeSchema, commandIdSchema, nameSchema } from "./text.ts";

test.each<[string, string, string]>([
  ["a name", "Käpt'n Aha", "Käpt'n Aha"],
  ["spaces around and inside", "  Ada \t\n Lovelace ", "Ada Lovelace"],
  ["signs and other scripts", "⚓ 水手", "⚓ 水手"],
  ["markup, which is text like any other", "<b>&amp;", "<b>&amp;"],
  ["letters put together from parts", "e\u0301", "é"],
])("%s is taken", (_, given, taken) => {
  expect(nameSchema.parse(given)).toBe(taken);
});

test.each<[string, unknown]>([
  ["nothing", ""],
  ["only spaces", "   "],
  ["too much", "x".repeat(NAME_LENGTH + 1)],
  ["far too much", "x".repeat(100_000)],
  ["a control character", "a\u0000b"],
  ["a mark that turns the text around", "a\u202eb"],
  ["half a character", "\ud800"],
  ["a number", 7],
  ["no text at all", undefined],
])("%s is no name", (_, given) => {
  expect(nameSchema.safeParse(given).success).toBe(false);
});

test("a message may be as long as it may, and no longer", () => {
  expect(chatTextSchema.safeParse("⚓".repeat(CHAT_LENGTH)).success).toBe(true);
  expect(chatTextSchema.safeParse("⚓".repeat(CHAT_LENGTH + 1)).success).toBe(false);
});

test("a code is found however it is typed, and holds nothing that is mistaken for another", () => {
  expect(codeSchema.parse(" abc234 ")).toBe("ABC234");
  for (const wrong of ["ABC23", "ABC2345", "ABCO23", "ABCI23", "ABCL23", "ABC123", "ABC-23"]) {
    expect(codeSchema.safeParse(wrong).success).toBe(false);
  }
});

test("a command's id is neither short nor long", () => {
  expect(commandIdSchema.safeParse("a1B2_-x9").success).toBe(true);
  for (const wrong of ["short", "x".repeat(41), "with space", ""])
    expect(commandIdSchema.safeParse(wrong).success).toBe(false);
});
