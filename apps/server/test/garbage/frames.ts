import { frameOf, OPCODES } from "../wire.ts";
import { junk, junkText, type Lot } from "./junk.ts";

/** Bytes for an open WebSocket; `hangs` if the server rightly waits for the rest. */
export type Bytes = { readonly what: string; readonly bytes: Buffer; readonly hangs?: true };

const PACKETS = [
  "",
  "0",
  '0{"sid":"x"}',
  "1",
  "2probe",
  "3probe",
  "5",
  "6",
  "7",
  "bAAAA",
  "4",
  "40",
  "40{}",
  "40{",
  "40[]",
  '40{"token":"x"}',
  "40/admin,",
  "40/__proto__,{}",
  "40/../..,{}",
  "41",
  "41/admin,",
  "41[]",
  "42",
  "42[",
  "42[]",
  "42{}",
  '42"do"',
  "42[null]",
  "42[[]]",
  '42/admin,["do"]',
  '42-1["do"]',
  '4299999999999999999999["leave",{}]',
  '421e5["leave",{}]',
  "43",
  "43[]",
  '4399["x"]',
  "44",
  '44{"message":"x"}',
  "45",
  "45-",
  "450-[]",
  '451-["do",{"_placeholder":true,"num":0}]',
  '451-["do",{"_placeholder":true,"num":9}]',
  '451-["do",{"_placeholder":true,"num":-1}]',
  '4511-["do"]',
  '45999999999-["do"]',
  '451.5-["do"]',
  "461-[]",
  '461-99["x"]',
  "47",
  "49[]",
  '42["__proto__",{}]',
  '42["error",{}]',
  '420["do",{"__proto__":{"ok":true}}]',
  '420["do",1e999]',
] as const;

export function badFrame(lot: Lot): Bytes {
  switch (lot.below(10)) {
    case 0:
    case 1:
    case 2:
    case 3: {
      const packet = lot.pick(PACKETS);
      return { what: `packet ${packet}`, bytes: text(packet) };
    }
    case 4: {
      const packet = `4${lot.below(8)}${lot.below(100)}${JSON.stringify(junk(lot))}`;
      return { what: `packet ${packet}`, bytes: text(packet) };
    }
    case 5: {
      const packet = broken(lot, '427["do",{"table":"ABC234","id":"abcdefgh","command":{"do":"stand"}}]');
      return { what: `packet ${packet}`, bytes: text(packet) };
    }
    case 6: {
      const bytes = Buffer.from(Array.from({ length: lot.below(300) }, () => lot.below(256)));
      return { what: `binary ${bytes.toString("hex")}`, bytes: frameOf(OPCODES.binary, bytes) };
    }
    case 7: {
      const packet = `42${JSON.stringify([junkText(lot), "z".repeat(lot.pick([16_300, 16_400, 70_000]))])}`;
      return { what: `a packet of ${packet.length}`, bytes: text(packet) };
    }
    default:
      return brokenFrame(lot);
  }
}

function text(packet: string): Buffer {
  return frameOf(OPCODES.text, Buffer.from(packet));
}

function broken(lot: Lot, packet: string): string {
  const at = lot.below(packet.length);
  const end = lot.one(2) ? at + 1 : packet.length;
  return `${packet.slice(0, at)}${lot.pick(["", "\u0000", "9", '"', "[", "}", "\\", "🚢"])}${packet.slice(end)}`;
}

/** Violations of the WebSocket protocol itself. */
function brokenFrame(lot: Lot): Bytes {
  const small = Buffer.from("2");
  return lot.pick<Bytes>([
    { what: "an unknown opcode", bytes: frameOf(lot.pick([3, 5, 7, 11, 15]), small) },
    { what: "reserved bits", bytes: frameOf(OPCODES.text, small, 0x80 | lot.pick([0x11, 0x21, 0x41, 0x71])) },
    { what: "no mask", bytes: Buffer.from([0x81, 0x01, 0x32]) },
    { what: "a long ping", bytes: frameOf(OPCODES.ping, Buffer.alloc(200)) },
    { what: "a ping in parts", bytes: frameOf(OPCODES.ping, small, OPCODES.ping) },
    { what: "many pings", bytes: Buffer.concat(Array.from({ length: 50 }, () => frameOf(OPCODES.ping, small))) },
    { what: "a part of nothing", bytes: frameOf(OPCODES.part, small) },
    { what: "text that is no UTF-8", bytes: frameOf(OPCODES.text, Buffer.from([0x34, 0x32, 0xff, 0xfe, 0xc0])) },
    { what: "a close with an invalid code", bytes: frameOf(OPCODES.close, Buffer.from([0, lot.below(256)])) },
    { what: "a close of one byte", bytes: frameOf(OPCODES.close, Buffer.from([3])) },
    {
      what: "a length beyond all",
      bytes: Buffer.from([0x81, 0xff, 0x7f, 255, 255, 255, 255, 255, 255, 255, 1, 2, 3, 4]),
    },
    { what: "a message in parts beyond the limit", bytes: parts(40) },
    { what: "the first part of a message", bytes: frameOf(OPCODES.text, Buffer.alloc(1000, 52), 0x01), hangs: true },
    { what: "half a frame", bytes: frameOf(OPCODES.text, Buffer.alloc(9000, 52)).subarray(0, 4000), hangs: true },
    { what: "one byte", bytes: Buffer.from([0x81]), hangs: true },
  ]);
}

function parts(count: number): Buffer {
  const piece = Buffer.alloc(1000, 52);
  const middle = Array.from({ length: count }, () => frameOf(OPCODES.part, piece, 0x00));
  return Buffer.concat([frameOf(OPCODES.text, piece, 0x01), ...middle, frameOf(OPCODES.part, piece)]);
}
