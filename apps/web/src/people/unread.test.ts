import { expect, test } from "vitest";
import { unreadIn } from "./unread.ts";

const said = (at: number, author: string) => ({ at, author, name: author, text: "Ahoy" });
const CHAT = [said(1, "ada"), said(2, "ben"), said(3, "ada"), said(4, "ben")];

test.each<[string, number, string | undefined, number]>([
  ["everything for a new spectator", 0, undefined, 4],
  ["everything by others", 0, "ada", 2],
  ["everything since the last visit", 2, undefined, 2],
  ["nothing if all was read", 4, "ben", 0],
])("unread is %s", (_, until, own, unread) => {
  expect(unreadIn(CHAT, until, own)).toBe(unread);
});
