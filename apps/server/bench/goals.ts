import { atLeast, atMost, type Goal } from "@harbor/cli/goal";
import type { BotTables } from "./botTables.ts";
import type { FullSpeed } from "./fullSpeed.ts";
import type { Growth } from "./growth.ts";
import type { HumanPace } from "./humanPace.ts";
import type { Memory } from "./memory.ts";
import type { Reconnect } from "./reconnect.ts";
import { type SideBySide, speedup } from "./sideBySide.ts";
import type { TablesInPlay } from "./tablesInPlay.ts";

/** By part; absent if the part was not requested or cannot be measured here. */
export type Measured = {
  readonly fullSpeed?: FullSpeed | undefined;
  readonly processes?: SideBySide | undefined;
  readonly humanPace?: HumanPace | undefined;
  readonly botTables?: BotTables | undefined;
  readonly tables?: TablesInPlay | undefined;
  readonly memory?: Memory | undefined;
  readonly reconnect?: Reconnect | undefined;
  readonly growth?: Growth | undefined;
};

/** The goals, each beside what was measured. */
export function goalsOf({
  fullSpeed,
  processes,
  humanPace,
  botTables,
  tables,
  memory,
  reconnect,
  growth,
}: Measured): Goal[] {
  return [
    ...(fullSpeed === undefined ? [] : ofFullSpeed(fullSpeed)),
    ...(processes === undefined ? [] : ofProcesses(processes)),
    ...(humanPace === undefined ? [] : ofHumanPace(humanPace)),
    ...(botTables === undefined ? [] : ofBots(botTables)),
    ...(tables === undefined ? [] : ofTables(tables)),
    ...(memory === undefined ? [] : ofMemory(memory)),
    ...(reconnect === undefined ? [] : ofReconnect(reconnect)),
    ...(growth === undefined ? [] : ofGrowth(growth)),
  ];
}

function ofFullSpeed({ embedded, postgres, relay, boardgameio, patchBytes }: FullSpeed): Goal[] {
  return [
    atLeast("full speed, share of the bare relay's actions a second", embedded.perSecond / relay.perSecond, 0.5),
    atLeast("the same by processor time for each action", relay.microsPerAction / embedded.microsPerAction, 0.5),
    atLeast("full speed, times boardgame.io's moves a second", embedded.perSecond / boardgameio.perSecond, 4),
    ...(postgres === undefined
      ? []
      : [atLeast("on PostgreSQL, share of the bare relay's", postgres.perSecond / relay.perSecond, 0.4)]),
    atMost("bytes for an action and recipient, median", patchBytes.median, 600),
  ];
}

function ofProcesses(measured: SideBySide): Goal[] {
  const { processes } = measured;
  return [
    atLeast(`${processes} processes, times one's rate if each has a core, by processor time`, speedup(measured), 1.6),
  ];
}

function ofHumanPace({ server, relay: bare }: HumanPace): Goal[] {
  return [
    atMost("human pace, acknowledged, p99 in ms", server.acknowledged.p99, 5),
    atMost("human pace, acknowledged, p99 against the relay's", server.acknowledged.p99 / bare.acknowledged.p99, 3),
    atMost("human pace, last patch, p99 in ms", server.lastPatch.p99, 5),
    atMost("human pace, last patch, p99 against the relay's", server.lastPatch.p99 / bare.lastPatch.p99, 3),
  ];
}

function ofBots(botTables: BotTables): Goal[] {
  return [
    atMost(
      `beside ${botTables.tables} tables of bots, acknowledged, p99 against that without`,
      botTables.beside.acknowledged.p99 / botTables.without.acknowledged.p99,
      2,
    ),
    atMost("the same for the last patch", botTables.beside.lastPatch.p99 / botTables.without.lastPatch.p99, 2),
    atMost("event loop's lag beside them, p99 in ms", botTables.beside.loopLagP99, 20),
  ];
}

const KB = 1024;
const TABLE_KB = 150;

function ofTables({ tables, perTable }: TablesInPlay): Goal[] {
  return [atMost(`resident KB of a table in play, of ${tables}`, perTable.resident / KB, TABLE_KB)];
}

function ofMemory({ idleSocket, tableInPlay }: Memory): Goal[] {
  return [
    atMost(
      "resident memory of an idle socket, times bare Socket.IO's",
      idleSocket.server.resident / idleSocket.relay.resident,
      1.5,
    ),
    atMost("resident KB of a table in play, played at full speed", tableInPlay.resident / KB, TABLE_KB),
  ];
}

function ofReconnect({ spread, wrongViews }: Reconnect): Goal[] {
  return [
    atMost("back to the right view within 10 s, p99 in ms", spread.p99, 250),
    atMost("wrong views after coming back", wrongViews, 0),
  ];
}

function ofGrowth({ kept, rounds }: Growth): Goal[] {
  const few = kept[0];
  const many = kept.at(-1);
  return [
    atMost("an idle table loaded, p99 in ms", Math.max(...kept.map(({ load }) => load.p99)), 20),
    atLeast(
      `actions a second with ${many?.tables} tables kept, share of those with ${few?.tables}`,
      (many?.drive.perSecond ?? 0) / (few?.drive.perSecond ?? 1),
      0.8,
    ),
    atMost(
      "an action of the last round, times one of the first by processor time",
      rounds.last.microsPerAction / rounds.first.microsPerAction,
      1.25,
    ),
  ];
}
