import { type Limits, openLimits } from "../src/limits.ts";
import { allowancesAtDoor } from "../src/live/door.ts";
import type { Allowance } from "../src/rate.ts";
import { readSettings, type Settings } from "../src/settings.ts";

export type Rate = Allowance & { readonly what: string };

type Door = keyof ReturnType<typeof allowancesAtDoor>;

/** In words and in the order in which to tell of them; whatever is limited is told of. */
const WORDS: Readonly<Record<keyof Limits | Exclude<Door, "modest">, string>> = {
  perPerson: "messages of one person, from all their devices",
  perWatch: "of these: `watch`",
  perHistory: "`history`",
  perPast: "entries of tables that the server must read for `history`, from one address",
  perLegal: "`legal`",
  perSpeaker: "`say`",
  perTalk: "`say`, of all who look on at one table without a seat",
  perAddress: "messages from one address",
  perRequest: "requests from one address",
  perCall: "of these: under `/api/`",
  perLongRead: "replays and card sets, to read",
  perHandIn: "replays and card sets, to hand in",
  perUnshelved: "new tables with a card set that the server must read first",
  perProbe: "`/ready` and `/metrics`",
  perList: "`GET /api/my-tables` of one person",
  perRename: "new names of one person",
  perRenameFrom: "new names from one address",
  perReport: "reports of one person",
  perReportFrom: "reports from one address",
  perLink: "links for another device of one person",
  perNewcomer: "people who are new, from one address",
  perOpening: "new tables from one address",
  upgrades: "sockets opened from one address",
  frames: "WebSocket frames of one connection, of every kind",
  bytes: "bytes that one connection sends",
  framesOfAll: "WebSocket frames from one address, from connections that send more than 2 a second",
};

/** The settings of a server that was given none. */
export function settingsOutOfTheBox(): Settings {
  const read = readSettings([], {}, "/");
  if (!read.ok) throw new Error(read.problem);
  return read.value;
}

/** How often what is let through by a server as it is set out of the box. */
export function ratesOutOfTheBox(): Readonly<Record<string, Rate>> {
  const settings = settingsOutOfTheBox();
  const { modest, ...door } = allowancesAtDoor(settings.commandsPerSecond);
  if (modest.perSecond !== 2) throw new Error("the words about connections that send little are out of date");
  const gates = Object.entries(openLimits(settings)).map(([name, gate]) => [name, gate.allowance] as const);
  const allowances = new Map<string, Allowance | undefined>([...gates, ...Object.entries(door)]);
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
