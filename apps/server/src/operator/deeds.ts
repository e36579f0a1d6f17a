import type { Call } from "./call.ts";
import { BadInput } from "./command.ts";
import {
  bannedSchema,
  bansSchema,
  deletedSchema,
  doneSchema,
  peopleSchema,
  tablesSchema,
  whoSchema,
} from "./orders.ts";
import { ago, inColumns } from "./print.ts";

/** Asks something of the server; what it answers, for programs and in lines for people. */
export type Deed = (call: Call) => Promise<{ readonly data: unknown; readonly lines: readonly string[] }>;

export function tables(limit: number): Deed {
  return async (call) => {
    const data = await call.ask({ do: "tables", limit }, tablesSchema);
    const now = Date.now();
    const rows = data.tables.map((table) => [
      table.code,
      table.game,
      table.status,
      table.phase ?? "",
      `${table.taken}/${table.seats}`,
      `${table.watching}`,
      ago(now - table.openedAt),
      ago(now - table.lastAt),
      `${table.entries}`,
    ]);
    const head = ["code", "game", "status", "round: phase", "seats", "looking on", "opened", "last move", "entries"];
    const more = data.inAll - rows.length;
    return { data, lines: [...inColumns(head, rows), ...(more > 0 ? [`and ${more} more`] : [])] };
  };
}

export function who(code: string): Deed {
  return async (call) => {
    const data = await call.ask({ do: "who", code }, whoSchema);
    const seats = data.seats.map(({ seat, kind, person, name, isHere, autopilot }) => {
      const how = [isHere && "here", autopilot && "autopilot", person === data.host && "host"];
      return [`seat ${seat + 1}`, name ?? kind, person ?? "", how.filter((word) => word !== false).join(", ")];
    });
    const watching = data.watching.map(({ person, name }) => {
      return ["looks on", name, person, person === data.host ? "here, host" : "here"];
    });
    const rows = inColumns(["place", "name", "person", ""], [...seats, ...watching]);
    return { data, lines: [`${data.code}: ${data.status}`, ...rows] };
  };
}

export function close(code: string): Deed {
  return async (call) => {
    const data = await call.ask({ do: "close", code }, doneSchema);
    return { data, lines: [data.done ? `${code} is closed` : `${code} was over already`] };
  };
}

export function find(name: string): Deed {
  return async (call) => {
    const data = await call.ask({ do: "find", name }, peopleSchema);
    const rows = data.people.map(({ person, since, tables: codes }) => [person, day(since), codes.join(" ")]);
    const lines = rows.length === 0 ? [`nobody is called ${name}`] : inColumns(["person", "since", "tables"], rows);
    return { data, lines };
  };
}

export function ban(person: string, reason: string | undefined): Deed {
  return async (call) => {
    const data = await call.ask({ do: "ban", person, ...(reason !== undefined && { reason }) }, bannedSchema);
    const { name, sockets, tables: left } = data;
    return { data, lines: [`${name} is shut out; connections cut: ${sockets}, tables that go on without: ${left}`] };
  };
}

export function unban(person: string): Deed {
  return async (call) => {
    const data = await call.ask({ do: "unban", person }, doneSchema);
    return { data, lines: [data.done ? `${person} may come again` : `${person} was not shut out`] };
  };
}

export const bans: Deed = async (call) => {
  const data = await call.ask({ do: "bans" }, bansSchema);
  const rows = data.bans.map(({ person, name, at, reason = "" }) => [person, name, day(at), reason]);
  const lines = rows.length === 0 ? ["nobody is shut out"] : inColumns(["person", "name", "since", "reason"], rows);
  return { data, lines };
};

export function remove(person: string, isSure: boolean): Deed {
  if (!isSure) throw new BadInput("this cannot be taken back, and takes others' games along; --yes does it");
  return async (call) => {
    const data = await call.ask({ do: "delete", person }, deletedSchema);
    return { data, lines: [`${data.name} is forgotten; tables that went along: ${data.tables}`] };
  };
}

function day(at: number): string {
  return new Date(at).toISOString().slice(0, 10);
}
