import { type Limits, openLimits } from "../src/limits.ts";
import { allowancesAtDoor } from "../src/live/door.ts";
import type { Allowance } from "../src/rate.ts";
import { readSettings, type Settings } from "../src/settings.ts";

export type Rate = Allowance & { readonly what: string };

type Door = keyof ReturnType<typeof allowancesAtDoor>;

/** Descriptions in the order of the page; every limit has one. */
const WORDS: Readonly<Record<keyof Limits | Exclude<Door, "modest">, string>> = {
  perPerson: "messages of one person, from all their devices",
  perWatch: "of these: `watch`",
  perHistory: "`history`",
  perPast: "entries the server must read for `history`, for one address",
  perLegal: "`legal`",
  chatLimiter: "`say`",
  perTalk: "`say`, of all spectators of one table",
  perAddress: "messages from one address",
  perRequest: "requests from one address",
  perCall: "of these: under `/api/`",
  perLongRead: "replays and card sets read",
  uploadLimiter: "replays and card sets uploaded",
  perDaily: "recordings of games of the day handed in",
  perUnshelved: "new tables whose card set the server must read first",
  perProbe: "`/ready` and `/metrics`",
  perList: "`GET /api/my-tables` of one person",
  perNext: "`POST /api/next` and `POST /api/tables/:code/join` of one person",
  perRename: "new names of one person",
  perRenameFrom: "new names from one address",
  perReport: "reports of one person",
  perReportFrom: "reports from one address",
  perLink: "links for other devices, of one person",
  perMail: "mails that ask whether an address may be written to, for one person",
  perMailFrom: "these mails, from one address",
  perMailTo: "these mails, to one mail address",
  perPasskey: "steps with passkeys, from one address",
  perNewcomer: "new people from one address",
  perOpening: "new tables from one address",
  upgrades: "sockets opened from one address",
  frames: "WebSocket frames of one connection, of every kind",
  bytes: "bytes that one connection sends",
  framesOfAll: "WebSocket frames from one address, from connections that send more than 2 a second",
};

/** The default settings. */
export function settingsOutOfTheBox(): Settings {
  const read = readSettings([], {}, "/");
  if (!read.ok) throw new Error(read.problem);
  return read.value;
}

/** The default rate limits. */
export function ratesOutOfTheBox(): Readonly<Record<string, Rate>> {
  const settings = settingsOutOfTheBox();
  const { modest, ...door } = allowancesAtDoor(settings.commandsPerSecond);
  if (modest.perSecond !== 2) throw new Error("the text about quiet connections is out of date");
  const limiters = Object.entries(openLimits(settings)).map(([name, limiter]) => [name, limiter.allowance] as const);
  const allowances = new Map<string, Allowance | undefined>([...limiters, ...Object.entries(door)]);
  return Object.fromEntries(
    Object.entries(WORDS).map(([name, what]) => {
      const allowance = allowances.get(name);
      if (allowance === undefined) throw new Error(`there is no limit ${name}`);
      return [name, { what, perSecond: rounded(allowance.perSecond), atOnce: rounded(allowance.atOnce) }];
    }),
  );
}

/** A tenth of twenty is two. */
function rounded(value: number): number {
  return Math.round(value * 1e6) / 1e6;
}

export function inWords({ perSecond, atOnce }: Allowance): string {
  return `${oftenInWords(perSecond)}, ${Math.floor(atOnce).toLocaleString("en")} at once`;
}

function oftenInWords(perSecond: number): string {
  if (perSecond >= 1) return `${perSecond.toLocaleString("en")} a second`;
  return `one in ${Math.round(1 / perSecond)} seconds`;
}
