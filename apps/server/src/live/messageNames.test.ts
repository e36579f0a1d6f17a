import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { CLIENT_MESSAGES, SERVER_MESSAGES } from "@harbor/protocol";
import { expect, test } from "vitest";

test("messages are sent and heard by the protocol's names, which stand nowhere else", () => {
  const names = Object.values({ ...CLIENT_MESSAGES, ...SERVER_MESSAGES }).join("|");
  const literal = new RegExp(`\\b(?:emit|on|eventText)\\(\\s*"(?:${names})"`);
  const src = join(import.meta.dirname, "..");
  const wrong = readdirSync(src, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts"))
    .filter((file) => literal.test(readFileSync(join(src, file), "utf8")));
  expect(wrong).toEqual([]);
  expect('socket.emit("gone", gone)').toMatch(literal);
});
