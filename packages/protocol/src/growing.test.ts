import { expect, test } from "vitest";
import {
  answerSchema,
  connectSchema,
  goneSchema,
  misfitOf,
  PROTOCOL_VERSION,
  snapshotSchema,
  tableSettingsSchema,
  watchSchema,
} from "./index.ts";

const settings = { game: "any", options: { mode: "short" }, isPublic: false, spectators: true };
const view = {
  code: "ABC234",
  settings: { ...settings, novelty: 1 },
  status: "open",
  choices: [],
  seats: [
    { kind: "empty", color: 0, novelty: 1 },
    { kind: "bot", color: 1, novelty: 1 },
    { kind: "person", color: 2, name: "Ada", author: "a", present: true, away: false, autopilot: false, novelty: 1 },
  ],
  you: { isHost: true, novelty: 1 },
  deadlines: {},
  votes: {},
  closing: [],
  muted: [],
  keptOut: [{ author: "b", name: "Ben", from: "seats", novelty: 1 }],
  chatPace: "free",
  sameSeed: false,
  watchers: 0,
  watcherNames: [],
  watcherAuthors: [],
  novelty: { any: ["thing"] },
};
const line = { author: "a", name: "Ada", text: "Ahoy", at: 1, novelty: 1 };
const snapshot = { table: "ABC234", n: 0, view, chat: [line], happened: 0, now: 1, novelty: 1 };

test("fields added by a newer server are kept at any depth", () => {
  expect(snapshotSchema.parse(snapshot)).toEqual(snapshot);
});

test("an unknown refusal code counts as a plain failure", () => {
  expect(answerSchema.parse({ ok: false, code: "sunk" })).toEqual({ ok: false, code: "failed" });
  expect(goneSchema.parse({ table: "ABC234", code: "sunk" }).code).toBe("failed");
  expect(answerSchema.parse({ ok: false, code: "muted" })).toEqual({ ok: false, code: "muted" });
});

test("a client's messages have no extra fields", () => {
  expect(tableSettingsSchema.safeParse({ ...settings, novelty: 1 }).success).toBe(false);
  expect(watchSchema.safeParse({ table: "ABC234", novelty: 1 }).success).toBe(false);
});

test("a client is accepted by its version alone; one that states none was written for the first", () => {
  expect(connectSchema.parse({ protocol: PROTOCOL_VERSION, novelty: 1 }).protocol).toBe(PROTOCOL_VERSION);
  expect(connectSchema.safeParse({ protocol: "1" }).success).toBe(false);
  expect(misfitOf(PROTOCOL_VERSION)).toBeUndefined();
  expect(misfitOf(PROTOCOL_VERSION - 1)).toBe("client-too-old");
  expect(misfitOf(PROTOCOL_VERSION + 1)).toBe("client-too-new");
  expect(misfitOf(undefined)).toBe(misfitOf(1));
});
