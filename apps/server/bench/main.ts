import { loadavg } from "node:os";
import { BadInput, runCommand } from "@harbor/cli/command";
import { rounded } from "@harbor/cli/goal";
import { keepReport } from "@harbor/cli/keep";
import { createDatabase, findPostgres } from "../test/postgresServer.ts";
import { measureBotTables } from "./botTables.ts";
import { withFolder } from "./contenders.ts";
import { measureFullSpeed } from "./fullSpeed.ts";
import { goalsOf, type Measured } from "./goals.ts";
import { measureGrowth } from "./growth.ts";
import { measureHumanPace } from "./humanPace.ts";
import { measureMemory } from "./memory.ts";
import { FULL, type Plan, QUICK } from "./plan.ts";
import { measureReconnect } from "./reconnect.ts";
import { recordGames } from "./recordings.ts";
import { describe } from "./report.ts";
import { measureSideBySide } from "./sideBySide.ts";
import { measureTables } from "./tablesInPlay.ts";

const help = `
Measures the server against a bare Socket.IO relay and boardgame.io's server in the same run. Each is a
separate process; this one sends the actions of games played beforehand, with real Socket.IO clients.

  npm run -s bench:server -- --json
  npm run -s bench:server -- processes tables

  --json    one JSON object: fullSpeed, processes, humanPace, botTables, tables, memory, reconnect, growth, goals
  --quick   everything for a moment only, to see that it works: the numbers mean little
  --keep    writes the report to bench/server-<date>.json, too

A full run takes about twelve minutes; name parts to run only those. PostgreSQL is measured
if DATABASE_URL names one, one answers on its usual port or one can be started; several processes if redis-server
is installed too.
`;

const PARTS = ["fullSpeed", "processes", "humanPace", "botTables", "tables", "memory", "reconnect", "growth"] as const;
type Part = (typeof PARTS)[number];

/** Measures one requested part after another. */
async function measure(plan: Plan, parts: ReadonlySet<Part>): Promise<Measured> {
  const recordings = recordGames(plan.recordings);
  async function ifWanted<Result>(part: Part, work: () => Promise<Result>): Promise<Result | undefined> {
    if (!parts.has(part)) return undefined;
    process.stderr.write(`measuring ${part} ...\n`);
    return work();
  }
  const driveAll = ({ fullSpeed }: Plan) =>
    withDatabase((url) => withFolder((folder) => measureFullSpeed(fullSpeed, recordings, folder, url)));
  const driven = await ifWanted("fullSpeed", () => driveAll(plan));
  return {
    fullSpeed: driven?.result,
    processes: await ifWanted("processes", () => measureSideBySide(plan.processes, recordings)),
    humanPace: await ifWanted("humanPace", async () => {
      // The relay sends the patches recorded at full speed.
      const { broadcasts } = driven ?? (await driveAll(QUICK));
      return withFolder((folder) => measureHumanPace(plan.humanPace, recordings, folder, broadcasts));
    }),
    botTables: await ifWanted("botTables", () =>
      withFolder((folder) => measureBotTables(plan.botTables, recordings, folder)),
    ),
    tables: await ifWanted("tables", () => measureTables(plan.tables, recordings)),
    memory: await ifWanted("memory", () => measureMemory(plan.memory, recordings)),
    reconnect: await ifWanted("reconnect", () =>
      withFolder((folder) => measureReconnect(plan.reconnect, recordings, folder)),
    ),
    growth: await ifWanted("growth", () => measureGrowth(plan.growth, recordings)),
  };
}

/** Runs with a database that is dropped afterwards; without one if there is no PostgreSQL. */
async function withDatabase<Result>(work: (url: string | undefined) => Promise<Result>): Promise<Result> {
  const postgres = await findPostgres();
  if (postgres === undefined) return work(undefined);
  const database = await createDatabase(postgres);
  try {
    return await work(database.url);
  } finally {
    await database.drop();
    postgres.stop();
  }
}

function partsNamed(names: readonly string[]): ReadonlySet<Part> {
  const parts = names.map((name) => {
    const part = PARTS.find((one) => one === name);
    if (part === undefined) throw new BadInput(`"${name}" is no part; there are ${PARTS.join(", ")}`);
    return part;
  });
  return new Set(parts.length === 0 ? PARTS : parts);
}

await runCommand({
  help,
  flags: {
    json: { type: "boolean", default: false },
    quick: { type: "boolean", default: false },
    keep: { type: "boolean", default: false },
  },
  async run({ values: { json, quick, keep }, positionals }) {
    const parts = partsNamed(positionals);
    // The machine's load before the benchmark: above 0 other programs were running.
    const [loadBefore] = loadavg();
    const measured = await measure(quick ? QUICK : FULL, parts);
    const report = rounded({ quick, loadBefore, ...measured, goals: goalsOf(measured) });
    if (keep) keepReport("server", report);
    process.stdout.write(json ? `${JSON.stringify(report)}\n` : `${describe(measured)}\n`);
  },
});
