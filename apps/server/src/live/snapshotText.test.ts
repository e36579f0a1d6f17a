import type { TableSnapshot } from "@harbor/protocol";
import { PacketType } from "socket.io-parser";
import { expect, test, vi } from "vitest";
import { plainParser, RawJson } from "./plainParser.ts";
import { snapshotText } from "./snapshotText.ts";

const view: TableSnapshot["view"] = {
  code: "ABC234",
  status: "open",
  settings: { game: "any", options: {}, isPublic: false, spectators: true },
  choices: [],
  seats: [],
  you: { isHost: true },
  deadlines: {},
  votes: {},
  closing: [],
  muted: [],
  sameSeed: false,
  watchers: 0,
  keptOut: [],
  chatPace: "free",
  watcherAuthors: [],
  watcherNames: ["ä\u2028"],
};

test("a snapshot reads the same whenever and by whomever it is requested, and is serialized once", () => {
  const chat = [{ author: "a", name: "Ada", text: "ahoy", at: 1 }];
  const snapshot = { table: "ABC234", n: 3, view, chat, happened: 7 };
  const stringify = vi.spyOn(JSON, "stringify");
  const texts = [10, 20, 30].map((now) => snapshotText({ ...snapshot, now }));
  expect(stringify).toHaveBeenCalledTimes(1);
  stringify.mockRestore();
  expect(texts.map((text): unknown => JSON.parse(text))).toEqual([10, 20, 30].map((now) => ({ ...snapshot, now })));
  expect(JSON.parse(snapshotText({ ...snapshot, n: 4, chat: [...chat], now: 40 }))).toMatchObject({ n: 4, now: 40 });
});

test("an answer that is already JSON goes over the wire unchanged", () => {
  const data = [new RawJson('{"ok":true}')];
  expect(new plainParser.Encoder().encode({ type: PacketType.ACK, nsp: "/", id: 5, data })).toEqual([
    '35[{"ok":true}]',
  ]);
});
