import type { Answer, Command } from "@harbor/protocol";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type Letter, type LetterStorage, openOutbox, type Wire } from "./outbox.ts";

type Sent = { readonly message: { readonly id: string; readonly command: Command }; answer(response: unknown): void };

function wire() {
  const sent: Sent[] = [];
  const socket: Wire & { connected: boolean } = {
    connected: true,
    emit(_name, message, answer) {
      sent.push({ message, answer });
    },
  };
  return { socket, sent };
}

const SIT: Command = { do: "sit", seat: 0 };
const NOBODY = { answered: () => {}, troubled: () => {} };
const FAILED = { ok: false, code: "failed" };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("after reconnecting, only unanswered commands are sent again, under the same ids", () => {
  const { socket, sent } = wire();
  const answers: boolean[] = [];
  const outbox = openOutbox(socket, "ABC234", { ...NOBODY, answered: ({ ok }) => answers.push(ok) });
  outbox.send(SIT);
  outbox.send(SIT);
  sent[0]?.answer({ ok: true });
  outbox.resend();
  expect(sent.map(({ message }) => message.id)).toEqual([
    sent[0]?.message.id,
    sent[1]?.message.id,
    sent[1]?.message.id,
  ]);
  sent[2]?.answer({ ok: true });
  sent[1]?.answer({ ok: true });
  expect(answers).toEqual([true, true]);
});

test("nothing is sent without a connection", () => {
  const { socket, sent } = wire();
  socket.connected = false;
  const outbox = openOutbox(socket, "ABC234", NOBODY);
  outbox.send(SIT);
  expect(sent).toHaveLength(0);
  socket.connected = true;
  outbox.resend();
  expect(sent).toHaveLength(1);
});

test("unanswered commands outlast the page under their ids; answered ones do not", () => {
  let letters: readonly Letter[] = [];
  const kept: LetterStorage = {
    read: () => letters,
    write: (now) => {
      letters = now;
    },
  };
  const before = wire();
  const outbox = openOutbox(before.socket, "ABC234", NOBODY, kept);
  outbox.send(SIT);
  outbox.send({ do: "stand" });
  before.sent[0]?.answer({ ok: true });
  const after = wire();
  const next = openOutbox(after.socket, "ABC234", NOBODY, kept);
  expect(after.sent).toEqual([]);
  next.resend();
  expect(after.sent.map(({ message }) => message.id)).toEqual([before.sent[1]?.message.id]);
  after.sent[0]?.answer({ ok: true });
  expect(letters).toEqual([]);
});

test("a refusal is passed on with its code", () => {
  const { socket, sent } = wire();
  const codes: string[] = [];
  const outbox = openOutbox(socket, "ABC234", {
    ...NOBODY,
    answered: (answer) => codes.push(answer.ok ? "ok" : answer.code),
  });
  outbox.send(SIT);
  sent[0]?.answer({ ok: false, code: "seat-taken" });
  expect(codes).toEqual(["seat-taken"]);
});

test.each(["busy", "too-many", "stopping", "failed"])(
  "after %s the same command is sent again under its id",
  (code) => {
    const { socket, sent } = wire();
    const answers: boolean[] = [];
    const outbox = openOutbox(socket, "ABC234", { ...NOBODY, answered: ({ ok }) => answers.push(ok) });
    outbox.send(SIT);
    sent[0]?.answer({ ok: false, code });
    expect(sent).toHaveLength(1);
    vi.advanceTimersByTime(500);
    expect(sent[1]?.message.id).toBe(sent[0]?.message.id);
    expect(answers).toEqual([]);
    sent[1]?.answer({ ok: true });
    expect(answers).toEqual([true]);
    vi.advanceTimersByTime(60_000);
    expect(sent).toHaveLength(2);
  },
);

test("the pauses grow up to ten seconds; a command that keeps failing is reported in the end", () => {
  const { socket, sent } = wire();
  const codes: string[] = [];
  const pauses: number[] = [];
  const answered = (answer: Answer) => codes.push(answer.ok ? "ok" : answer.code);
  openOutbox(socket, "ABC234", { ...NOBODY, answered }).send(SIT);
  while (codes.length === 0) {
    const { length } = sent;
    const failed = Date.now();
    sent.at(-1)?.answer(FAILED);
    if (codes.length > 0) break;
    while (sent.length === length) vi.advanceTimersByTime(100);
    pauses.push(Date.now() - failed);
  }
  expect(codes).toEqual(["failed"]);
  expect(pauses.slice(0, 6)).toEqual([400, 800, 1600, 3200, 6400, 10_000]);
  expect(pauses.at(-1)).toBe(10_000);
});

test("trouble shows at once, and ends with the first good answer", () => {
  const { socket, sent } = wire();
  const seen: boolean[] = [];
  const outbox = openOutbox(socket, "ABC234", { ...NOBODY, troubled: () => seen.push(outbox.isTroubled()) });
  outbox.send(SIT);
  sent[0]?.answer(FAILED);
  vi.advanceTimersByTime(400);
  sent[1]?.answer(FAILED);
  vi.advanceTimersByTime(800);
  expect(seen).toEqual([true]);
  sent[2]?.answer({ ok: false, code: "seat-taken" });
  expect(seen).toEqual([true, false]);
});

test("commands issued during a pause are sent after it, in order", () => {
  const { socket, sent } = wire();
  const outbox = openOutbox(socket, "ABC234", NOBODY);
  outbox.send(SIT);
  outbox.send({ do: "stand" });
  sent[1]?.answer(FAILED);
  sent[0]?.answer(FAILED);
  outbox.send({ do: "start" });
  expect(sent).toHaveLength(2);
  vi.advanceTimersByTime(400);
  expect(sent.slice(2).map(({ message }) => message.command.do)).toEqual(["sit", "stand", "start"]);
});

test("a new connection ends the pause", () => {
  const { socket, sent } = wire();
  const outbox = openOutbox(socket, "ABC234", NOBODY);
  outbox.send(SIT);
  sent[0]?.answer(FAILED);
  outbox.resend();
  expect(sent).toHaveLength(2);
  vi.advanceTimersByTime(60_000);
  expect(sent).toHaveLength(2);
});
