import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { createDatabase, findPostgres } from "../test/postgresServer.ts";
import { type KillReport, killWhilePlaying } from "./killTest.ts";

const HELP = `
Kills the server while people play at full speed, starts it again, and checks that nothing acknowledged is lost.

  npm run -s chaos -- --kills 20

  --kills   how often the server is killed on each store, 1 to 1000 (20 if not given)
  --store   embedded, postgres or both (both if not given)
  --seed    any text; the same text gives the same moments and players ("1" if not given)
  --json    one JSON object: kills (on each store), acked, lost, duplicated, finished, games, and the same by store

Ends with code 1 when anything acknowledged is lost or counts twice, a game does not end, or anything else is wrong.
`;

const STORES = ["embedded", "postgres"] as const;
type StoreName = (typeof STORES)[number];
type Plan = {
  readonly stores: readonly StoreName[];
  readonly kills: number;
  readonly seed: string;
  readonly json: boolean;
};

/** What a person gave and the command cannot use: one line for them. */
class BadInput extends Error {}

function readPlan(args: string[]): Plan {
  const { values } = parseFlags(args);
  const kills = /^\d+$/.test(values.kills) ? Number(values.kills) : Number.NaN;
  if (!(kills >= 1 && kills <= 1000))
    throw new BadInput(`--kills must be a whole number from 1 to 1000, not "${values.kills}"`);
  const stores = STORES.filter((name) => values.store === name || values.store === "both");
  if (stores.length === 0) throw new BadInput(`--store must be embedded, postgres or both, not "${values.store}"`);
  return { stores, kills, seed: values.seed, json: values.json };
}

function parseFlags(args: string[]) {
  try {
    return parseArgs({
      args,
      options: {
        kills: { type: "string", default: "20" },
        store: { type: "string", default: "both" },
        seed: { type: "string", default: "1" },
        json: { type: "boolean", default: false },
      },
    });
  } catch (error) {
    const [line] = String(error instanceof Error ? error.message : error).split(/\.\s/);
    throw new BadInput(`${line}; --help tells what there is`);
  }
}

async function killOn(store: StoreName, { kills, seed }: Plan): Promise<KillReport> {
  const dataFolder = mkdtempSync(join(tmpdir(), "harbor-chaos-"));
  try {
    if (store === "embedded") return await killWhilePlaying({ place: { dataFolder }, kills, seed });
    const postgres = await findPostgres();
    if (postgres === undefined) throw new BadInput("no PostgreSQL server answers and none could be started");
    try {
      const database = await createDatabase(postgres);
      try {
        return await killWhilePlaying({ place: { dataFolder, databaseUrl: database.url }, kills, seed });
      } finally {
        await database.drop();
      }
    } finally {
      postgres.stop();
    }
  } finally {
    rmSync(dataFolder, { recursive: true, force: true });
  }
}

type NamedReport = { readonly store: StoreName } & KillReport;

function describe({ store, kills, acked, lost, duplicated, games, finished, seconds, problems }: NamedReport): string {
  const sum = `${store}: ${kills} kills in ${seconds} s; ${acked} acknowledged, ${lost} lost, ${duplicated} duplicated; ${finished} of ${games} games finished`;
  return [sum, ...problems.map((problem) => `  ${problem}`)].join("\n");
}

function sumUp(kills: number, reports: readonly NamedReport[]) {
  const sum = (pick: (report: NamedReport) => number) => reports.reduce((total, report) => total + pick(report), 0);
  return {
    kills,
    acked: sum(({ acked }) => acked),
    lost: sum(({ lost }) => lost),
    duplicated: sum(({ duplicated }) => duplicated),
    finished: sum(({ finished }) => finished),
    games: sum(({ games }) => games),
    stores: reports,
  };
}

async function run(args: string[]): Promise<void> {
  if (args.includes("--help")) {
    process.stdout.write(HELP.trimStart());
    return;
  }
  const plan = readPlan(args);
  const reports: NamedReport[] = [];
  for (const store of plan.stores) {
    const report = { store, ...(await killOn(store, plan)) };
    reports.push(report);
    if (!plan.json) process.stdout.write(`${describe(report)}\n`);
  }
  if (plan.json) process.stdout.write(`${JSON.stringify(sumUp(plan.kills, reports))}\n`);
  const isWell = reports.every(
    ({ problems, lost, duplicated, finished, games }) =>
      problems.length + lost + duplicated === 0 && finished === games,
  );
  if (!isWell) process.exitCode = 1;
}

try {
  await run(process.argv.slice(2));
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 1;
}
