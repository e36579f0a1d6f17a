import { GOAL_HEAD, goalRow, short } from "@harbor/cli/goal";
import { roundTo } from "@harbor/cli/numbers";
import { textTable } from "@harbor/cli/table";
import type { Drive } from "./flatOut.ts";
import { goalsOf, type Measured } from "./goals.ts";
import type { Latency } from "./humanPace.ts";
import type { Bytes } from "./memory.ts";

type Row = readonly (string | number)[];

export function describe(measured: Measured): string {
  return [
    ...table(
      ["at full speed", "actions a second", "µs of processor each", "server busy", "generator busy"],
      drives(measured),
    ),
    ...table(["milliseconds", "p50", "p99", "measured"], latencies(measured)),
    ...table(["memory in KB", "resident", "heap"], memories(measured)),
    textTable(GOAL_HEAD, goalsOf(measured).map(goalRow)),
  ].join("\n\n");
}

function table(head: readonly string[], rows: readonly (Row | undefined)[]): string[] {
  const given = rows.filter((row) => row !== undefined);
  return given.length === 0 ? [] : [textTable(head, given)];
}

function drives({ fullSpeed, processes, growth }: Measured): (Row | undefined)[] {
  return [
    drive("server, embedded store", fullSpeed?.embedded),
    drive("server, PostgreSQL", fullSpeed?.postgres),
    drive("bare relay", fullSpeed?.relay),
    drive("boardgame.io", fullSpeed?.boardgameio),
    drive("one process, PostgreSQL", processes?.one),
    drive(`${processes?.processes} processes`, processes?.named),
    drive("the same, tables not named", processes?.unnamed),
    ...(growth?.kept ?? []).map((kept) => drive(`with ${kept.tables} tables kept`, kept.drive)),
    drive("first round of games", growth?.rounds.first),
    drive("last round of games", growth?.rounds.last),
  ];
}

function latencies({ humanPace, botTables, tables, reconnect, growth }: Measured): (Row | undefined)[] {
  return [
    latency("human pace, acknowledged", humanPace?.server.acknowledged),
    latency("the relay's", humanPace?.relay.acknowledged),
    latency("human pace, last patch", humanPace?.server.lastPatch),
    latency("the relay's", humanPace?.relay.lastPatch),
    latency("people before there are bots", botTables?.without.acknowledged),
    latency(`beside ${botTables?.tables} tables of bots`, botTables?.beside.acknowledged),
    latency("the last patch before", botTables?.without.lastPatch),
    latency("beside them", botTables?.beside.lastPatch),
    latency(`${tables?.tables} tables, acknowledged`, tables?.pace.acknowledged),
    latency(`${tables?.tables} tables, last patch`, tables?.pace.lastPatch),
    tables && ["event loop late by", roundTo(2, tables.loopDelay.p50), roundTo(2, tables.loopDelay.p99), ""],
    latency(`back to the view, within ${reconnect?.withinSeconds} s`, reconnect?.spread),
    latency("back to the view, all in one instant", reconnect?.together),
    ...(growth?.kept ?? []).map((kept) => latency(`a table loaded, ${kept.tables} kept`, kept.load)),
  ];
}

function memories({ memory, tables }: Measured): (Row | undefined)[] {
  return [
    bytes("idle socket", memory?.idleSocket.server),
    bytes("bare Socket.IO's", memory?.idleSocket.relay),
    bytes("table in play, at full speed", memory?.tableInPlay),
    bytes(`table in play, of ${tables?.tables}`, tables?.perTable),
  ];
}

function drive(name: string, measured: Drive | undefined): Row | undefined {
  if (measured === undefined) return undefined;
  const { perSecond, microsPerAction, serverBusy, generatorBusy } = measured;
  return [name, short(perSecond), short(microsPerAction), roundTo(2, serverBusy), roundTo(2, generatorBusy)];
}

function latency(name: string, measured: Latency | undefined): Row | undefined {
  return measured && [name, roundTo(2, measured.p50), roundTo(2, measured.p99), measured.count];
}

function bytes(name: string, measured: Bytes | undefined): Row | undefined {
  return measured && [name, kilobytes(measured.resident), kilobytes(measured.heap)];
}

function kilobytes(count: number): number {
  return roundTo(1, count / 1024);
}
