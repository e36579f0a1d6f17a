import { GOAL_HEAD, goalRow, short } from "@harbor/cli/goal";
import { roundTo } from "@harbor/cli/numbers";
import { textTable } from "@harbor/cli/table";
import type { Drive } from "./flatOut.ts";
import { goalsOf, type Measured } from "./goals.ts";
import type { Latency } from "./humanPace.ts";

export function describe(measured: Measured): string {
  const { fullSpeed, humanPace, botTables, memory, reconnect, growth } = measured;
  const { embedded, postgres, relay, boardgameio } = fullSpeed;
  return [
    textTable(
      ["at full speed", "actions a second", "µs of processor each", "server busy", "generator busy"],
      [
        drive("server, embedded store", embedded),
        ...(postgres === undefined ? [] : [drive("server, PostgreSQL", postgres)]),
        drive("bare relay", relay),
        drive("boardgame.io", boardgameio),
        ...growth.kept.map((kept) => drive(`with ${kept.tables} tables kept`, kept.drive)),
        drive("first round of games", growth.rounds.first),
        drive("last round of games", growth.rounds.last),
      ],
    ),
    textTable(
      ["milliseconds", "p50", "p99", "measured"],
      [
        latency("human pace, acknowledged", humanPace.server.acknowledged),
        latency("the relay's", humanPace.relay.acknowledged),
        latency("human pace, last patch", humanPace.server.lastPatch),
        latency("the relay's", humanPace.relay.lastPatch),
        latency("people before there are bots", botTables.without.acknowledged),
        latency(`beside ${botTables.tables} tables of bots`, botTables.beside.acknowledged),
        latency("the last patch before", botTables.without.lastPatch),
        latency("beside them", botTables.beside.lastPatch),
        latency(`back to the view, within ${reconnect.withinSeconds} s`, reconnect.spread),
        latency("back to the view, all in one instant", reconnect.together),
        ...growth.kept.map(({ tables, load }) => latency(`a table loaded, ${tables} kept`, load)),
      ],
    ),
    textTable(
      ["memory in KB", "resident", "heap"],
      [
        ["idle socket", kilobytes(memory.idleSocket.server.resident), kilobytes(memory.idleSocket.server.heap)],
        ["bare Socket.IO's", kilobytes(memory.idleSocket.relay.resident), kilobytes(memory.idleSocket.relay.heap)],
        ["table in play", kilobytes(memory.tableInPlay.resident), kilobytes(memory.tableInPlay.heap)],
      ],
    ),
    textTable(GOAL_HEAD, goalsOf(measured).map(goalRow)),
  ].join("\n\n");
}

function drive(name: string, { perSecond, microsPerAction, serverBusy, generatorBusy }: Drive) {
  return [name, short(perSecond), short(microsPerAction), roundTo(2, serverBusy), roundTo(2, generatorBusy)];
}

function latency(name: string, { p50, p99, count }: Latency) {
  return [name, roundTo(2, p50), roundTo(2, p99), count];
}

function kilobytes(bytes: number): number {
  return roundTo(1, bytes / 1024);
}
