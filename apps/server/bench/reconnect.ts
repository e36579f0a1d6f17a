import { z } from "zod";
import { gather, startHarbor } from "./contenders.ts";
import { driveTo, openGames } from "./flatOut.ts";
import { type Latency, latencyOf } from "./humanPace.ts";
import type { Plan } from "./plan.ts";
import { ask, connect, each, pause } from "./players.ts";
import type { Recording } from "./recordings.ts";

/** Milliseconds from the start of connecting until the view is right. */
export type Reconnect = {
  readonly sockets: number;
  readonly withinSeconds: number;
  readonly spread: Latency;
  /** The same with everybody reconnecting at once. */
  readonly together: Latency;
  readonly wrongViews: number;
};

type Visitor = {
  readonly code: string;
  readonly cookie: string;
  socket: Awaited<ReturnType<typeof connect>>;
  game: string;
};

const snapshotSchema = z.object({ snapshot: z.object({ view: z.object({ game: z.unknown() }) }) });
const GONE_MS = 1500;

export async function measureReconnect(
  plan: Plan["reconnect"],
  recordings: readonly Recording[],
  folder: string,
): Promise<Reconnect> {
  const harbor = await startHarbor({ folder });
  const { url } = harbor.process;
  const games = (await openGames(harbor, await gather(harbor, plan.tables), recordings)).flat();
  await driveTo(harbor, games, ({ next, moves }) => next >= moves.length / 2);
  const visitors: Visitor[] = games.flatMap(({ code, party }) =>
    party.map(({ socket, cookie }) => ({ code, cookie, socket, game: "" })),
  );
  await each(visitors, async (visitor) => {
    visitor.game = await watch(visitor);
  });

  let wrongViews = 0;
  async function comeBack(withinMs: number): Promise<Latency> {
    for (const { socket } of visitors) socket.disconnect();
    await pause(GONE_MS);
    const times = await Promise.all(
      visitors.map(async (visitor) => {
        await pause(Math.random() * withinMs);
        const started = performance.now();
        visitor.socket = await connect(url, visitor.cookie);
        const game = await watch(visitor);
        const took = performance.now() - started;
        if (game !== visitor.game) wrongViews += 1;
        return took;
      }),
    );
    return latencyOf(times);
  }
  const spread = await comeBack(plan.withinMs);
  const together = await comeBack(0);
  for (const { socket } of visitors) socket.disconnect();
  await harbor.stop();
  return { sockets: visitors.length, withinSeconds: plan.withinMs / 1000, spread, together, wrongViews };
}

/** A person's view of the game, as text. */
async function watch({ socket, code }: Visitor): Promise<string> {
  const { snapshot } = snapshotSchema.parse(await ask(socket, "watch", { table: code }));
  return JSON.stringify(snapshot.view.game);
}
