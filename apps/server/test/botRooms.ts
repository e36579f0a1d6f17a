import type { Worker } from "node:worker_threads";
import type { TableSettings } from "@harbor/protocol";
import { Thinkers, type ThinkersPlan } from "../src/bots/thinkers.ts";
import { startThinkingWorker } from "../src/bots/thread.ts";
import { GAMES, personsIn } from "../src/games.ts";
import type { Room } from "../src/tables/room.ts";
import type { RoomsDeps } from "../src/tables/rooms.ts";
import { ADA, give, openTestRooms, type TestRooms } from "../src/tables/roomsFixture.ts";

export type BotRooms = Pick<TestRooms, "rooms" | "store" | "gone" | "plan" | "seat"> & {
  readonly thinkers: Thinkers;
  /** The living threads. */
  readonly workers: ReadonlySet<Worker>;
  /** Errors at tables, without those of threads that a test killed. */
  readonly errors: unknown[];
  /** How decisions were made. */
  readonly decided: Record<"as-asked" | "quickly" | "not-at-all", number>;
  close(): Promise<void>;
};

/** Rooms without a network whose bots think in threads, at once unless a test says otherwise. */
export async function openBotRooms(
  change: Partial<RoomsDeps> = {},
  thinking: Partial<ThinkersPlan> = {},
): Promise<BotRooms> {
  const errors: unknown[] = [];
  const workers = new Set<Worker>();
  const decided = { "as-asked": 0, quickly: 0, "not-at-all": 0 };
  const start = thinking.start ?? startThinkingWorker;
  const thinkers = new Thinkers({
    workers: 2,
    captainMs: 20,
    onBackgroundError: (error) => void errors.push(error),
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
  const fixture = await openTestRooms({
    botDelayMs: 0,
    think: (table) => (situation) => thinkers.think(table, situation),
    onBackgroundError: (error) => void errors.push(error),
    ...change,
  });
  return {
    ...fixture,
    thinkers,
    workers,
    errors,
    decided,
    async close() {
      await fixture.close();
      await thinkers.close();
    },
  };
}

/** A table of bots only, taken from these strengths in turn; it plays by itself from now on. */
export async function startBots(
  { rooms }: Pick<BotRooms, "rooms">,
  strengths: readonly string[],
  settings: Partial<TableSettings> = {},
): Promise<Room> {
  const [game] = GAMES;
  const code = await rooms.create(ADA, {
    game: game?.id ?? "",
    options: { mode: "short", seats: 2 },
    isPublic: false,
    spectators: true,
    ...settings,
  });
  const table = await rooms.byCode(code);
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

/** Waits until a condition holds, however busy the machine is. */
export async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await new Promise((resolve) => setTimeout(resolve, 5));
}

/** Every mode of every game with every number of seats, and with each value of its other options in turn. */
export function tableOf(nth: number): Pick<TableSettings, "game" | "options"> {
  const { game, mode, seats } = TABLES[nth % TABLES.length] ?? {};
  if (game === undefined) throw new Error("there is no game");
  const others = game.options
    .filter(({ modes }) => modes === undefined || modes.includes(mode ?? ""))
    .map(({ id, values }) => [id, values[Math.floor(nth / TABLES.length) % values.length]]);
  return { game: game.id, options: { mode, seats, ...Object.fromEntries(others) } };
}

const TABLES = GAMES.flatMap((game) =>
  game.modes.flatMap(({ id, seats }) => seats.map((count) => ({ game, mode: id, seats: count }))),
);

export const TABLE_COUNT = TABLES.length;
