import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { storedLetters } from "./keptLetters.ts";
import { openOutbox } from "./outbox.ts";

const KEY = "harbor:unsent:ABC234";
let kept: Map<string, string>;

beforeEach(() => {
  kept = new Map();
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
});
afterEach(() => void vi.unstubAllGlobals());

const keep = (letters: unknown, at = Date.now()) => kept.set(KEY, JSON.stringify({ at, letters }));

test("unanswered commands are read again, for five minutes", () => {
  const letters = [{ id: "command-1", command: { do: "sit" as const, seat: 0 } }];
  storedLetters("ABC234").write(letters);
  expect(storedLetters("ABC234").read()).toEqual(letters);
  expect(storedLetters("DEF567").read()).toEqual([]);
  keep(letters, Date.now() - 6 * 60_000);
  expect(storedLetters("ABC234").read()).toEqual([]);
});

test.each([
  "no JSON",
  "null",
  "[]",
  '{"at":1}',
  JSON.stringify({ at: Date.now(), letters: [{ id: "a", command: 7 }] }),
])("what is not a list of commands is not sent: %s", (text) => {
  kept.set(KEY, text);
  expect(storedLetters("ABC234").read()).toEqual([]);
});

test("a damaged command is sent once; the server's refusal removes it for good", () => {
  keep([{ id: "command-1", command: { do: "sit", seat: "everywhere" } }]);
  const answers: unknown[] = [];
  const answered = (answer: unknown) => answers.push(answer);
  const socket = {
    connected: true,
    emit: (_name: string, _letter: unknown, answer: (response: unknown) => void) =>
      answer({ ok: false, code: "malformed" }),
  };
  const outbox = openOutbox(socket, "ABC234", { answered, troubled: () => {} }, storedLetters("ABC234"));
  outbox.resend();
  expect(answers).toEqual([{ ok: false, code: "malformed" }]);
  expect(outbox.isEmpty()).toBe(true);
  expect(kept.size).toBe(0);
});

test("a full storage only costs the memory of unanswered commands", () => {
  vi.stubGlobal("sessionStorage", {
    setItem() {
      throw new Error("full");
    },
  });
  expect(() => storedLetters("ABC234").write([{ id: "command-1", command: { do: "sit", seat: 0 } }])).not.toThrow();
  expect(storedLetters("ABC234").read()).toEqual([]);
});
