import type { Command } from "@harbor/protocol";
import { expect, test } from "vitest";
import { openOutbox, type Wire } from "./outbox.ts";

type Sent = { readonly message: { readonly id: string }; answer(response: unknown): void };

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

test("what was not answered goes out again under the same id after a new connection, what was answered does not", () => {
  const { socket, sent } = wire();
  const answers: boolean[] = [];
  const outbox = openOutbox(socket, "ABC234", ({ ok }) => answers.push(ok));
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

test("without a connection nothing goes out until there is one", () => {
  const { socket, sent } = wire();
  socket.connected = false;
  const outbox = openOutbox(socket, "ABC234", () => {});
  outbox.send(SIT);
  expect(sent).toHaveLength(0);
  socket.connected = true;
  outbox.resend();
  expect(sent).toHaveLength(1);
});

test("a refusal is handed on with its code", () => {
  const { socket, sent } = wire();
  const codes: string[] = [];
  const outbox = openOutbox(socket, "ABC234", (answer) => codes.push(answer.ok ? "ok" : answer.code));
  outbox.send(SIT);
  sent[0]?.answer({ ok: false, code: "seat-taken" });
  expect(codes).toEqual(["seat-taken"]);
});
