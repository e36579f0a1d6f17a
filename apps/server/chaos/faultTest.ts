import { type Dice, freshChance, openDice, readReplay, seedFrom } from "@harbor/kit";
import { type AnyGame, GAMES } from "../src/games.ts";
import { openStore, type StorePlace } from "../src/store/openStore.ts";
import type { Store } from "../src/store/store.ts";
import { cardOf } from "../src/tables/summary.ts";
import { pause, TestClient } from "../test/client.ts";
import { Sights } from "../test/player.ts";
import { ServerProcess } from "../test/serverProcess.ts";
import { auditLog, auditReplay, type Deed, Witness } from "../test/witness.ts";
import { insistOn, type LaidTable, playLane } from "./lane.ts";

export type KillPlan = {
  readonly place: StorePlace;
  readonly kills: number;
  readonly seed: string;
  /** All the games there are with every number of seats, unless others are named. */
  readonly kinds?: readonly Kind[];
};
export type Kind = { readonly game: AnyGame; readonly mode: string; readonly seats: number };

export type KillReport = {
  readonly kills: number;
  /** Commands that were answered with ok. */
  readonly acked: number;
  readonly lost: number;
  readonly duplicated: number;
  /** Behind something in the log that was sent only after they had been acknowledged. */
  readonly misordered: number;
  readonly refused: number;
  readonly games: number;
  readonly finished: number;
  readonly seconds: number;
  /** Everything that is not as it should be, in words; empty when all is well. */
  readonly problems: readonly string[];
};

const PEOPLE = 8;
/** A server lives so long at most, from its first answer on. */
const LONGEST_LIFE_MS = 1200;
const LONGEST_PAUSE_MS = 100;
const REPLAY_MS = 3000;

/** Lets people play at full speed while the server is killed again and again, and holds the store against what they were told. */
export async function killWhilePlaying({ place, kills, seed, kinds = allKinds() }: KillPlan): Promise<KillReport> {
  const started = performance.now();
  const dice = openDice(freshChance(seedFrom(seed)));
  const witness = new Witness();
  const server = await ServerProcess.start({
    DATA: place.dataFolder,
    ...(place.databaseUrl !== undefined && { DATABASE_URL: place.databaseUrl }),
  });
  const people: Sights[] = [];
  try {
    for (let one = 0; one < PEOPLE; one += 1) people.push(new Sights(await TestClient.arrive(server.url)));
    let isOver = false;
    const tables: LaidTable[] = [];
    const lanes = kinds.map(({ game, mode, seats }, lane) =>
      playLane(
        {
          game,
          mode,
          seats,
          people: Array.from({ length: seats }, (_, seat) => people[(lane + seat) % PEOPLE]).filter(isGiven),
          witness,
          dice: openDice(freshChance(seedFrom(`${seed}/lane ${lane}`))),
        },
        () => isOver,
        (table) => tables.push(table),
      ),
    );
    const killing = killAgainAndAgain(server, witness, kills, dice).finally(() => {
      isOver = true;
    });
    // A lane that comes to a standstill is a finding, and what else is wrong is worth knowing then.
    const ends = await Promise.allSettled([...lanes, killing]);
    const standstills = ends.flatMap((end) => (end.status === "rejected" ? [String(end.reason)] : []));
    await waitForReplays(people[0], tables);
    await server.stop();
    const seconds = Number(((performance.now() - started) / 1000).toFixed(1));
    const report = await audit(place, witness, tables, server.complaints);
    return { kills, seconds, ...report, problems: [...standstills, ...report.problems] };
  } finally {
    for (const { client } of people) client.close();
    await server.kill();
  }
}

function allKinds(): Kind[] {
  return GAMES.flatMap((game) =>
    game.modes.flatMap(({ id, seats }) => seats.map((count) => ({ game, mode: id, seats: count }))),
  );
}

async function killAgainAndAgain(server: ServerProcess, witness: Witness, kills: number, dice: Dice): Promise<void> {
  for (let kill = 0; kill < kills; kill += 1) {
    const before = witness.acknowledged.length;
    // A server that is killed before anybody got through to it would prove nothing.
    await insistOn(async () => {
      if (witness.acknowledged.length === before) throw new Error("nobody gets through to the server");
    });
    await pause(dice.below(LONGEST_LIFE_MS));
    await server.kill();
    await pause(dice.below(LONGEST_PAUSE_MS));
    await server.start();
  }
}

/** A replay is made after the game's last action; a server killed in between makes it when the table is next opened. */
async function waitForReplays(somebody: Sights | undefined, tables: readonly LaidTable[]): Promise<void> {
  for (const { code } of tables) {
    await insistOn(async () => {
      const answer = await somebody?.client.request("GET", `/api/tables/${code}/replay`);
      if (answer?.status !== 200) throw new Error(`table ${code} has no replay: ${answer?.text}`);
    }, REPLAY_MS).catch(() => undefined);
  }
}

async function audit(
  place: StorePlace,
  witness: Witness,
  tables: readonly LaidTable[],
  said: string,
): Promise<Omit<KillReport, "kills" | "seconds">> {
  const deeds = new Map<string, Deed[]>();
  for (const deed of witness.deeds) deeds.set(deed.table, [...(deeds.get(deed.table) ?? []), deed]);
  const problems: string[] = said === "" ? [] : [`the server logged: ${said.slice(0, 500)}`];
  const sums = { lost: 0, duplicated: 0, misordered: 0, refused: 0, finished: 0 };
  const store = await openStore(place);
  try {
    for (const { code, game } of tables) {
      const table = await store.tableByCode(code);
      const entries = table === undefined ? [] : await store.entriesAfter(table.id, 0);
      const { lost, duplicated, misordered, overruled } = auditLog(deeds.get(code) ?? [], entries);
      for (const id of lost) problems.push(`table ${code}: ${id} was acknowledged and is lost`);
      for (const id of duplicated) problems.push(`table ${code}: ${id} counts more than once`);
      for (const id of overruled) problems.push(`table ${code}: ${id} was refused and is in the log`);
      for (const id of misordered) problems.push(`table ${code}: ${id} stands behind what came after it`);
      for (const { answer } of deeds.get(code) ?? []) {
        if (answer?.ok !== false) continue;
        sums.refused += 1;
        problems.push(`table ${code}: what was legal was refused: ${JSON.stringify(answer)}`);
      }
      const text = table && (await replayOf(store, table.card));
      const wrong = text === undefined ? "has no replay" : whatIsWrong(game, text, witness, code, entries);
      if (wrong !== undefined) problems.push(`table ${code}: ${wrong}`);
      sums.lost += lost.length;
      sums.duplicated += duplicated.length;
      sums.misordered += misordered.length;
      sums.finished += table?.status === "finished" ? 1 : 0;
    }
  } finally {
    await store.close();
  }
  return { acked: witness.acknowledged.length, ...sums, games: tables.length, problems };
}

async function replayOf(store: Store, card: unknown): Promise<string | undefined> {
  const { replay } = cardOf(card);
  return replay === undefined ? undefined : (await store.replay(replay))?.text;
}

function whatIsWrong(
  game: AnyGame,
  text: string,
  witness: Witness,
  code: string,
  entries: readonly { readonly body: unknown }[],
): string | undefined {
  const acted = entries.filter(({ body }) => typeof body === "object" && body !== null && "action" in body);
  const replay = readReplay(text);
  if (replay.ok && replay.value.moves.length !== acted.length) return "the replay has not the moves of the log";
  return auditReplay(game, text, witness.seenAt(code));
}

function isGiven<Value>(value: Value | undefined): value is Value {
  return value !== undefined;
}
