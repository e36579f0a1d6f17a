import { expect, test } from "vitest";
import { unreadIn } from "./unread.ts";

const said = (at: number, author: string) => ({ at, author, name: author, text: "Ahoy" });
const CHAT = [said(1, "ada"), said(2, "ben"), said(3, "ada"), said(4, "ben")];

test.each<[string, number, string | undefined, number]>([
  ["all of it by who looks on for the first time", 0, undefined, 4],
  ["what others said, not oneself", 0, "ada", 2],
  ["what was said since", 2, undefined, 2],
  ["nothing when all was read", 4, "ben", 0],
])("unread is %s", (_, until, own, unread) => {
  expect(unreadIn(CHAT, until, own)).toBe(unread);
});
