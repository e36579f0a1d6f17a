import type { Worker } from "node:worker_threads";
import type { TableSettings } from "@harbor/protocol";
import { Thinkers, type ThinkersPlan } from "../src/bots/thinkers.ts";
import { startThinkingWorker } from "../src/bots/thread.ts";
import { GAMES, personsIn } from "../src/games.ts";
import { ADA, give, openTestHost, type TestHost } from "../src/tables/hostFixture.ts";
import type { LiveTable } from "../src/tables/liveTable.ts";
import type { HostPlan } from "../src/tables/tableHost.ts";

export type BotHouse = Pick<TestHost, "host" | "store" | "gone" | "plan" | "seat"> & {
  readonly thinkers: Thinkers;
  /** The threads that are alive. */
  readonly workers: ReadonlySet<Worker>;
  /** What went wrong at tables, and not with threads on purpose. */
  readonly troubles: unknown[];
  /** How decisions came about. */
  readonly decided: Record<"as-asked" | "quickly" | "not-at-all", number>;
  close(): Promise<void>;
};

/** Tables without a network whose bots think in threads, at once unless a test wants it otherwise. */
export async function openBotHouse(
  change: Partial<HostPlan> = {},
  thinking: Partial<ThinkersPlan> = {},
): Promise<BotHouse> {
  const troubles: unknown[] = [];
  const workers = new Set<Worker>();
  const decided = { "as-asked": 0, quickly: 0, "not-at-all": 0 };
  const start = thinking.start ?? startThinkingWorker;
  const thinkers = new Thinkers({
    workers: 2,
    captainMs: 20,
    onTrouble: (error) => void troubles.push(error),
    measure: (how) => {
      decided[how] += 1;
    },
    ...thinking,
    start() {
      const worker = start();
      workers.add(worker);
      worker.on("exit", () => workers.delete(worker));
      return worker;
    },
  });
  const house = await openTestHost({
    botDelayMs: 0,
    think: (table) => (matter) => thinkers.think(table, matter),
    onTrouble: (error) => void troubles.push(error),
    ...change,
  });
  return {
    ...house,
    thinkers,
    workers,
    troubles,
    decided,
    async close() {
      await house.close();
      await thinkers.close();
    },
  };
}

/** A table of bots alone, chosen among the persons of these strengths in turn; it plays by itself from now on. */
export async function startBots(
  { host }: Pick<BotHouse, "host">,
  strengths: readonly string[],
  settings: Partial<TableSettings> = {},
): Promise<LiveTable> {
  const [game] = GAMES;
  const code = await host.create(ADA, {
    game: game?.id ?? "",
    options: { mode: "short", seats: 2 },
    isPublic: false,
    spectators: true,
    ...settings,
  });
  const table = await host.byCode(code);
  if (table === undefined) throw new Error("no table");
  const free = [...personsIn(table.game.id)];
  for (const seat of table.state.seats.keys()) {
    const wanted = strengths[seat % strengths.length];
    const nth = free.findIndex(({ strength }) => strength === wanted);
    const [person] = free.splice(Math.max(0, nth), 1);
    if (person === undefined) throw new Error(`there are not enough ${wanted}s`);
    await give(table, ADA, { do: "add-bot", seat, bot: person.id });
  }
  await give(table, ADA, { do: "start" });
  return table;
}

/** Waits until something is so, however busy the machine is. */
export async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await new Promise((resolve) => setTimeout(resolve, 5));
}

/** Every mode with every number of seats. */
export function allTables(): { readonly mode: string; readonly seats: number }[] {
  return GAMES.flatMap(({ modes }) =>
    modes.flatMap(({ id, seats }) => seats.map((count) => ({ mode: id, seats: count }))),
  );
}
