import { atLeast, atMost, type Goal } from "@harbor/cli/goal";
import type { BotTables } from "./botTables.ts";
import type { FullSpeed } from "./fullSpeed.ts";
import type { Growth } from "./growth.ts";
import type { HumanPace } from "./humanPace.ts";
import type { Memory } from "./memory.ts";
import type { Reconnect } from "./reconnect.ts";

export type Measured = {
  readonly fullSpeed: FullSpeed;
  readonly humanPace: HumanPace;
  readonly botTables: BotTables;
  readonly memory: Memory;
  readonly reconnect: Reconnect;
  readonly growth: Growth;
};

/** What was wanted, beside what came of it. */
export function goalsOf({ fullSpeed, humanPace, botTables, memory, reconnect, growth }: Measured): Goal[] {
  const { embedded, postgres, relay, boardgameio } = fullSpeed;
  const { server, relay: bare } = humanPace;
  const few = growth.kept[0];
  const many = growth.kept.at(-1);
  return [
    atLeast("full speed, share of the bare relay's actions a second", embedded.perSecond / relay.perSecond, 0.4),
    atLeast("the same by processor time for each action", relay.microsPerAction / embedded.microsPerAction, 0.4),
    atLeast("full speed, times boardgame.io's moves a second", embedded.perSecond / boardgameio.perSecond, 5),
    ...(postgres === undefined
      ? []
      : [
          atLeast("on PostgreSQL, share of the bare relay's", postgres.perSecond / relay.perSecond, 0.4),
          atLeast("on PostgreSQL, times boardgame.io's", postgres.perSecond / boardgameio.perSecond, 5),
        ]),
    atMost("human pace, acknowledged, p99 in ms", server.acknowledged.p99, 30),
    atMost("human pace, acknowledged, p99 against the relay's", server.acknowledged.p99 / bare.acknowledged.p99, 3),
    atMost("human pace, last patch, p99 in ms", server.lastPatch.p99, 30),
    atMost("human pace, last patch, p99 against the relay's", server.lastPatch.p99 / bare.lastPatch.p99, 3),
    atMost(
      `beside ${botTables.tables} tables of bots, acknowledged, p99 against that without`,
      botTables.beside.acknowledged.p99 / botTables.without.acknowledged.p99,
      2,
    ),
    atMost("the same for the last patch", botTables.beside.lastPatch.p99 / botTables.without.lastPatch.p99, 2),
    atMost("event loop's lag beside them, p99 in ms", botTables.beside.loopLagP99, 20),
    atMost(
      "resident memory of an idle socket, times bare Socket.IO's",
      memory.idleSocket.server.resident / memory.idleSocket.relay.resident,
      1.5,
    ),
    atMost("bytes for an action and recipient, median", fullSpeed.patchBytes.median, 600),
    atMost("back to the right view within 10 s, p99 in ms", reconnect.spread.p99, 250),
    atMost("wrong views after coming back", reconnect.wrongViews, 0),
    atMost("an idle table loaded, p99 in ms", Math.max(...growth.kept.map(({ load }) => load.p99)), 20),
    atLeast(
      `actions a second with ${many?.tables} tables kept, share of those with ${few?.tables}`,
      (many?.drive.perSecond ?? 0) / (few?.drive.perSecond ?? 1),
      0.8,
    ),
    atMost(
      "an action of the last round, times one of the first by processor time",
      growth.rounds.last.microsPerAction / growth.rounds.first.microsPerAction,
      1.25,
    ),
  ];
}
