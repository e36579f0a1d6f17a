import { freshChance, openDice, seedFrom } from "@harbor/kit";
import { type AnyGame, GAMES } from "../src/games.ts";
import { pause, TestClient } from "../test/client.ts";
import { Sights } from "../test/player.ts";
import { Witness } from "../test/witness.ts";
import { type Audit, audit } from "./audit.ts";
import { FAULTS, type FaultName, type Lengths } from "./faults.ts";
import { insistOn, type LaidTable, playLane } from "./lane.ts";
import { openSleeper } from "./sleeper.ts";
import { openStage, type Stage, type StageName } from "./stage.ts";

export type FaultPlan = {
  readonly stage: StageName;
  /** How many faults. */
  readonly kills: number;
  readonly seed: string;
  /** By default, every game with every number of seats. */
  readonly kinds?: readonly Kind[];
  /** By default, every fault that can happen there. */
  readonly faults?: readonly FaultName[];
  readonly lengths?: Lengths;
};
export type Kind = { readonly game: AnyGame; readonly mode: string; readonly seats: number };

export type FaultReport = Audit & {
  readonly kills: number;
  /** How many times each fault happened. */
  readonly faults: Readonly<Partial<Record<FaultName, number>>>;
  /** Clocks that rightly ran out on somebody who did nothing for the whole time. */
  readonly justly: number;
  readonly seconds: number;
};

const PEOPLE = 8;
/** The longest pause between faults. */
const LONGEST_PEACE_MS = 1200;
const REPLAY_MS = 3000;
const READY_MS = 60_000;
/** A player's clock; long faults outlast it. */
export const CLOCK_SECONDS = 30;
const LENGTHS: Lengths = { long: CLOCK_SECONDS * 1000 + 3000, short: 3000 };

/** Has people play at full speed while one fault follows another, and compares the store with what they were told. */
export async function playThroughFaults(plan: FaultPlan): Promise<FaultReport> {
  const { kills, seed, kinds = kindsOf(GAMES) } = plan;
  const started = performance.now();
  const witness = new Witness();
  const stage = await openStage(plan.stage);
  const people: Sights[] = [];
  const tables: LaidTable[] = [];
  const faults: Partial<Record<FaultName, number>> = {};
  try {
    for (let one = 0; one < PEOPLE; one += 1) people.push(new Sights(await TestClient.arrive(stage.url)));
    const sleeper = await openSleeper(stage.url, CLOCK_SECONDS);
    let isOver = false;
    const lanes = kinds.map(({ game, mode, seats }, lane) =>
      playLane(
        {
          game,
          mode,
          seats,
          clock: CLOCK_SECONDS,
          people: Array.from({ length: seats }, (_, seat) => people[(lane + seat) % PEOPLE]).filter(isGiven),
          witness,
          dice: openDice(freshChance(seedFrom(`${seed}/lane ${lane}`))),
        },
        () => isOver,
        (table) => tables.push(table),
      ),
    );
    const striking = strikeAgainAndAgain(plan, stage, witness, {
      onStrike(name) {
        faults[name] = (faults[name] ?? 0) + 1;
      },
      onBlackOut: (ms) => sleeper.forgive(ms),
    }).finally(() => {
      isOver = true;
    });
    // A lane that stops is a finding, and then any other findings matter too.
    const ends = await Promise.allSettled([...lanes, striking]);
    const standstills = ends.flatMap((end) => (end.status === "rejected" ? [String(end.reason)] : []));
    sleeper.leave();
    await waitForReplays(people[0], tables);
    for (const { server } of stage.actors) await server.stop();
    const seconds = Number(((performance.now() - started) / 1000).toFixed(1));
    const onlyKills = Object.keys(faults).every((name) => name === "kill");
    // Other faults are rightly logged.
    const said = onlyKills ? stage.actors.map(({ server }) => server.complaints).join("") : "";
    const found = await audit(stage.place, witness, tables, said);
    const problems = [...standstills, ...sleeper.problems, ...found.problems];
    return { kills, faults, seconds, justly: sleeper.justly, ...found, problems };
  } finally {
    for (const { client } of people) client.close();
    await stage.stop();
  }
}

/** Every mode of these games with every number of seats. */
export function kindsOf(games: readonly AnyGame[]): Kind[] {
  return games.flatMap((game) =>
    game.modes.flatMap(({ id, seats }) => seats.map((count) => ({ game, mode: id, seats: count }))),
  );
}

type Told = { onStrike(name: FaultName): void; onBlackOut(ms: number): void };

async function strikeAgainAndAgain(
  { kills, seed, faults, lengths = LENGTHS }: FaultPlan,
  stage: Stage,
  witness: Witness,
  { onStrike, onBlackOut }: Told,
): Promise<void> {
  const dice = openDice(freshChance(seedFrom(seed)));
  const possible = FAULTS.filter(
    ({ name, isFor = () => true }) => (faults === undefined || faults.includes(name)) && isFor(stage),
  );
  if (possible.length === 0) throw new Error(`none of these faults can happen with ${stage.name}`);
  let left: typeof possible = [];
  for (let kill = 0; kill < kills; kill += 1) {
    const before = witness.acknowledged.length;
    // A fault proves nothing unless somebody got through to the server since the last one.
    await insistOn(async () => {
      if (witness.acknowledged.length === before) throw new Error("nobody can reach the server");
    });
    await pause(dice.below(LONGEST_PEACE_MS));
    // Every kind once before any of them repeats.
    if (left.length === 0) left = possible;
    const fault = left[dice.below(left.length)];
    if (fault === undefined) continue;
    left = left.filter((one) => one !== fault);
    onStrike(fault.name);
    await fault.strike({
      stage,
      dice,
      lengths,
      async blackOut(ms) {
        await pause(ms);
        onBlackOut(ms);
      },
    });
    for (const { server } of stage.actors) await waitUntilReady(server, fault.name);
    stage.spread();
  }
}

async function waitUntilReady(server: Stage["actors"][number]["server"], after: FaultName): Promise<void> {
  await insistOn(async () => {
    if (!server.isAlive) throw new Error(`after "${after}" a server is dead: ${server.complaints.slice(-500)}`);
    const { status } = await fetch(`${server.url}/ready`, { signal: AbortSignal.timeout(5000) });
    if (status !== 200) throw new Error(`after "${after}" a server is not ready again: ${status}`);
  }, READY_MS);
}

/** A replay is made after the last action; if the server was killed in between, the next visit makes it. */
async function waitForReplays(somebody: Sights | undefined, tables: readonly LaidTable[]): Promise<void> {
  for (const { code } of tables) {
    await insistOn(async () => {
      const answer = await somebody?.client.request("GET", `/api/tables/${code}/replay`);
      if (answer?.status !== 200) throw new Error(`table ${code} has no replay: ${answer?.text}`);
    }, REPLAY_MS).catch(() => undefined);
  }
}

function isGiven<Value>(value: Value | undefined): value is Value {
  return value !== undefined;
}
