import { readFileSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { FrameCount } from "../src/live/frameCount.ts";
import { TestClient, until } from "./client.ts";
import { type RunningServer, runServer } from "./harness.ts";
import { OPCODES, Wire } from "./wire.ts";

const PAGE = readFileSync(new URL("../../../docs/protocol.md", import.meta.url), "utf8");
const CODE = "V3ZG5K";
const [PATH = ""] = /\/socket\.io\/\?[^`]+/.exec(PAGE) ?? [];

let running: RunningServer;
beforeAll(async () => {
  running = await runServer();
});
afterAll(() => running.close());

function exampleIn(page: string): { readonly isSent: boolean; readonly text: string }[] {
  const [, lines = ""] = /### An example[\s\S]*?```text\n([\s\S]*?)```/.exec(page) ?? [];
  return lines
    .trim()
    .split("\n")
    .map((line) => ({ isSent: line.startsWith("> "), text: line.slice(2) }));
}

/** Replaces values that differ each time. */
function alike(text: string): string {
  return text
    .replace(/"sid":"[\w-]+"/g, '"sid":"(id)"')
    .replace(/"author":"[0-9a-f]{12}"/g, '"author":"(author)"')
    .replace(/"(now|at)":\d{13}/g, '"$1":(time)');
}

function fits(heard: string, example: string): boolean {
  const parts = alike(example)
    .split("...")
    .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  return new RegExp(`^${parts.join(".*")}$`).test(alike(heard));
}

test("the example in docs/protocol.md holds, line by line", async () => {
  const ada = await TestClient.arrive(running.url);
  await ada.request("POST", "/api/me", { name: "Ada" });
  const code = await ada.create({ options: { mode: "solo", seats: 1 } });
  const example = exampleIn(PAGE);
  expect(example.filter(({ isSent }) => isSent).length).toBeGreaterThan(10);

  const heard: string[] = [];
  const port = Number(new URL(running.url).port);
  const [wire] = await Wire.open(port, [`Cookie: ${ada.cookie}`], PATH, ({ opcode, text }) => {
    if (opcode === OPCODES.text) heard.push(text);
  });
  for (const { isSent, text } of example) {
    const line = text.replaceAll(CODE, code);
    if (isSent) {
      expect(heard, `before > ${line}`).toEqual([]);
      wire.say(line);
      continue;
    }
    await until(`this comes: ${line}`, () => heard.length > 0);
    const next = heard.shift() ?? "";
    if (!fits(next, line)) throw new Error(`the page says ${line}, and the server ${next}`);
  }
  await until("the server ends the connection", () => wire.isClosed);
  ada.close();
});

test("the first frame of the example is what its bytes say", () => {
  const [, hex = ""] = /first frame is `([0-9a-f ]+)`/.exec(PAGE) ?? [];
  const bytes = Buffer.from(hex.replaceAll(" ", ""), "hex");
  expect(new FrameCount().add(bytes)).toBe(1);
  const mask = bytes.subarray(2, 6);
  const text = String.fromCharCode(...bytes.subarray(6).map((byte, index) => byte ^ (mask[index % 4] ?? 0)));
  expect([bytes[0], bytes[1]]).toEqual([0x81, 0x80 | text.length]);
  expect(text).toBe(exampleIn(PAGE).find(({ isSent }) => isSent)?.text);
});

test("a line with a different content does not match", () => {
  expect(fits('43[{"ok":true,"now":1795048358044}]', '43[{"ok":true,"now":1795048359999}]')).toBe(true);
  expect(fits('43[{"ok":true,"n":1}]', "43[{...}]")).toBe(true);
  expect(fits('43[{"ok":true,"n":1}]', '43[{...,"n":2}]')).toBe(false);
});
