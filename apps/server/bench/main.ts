import { loadavg } from "node:os";
import { noPositionals, runCommand } from "@harbor/cli/command";
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

const help = `
Measures the server, side by side with a bare Socket.IO relay and with boardgame.io's server in the same run. Each is a
process of its own; this one sends the actions of games it has played beforehand, by real Socket.IO clients.

  npm run -s bench:server -- --json

  --json    one JSON object: fullSpeed, humanPace, botTables, memory, reconnect, growth, goals
  --quick   everything for a moment only, to see that it works: the numbers mean little
  --keep    writes the report to bench/server-<date>.json, too

A full run takes about ten minutes. PostgreSQL is measured where DATABASE_URL names one, one answers on its usual port
or one can be started.
`;

async function measure(plan: Plan): Promise<Measured> {
  const recordings = recordGames(plan.recordings);
  tell("full speed");
  const { result: fullSpeed, broadcasts } = await withDatabase((url) =>
    withFolder((folder) => measureFullSpeed(plan.fullSpeed, recordings, folder, url)),
  );
  tell("human pace");
  const humanPace = await withFolder((folder) => measureHumanPace(plan.humanPace, recordings, folder, broadcasts));
  tell("tables of bots");
  const botTables = await withFolder((folder) => measureBotTables(plan.botTables, recordings, folder));
  tell("memory");
  const memory = await measureMemory(plan.memory, recordings);
  tell("reconnect");
  const reconnect = await withFolder((folder) => measureReconnect(plan.reconnect, recordings, folder));
  tell("growth");
  const growth = await measureGrowth(plan.growth, recordings);
  return { fullSpeed, humanPace, botTables, memory, reconnect, growth };
}

/** With a database of its own, gone afterwards; without one where there is no PostgreSQL. */
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

function tell(part: string): void {
  process.stderr.write(`measuring ${part} ...\n`);
}

await runCommand({
  help,
  flags: {
    json: { type: "boolean", default: false },
    quick: { type: "boolean", default: false },
    keep: { type: "boolean", default: false },
  },
  async run(given) {
    noPositionals(given);
    const { json, quick, keep } = given.values;
    // How many programs wanted a processor before we began: above 0 the machine was not ours alone.
    const [loadBefore] = loadavg();
    const measured = await measure(quick ? QUICK : FULL);
    const report = rounded({ quick, loadBefore, ...measured, goals: goalsOf(measured) });
    if (keep) keepReport("server", report);
    process.stdout.write(json ? `${JSON.stringify(report)}\n` : `${describe(measured)}\n`);
  },
});
