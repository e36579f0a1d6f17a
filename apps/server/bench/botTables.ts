import { randomUUID } from "node:crypto";
import { z } from "zod";
import { type Contender, startHarbor } from "./contenders.ts";
import { freshTimes, type Pace, paceOf, playCalmly, watchGames } from "./humanPace.ts";
import type { Plan } from "./plan.ts";
import { ask, count, each, pause } from "./players.ts";
import type { Recording } from "./recordings.ts";

/** The same people on the same server, before and while bots play at tables of their own. */
export type BotTables = {
  readonly tables: number;
  readonly decisionsPerSecond: number;
  readonly without: Pace & { readonly loopLagP99: number };
  readonly beside: Pace & { readonly loopLagP99: number };
};

const MODE = "long";
const SEATS = 3;
/** Time for the threads to start and settle. */
const SETTLING_MS = 5000;

export async function measureBotTables(
  { tables, people, ms }: Plan["botTables"],
  recordings: readonly Recording[],
  folder: string,
): Promise<BotTables> {
  const contender = await startHarbor({ folder });
  const games = await watchGames(contender, { tables: people, ms: 2 * ms }, recordings);
  const phase = async () => {
    const times = freshTimes();
    await readMetrics(contender);
    await playCalmly(games, ms, times);
    return { ...paceOf(times), loopLagP99: (await readMetrics(contender)).loopLagP99 };
  };
  const without = await phase();
  await startBotTables(contender, recordings[0]?.game ?? "", tables);
  await pause(SETTLING_MS);
  const { decisions } = await readMetrics(contender);
  const started = performance.now();
  const beside = await phase();
  const seconds = (performance.now() - started) / 1000;
  const decisionsPerSecond = ((await readMetrics(contender)).decisions - decisions) / seconds;
  for (const { game } of games) for (const { socket } of game.party) socket.disconnect();
  await contender.stop();
  return { tables, decisionsPerSecond, without, beside };
}

const codeSchema = z.object({ code: z.string() });
const gamesSchema = z.object({
  games: z.array(z.object({ id: z.string(), bots: z.array(z.object({ id: z.string(), strength: z.string() })) })),
});

/** Tables with mates only, unwatched by their hosts. */
async function startBotTables(contender: Contender, game: string, tables: number): Promise<void> {
  const { url } = contender.process;
  const listed = gamesSchema.parse(await (await fetch(`${url}/api/games`)).json());
  const mates = listed.games.find(({ id }) => id === game)?.bots.filter(({ strength }) => strength === "mate") ?? [];
  await each(count(tables), async () => {
    const host = await contender.arrive();
    const response = await fetch(`${url}/api/tables`, {
      method: "POST",
      headers: { cookie: host.cookie, "content-type": "application/json" },
      body: JSON.stringify({
        settings: { game, options: { mode: MODE, seats: SEATS }, isPublic: false, spectators: true },
      }),
    });
    const { code } = codeSchema.parse(await response.json());
    await ask(host.socket, "watch", { table: code });
    const order = (command: object) => ask(host.socket, "do", { table: code, id: randomUUID(), command });
    for (const seat of count(SEATS)) await order({ do: "add-bot", seat, bot: mates[seat]?.id });
    await order({ do: "start" });
    host.socket.disconnect();
  });
}

async function readMetrics({ process: { url } }: Contender): Promise<{ decisions: number; loopLagP99: number }> {
  const text = await (await fetch(`${url}/metrics`)).text();
  const numbers = (name: string) =>
    [...text.matchAll(new RegExp(`^${name}(?:\\{[^}]*\\})? (\\S+)$`, "gm"))].map(([, value]) => Number(value));
  return {
    decisions: numbers("harbor_bot_decisions_total").reduce((sum, one) => sum + one, 0),
    loopLagP99: (numbers("nodejs_eventloop_lag_p99_seconds")[0] ?? 0) * 1000,
  };
}
