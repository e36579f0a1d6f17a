import { expect, test } from "vitest";
import { CHAT_LENGTH, NAME_LENGTH } from "./limits.ts";
import { chatTextSchema, codeSchema, commandIdSchema, nameSchema } from "./text.ts";

test.each<[string, string, string]>([
  ["a name", "Käpt'n Aha", "Käpt'n Aha"],
  ["spaces around and inside", "  Ada \t\n Lovelace ", "Ada Lovelace"],
  ["signs and other scripts", "⚓ 水手", "⚓ 水手"],
  ["markup, which is text like any other", "<b>&amp;", "<b>&amp;"],
  ["letters put together from parts", "e\u0301", "é"],
  ["an emoji of several", "👩‍✈️ Ada", "👩‍✈️ Ada"],
  [
    "a flag spelled in tags",
    "🏴\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}",
    "🏴\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}",
  ],
  ["a script with joiners", "می\u200cخواهم", "می\u200cخواهم"],
  ["a script with several marks on a letter", "ที่นี่", "ที่นี่"],
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
  ...["\u200b", "\u3164", "\u2800", "\u00ad", "\u2060", "\u034f", "\u115f", "\uffa0", "\u200d", "\ufe0f", "\u0301"].map(
    (sign): [string, string] => [`nothing visible (U+${sign.charCodeAt(0).toString(16)})`, sign],
  ),
  ["a sign nobody sees within a name", "A\u200bda"],
  ["an Arabic mark of direction", "Ada\u061c"],
  ["tags that spell no flag", "Ada\u{e0041}"],
  ["a pile of marks", `A${"\u0316".repeat(6)}da`],
  ["a number", 7],
  ["no text at all", undefined],
])("%s is no name", (_, given) => {
  expect(nameSchema.safeParse(given).success).toBe(false);
});

test("a message may have the maximum length, and no more", () => {
  expect(chatTextSchema.safeParse("⚓".repeat(CHAT_LENGTH)).success).toBe(true);
  expect(chatTextSchema.safeParse("⚓".repeat(CHAT_LENGTH + 1)).success).toBe(false);
});

test("a code is recognized however it is typed, and contains no lookalikes", () => {
  expect(codeSchema.parse(" abc234 ")).toBe("ABC234");
  for (const wrong of ["ABC23", "ABC2345", "ABCO23", "ABCI23", "ABCL23", "ABC123", "ABC-23"]) {
    expect(codeSchema.safeParse(wrong).success).toBe(false);
  }
});

test("a command's id must be neither too short nor too long", () => {
  expect(commandIdSchema.safeParse("a1B2_-x9").success).toBe(true);
  for (const wrong of ["short", "x".repeat(41), "with space", ""])
    expect(commandIdSchema.safeParse(wrong).success).toBe(false);
});
