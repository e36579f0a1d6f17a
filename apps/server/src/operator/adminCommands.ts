import { dayOf } from "../day.ts";
import type { Call } from "./call.ts";
import { BadInput } from "./command.ts";
import {
  bannedSchema,
  bansSchema,
  deletedSchema,
  doneSchema,
  peopleSchema,
  reportsSchema,
  tablesSchema,
  whoSchema,
} from "./orders.ts";
import { ago, inColumns } from "./print.ts";

/** Sends an order to the server; gives the answer as data for programs and as lines for people. */
export type AdminCommand = (call: Call) => Promise<{ readonly data: unknown; readonly lines: readonly string[] }>;

export function tables(limit: number): AdminCommand {
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

export function who(code: string): AdminCommand {
  return async (call) => {
    const data = await call.ask({ do: "who", code }, whoSchema);
    const seats = data.seats.map(({ seat, kind, person, name, isHere, autopilot }) => {
      const how = [isHere && "here", autopilot && "autopilot", person === data.host && "host"];
      return [`seat ${seat + 1}`, name ?? kind, person ?? "", how.filter((word) => word !== false).join(", ")];
    });
    const watching = data.watching.map(({ person, name }) => {
      return ["watching", name, person, person === data.host ? "here, host" : "here"];
    });
    const rows = inColumns(["place", "name", "person", ""], [...seats, ...watching]);
    return { data, lines: [`${data.code}: ${data.status}`, ...rows] };
  };
}

export function close(code: string): AdminCommand {
  return async (call) => {
    const data = await call.ask({ do: "close", code }, doneSchema);
    return { data, lines: [data.done ? `${code} is closed` : `${code} was already over`] };
  };
}

export function find(name: string): AdminCommand {
  return async (call) => {
    const data = await call.ask({ do: "find", name }, peopleSchema);
    const rows = data.people.map(({ person, since, tables: codes }) => [person, dayOf(since), codes.join(" ")]);
    const lines = rows.length === 0 ? [`nobody has the name ${name}`] : inColumns(["person", "since", "tables"], rows);
    return { data, lines };
  };
}

export function ban(person: string, reason: string | undefined): AdminCommand {
  return async (call) => {
    const data = await call.ask({ do: "ban", person, ...(reason !== undefined && { reason }) }, bannedSchema);
    const { name, sockets, tables: left } = data;
    return { data, lines: [`${name} is banned; connections closed: ${sockets}, tables left: ${left}`] };
  };
}

export function unban(person: string): AdminCommand {
  return async (call) => {
    const data = await call.ask({ do: "unban", person }, doneSchema);
    return { data, lines: [data.done ? `${person} is no longer banned` : `${person} was not banned`] };
  };
}

export const bans: AdminCommand = async (call) => {
  const data = await call.ask({ do: "bans" }, bansSchema);
  const rows = data.bans.map(({ person, name, at, reason = "" }) => [person, name, dayOf(at), reason]);
  const lines = rows.length === 0 ? ["nobody is banned"] : inColumns(["person", "name", "since", "reason"], rows);
  return { data, lines };
};

export function reports(limit: number): AdminCommand {
  return async (call) => {
    const data = await call.ask({ do: "reports", limit }, reportsSchema);
    const rows = data.reports.map(({ id, at, table, by, about, reason, text = "", message = "" }) => {
      return [id, dayOf(at), table, about.name, about.person, reason, by.name, text, message];
    });
    const head = ["report", "on", "table", "about", "person", "reason", "by", "what they wrote", "what was said"];
    return { data, lines: rows.length === 0 ? ["there are no reports"] : inColumns(head, rows) };
  };
}

export function dropReport(report: string): AdminCommand {
  return async (call) => {
    const data = await call.ask({ do: "drop-report", report }, doneSchema);
    return { data, lines: [data.done ? `${report} is removed` : `there is no report ${report}`] };
  };
}

export function remove(person: string, isSure: boolean): AdminCommand {
  if (!isSure) throw new BadInput("this cannot be undone, and deletes other people's games too; confirm with --yes");
  return async (call) => {
    const data = await call.ask({ do: "delete", person }, deletedSchema);
    return { data, lines: [`${data.name} is deleted; tables deleted: ${data.tables}`] };
  };
}
