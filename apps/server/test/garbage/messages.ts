import { SLOTS } from "@harbor/bremerhaven";
import type { CLIENT_MESSAGES } from "@harbor/protocol";
import { junk, junkText, type Lot, mutated } from "./junk.ts";

/** The tables the thrower knows: its own, and other people's codes. */
export type Targets = {
  /** Open, hosted by the thrower. */
  readonly open: string;
  /** In play, with the thrower in seat 0. */
  readonly playing: string;
  /** Somebody else's, which must not be affected. */
  readonly foreign: string;
};

type ClientMessage = (typeof CLIENT_MESSAGES)[keyof typeof CLIENT_MESSAGES];

/** Socket.IO itself answers these by closing the socket. */
const RESERVED = ["connect", "connect_error", "disconnect", "disconnecting", "newListener", "removeListener"] as const;
const NAMES = ["watch", "leave", "history", "legal", "do"] as const satisfies readonly ClientMessage[];
const OF_A_TABLE = ["watch", "leave", "legal"] as const;
const OTHER_NAMES = ["table", "patch", "chat", "gone", "error", "message", "written", "presence", "__proto__"] as const;

const ACTIONS = [
  ...SLOTS.flatMap((slot) => ([1, 2, 3, 4, 5] as const).map((card) => ({ type: "bid", slot, card }))),
  { type: "found", space: 3 },
  { type: "stock", good: "barrel", space: 5 },
  { type: "done" },
  { type: "undo" },
  { type: "pass" },
  { type: "move", good: "crate", from: "dock:1", to: "space:4" },
  { type: "price", card: "p1" },
] as const;

function command(lot: Lot): object {
  const action = ACTIONS[lot.below(ACTIONS.length)] ?? { type: "done" };
  const seat = lot.below(9);
  const settings = {
    game: "bremerhaven",
    options: { mode: lot.pick(["short", "long", "solo"]), seats: 1 + lot.below(4) },
    isPublic: lot.one(2),
    spectators: lot.one(2),
    ...(lot.one(4) && { clock: 30 }),
  };
  return lot.pick<object>([
    { do: "act", action },
    { do: "act", action },
    { do: "queue", actions: Array.from({ length: lot.below(18) }, () => action) },
    { do: "sit", seat },
    { do: "stand" },
    { do: "choose", choice: lot.pick(["barrel", "crate", "gold"]) },
    { do: "paint", color: lot.below(5) },
    { do: "add-bot", seat, bot: "greta" },
    { do: "clear-seat", seat },
    { do: "configure", settings },
    { do: "start" },
    { do: "close" },
    { do: "rematch" },
    { do: "say", text: junkText(lot) },
    { do: "mute", author: junkText(lot), muted: lot.one(2) },
    { do: "keep-out", author: junkText(lot), from: lot.pick(["seats", "table", "sea"]) },
    { do: "let-in", author: junkText(lot) },
    { do: "pace-chat", pace: lot.pick(["free", "10s", "off", "players", "1s"]) },
    { do: "resign" },
    { do: "vote", seat },
    { do: "rate", agreed: lot.one(2) },
  ]);
}

function commandMessage(lot: Lot, targets: Targets): object {
  const table = lot.pick([targets.open, targets.playing, targets.playing, targets.foreign, "ZZZZZZ", "abc"]);
  const id = lot.one(10) ? "always-the-same" : `g${lot.below(1e9)}-${lot.below(1e9)}`;
  return { table, id, command: command(lot) };
}

/** A message's name and arguments: from valid ones at the wrong time to complete nonsense. */
export function message(lot: Lot, targets: Targets): { readonly args: readonly unknown[]; readonly closes: boolean } {
  const told = (...args: unknown[]) => ({ args, closes: false });
  switch (lot.below(18)) {
    case 0:
      return told(lot.pick(NAMES), junk(lot));
    case 1:
      return told(lot.pick(OTHER_NAMES), junk(lot));
    case 2:
      return { args: [lot.pick<unknown>([...RESERVED, null, {}, true]), junk(lot)], closes: true };
    case 3:
      return told(lot.pick(NAMES), ...Array.from({ length: lot.one(5) ? 1000 : lot.below(4) }, () => lot.below(10)));
    case 4:
      return told("do", commandMessage(lot, targets), junk(lot));
    case 5:
      return told(lot.pick(OF_A_TABLE), mutated(lot, { table: targets.foreign }));
    case 6:
      return told(lot.pick(OF_A_TABLE), { table: lot.pick([targets.open, targets.playing, targets.foreign]) });
    case 7:
      return told(lot.below(5), junk(lot));
    case 8:
    case 9:
    case 10:
    case 11:
      return told("do", mutated(lot, commandMessage(lot, targets)));
    default:
      return told("do", commandMessage(lot, targets));
  }
}
