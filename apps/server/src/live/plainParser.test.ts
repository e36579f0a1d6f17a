import { Encoder, type Packet, PacketType } from "socket.io-parser";
import { expect, test } from "vitest";
import { eventText, plainParser } from "./plainParser.ts";

const data = ["patch", { table: "ABCDEF", n: 7, patch: { seats: { 1: [0, "ä\u2028"] }, gone: undefined } }];

test.each<[string, Packet]>([
  ["an event", { type: PacketType.EVENT, nsp: "/", data }],
  ["an event that wants an answer", { type: PacketType.EVENT, nsp: "/", id: 0, data }],
  ["an answer", { type: PacketType.ACK, nsp: "/", id: 12, data: [{ ok: true }] }],
  ["an event of another namespace", { type: PacketType.EVENT, nsp: "/other", data }],
  ["a greeting", { type: PacketType.CONNECT, nsp: "/", data: { sid: "abc" } }],
  ["a refusal", { type: PacketType.CONNECT_ERROR, nsp: "/", data: { message: "no-identity" } }],
  ["a farewell", { type: PacketType.DISCONNECT, nsp: "/" }],
])("%s is encoded exactly as Socket.IO does", (_, packet) => {
  expect(new plainParser.Encoder().encode(packet)).toEqual(new Encoder().encode(packet));
});

test("an event encoded outside Socket.IO's layers is identical to one of its own", () => {
  const message = { table: "ABCDEF", n: 7, patch: { seats: { 1: [0, "ä\u2028"] } }, gone: undefined };
  const packet = { type: PacketType.EVENT, nsp: "/", data: ["patch", message] };
  expect([eventText("patch", message)]).toEqual(new Encoder().encode(packet));
});
