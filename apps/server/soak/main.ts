import { parseArgs } from "node:util";
import { createDatabase, findPostgres } from "../test/postgresServer.ts";
import { type Note, type SoakReport, soak } from "./soak.ts";

const HELP = `
Lets people come, play a game and go, again and again, at a steady pace, on a server of its own, and looks every minute
whether anything there grows: memory, heap, handles, files.

  npm run -s soak -- --minutes 30

  --minutes  3 to 1440 (30 if not given)
  --store    embedded or postgres (embedded if not given)
  --tables   three people at each, 1 to 200 (20 if not given)
  --thought  milliseconds that each of them thinks before acting, 0 to 60000 (2000 if not given)
  --json     one JSON object: ok, games, actions, the waits, a note for each minute, and what grew how much in an hour

After the first third everything must be flat: in the time that was watched nothing may grow by a tenth of itself. Ends
with code 1 when something does, or anything else is not as it must be.
`;

const EVERY_MS = 60_000;

/** What a person gave and the command cannot use: one line for them. */
class BadInput extends Error {}

function readPlan(args: string[]) {
  const { values } = parseFlags(args);
  if (values.store !== "embedded" && values.store !== "postgres")
    throw new BadInput(`--store must be embedded or postgres, not "${values.store}"`);
  return {
    store: values.store,
    ms: numberIn("--minutes", values.minutes, 3, 1440) * 60_000,
    tables: numberIn("--tables", values.tables, 1, 200),
    thoughtMs: numberIn("--thought", values.thought, 0, 60_000),
    json: values.json,
  };
}

function numberIn(flag: string, text: string, least: number, most: number): number {
  const number = /^\d+$/.test(text) ? Number(text) : Number.NaN;
  if (number >= least && number <= most) return number;
  throw new BadInput(`${flag} must be a whole number from ${least} to ${most}, not "${text}"`);
}

function parseFlags(args: string[]) {
  try {
    return parseArgs({
      args,
      options: {
        minutes: { type: "string", default: "30" },
        store: { type: "string", default: "embedded" },
        tables: { type: "string", default: "20" },
        thought: { type: "string", default: "2000" },
        json: { type: "boolean", default: false },
      },
    });
  } catch (error) {
    const [line] = String(error instanceof Error ? error.message : error).split(/\.\s/);
    throw new BadInput(`${line}; --help tells what there is`);
  }
}

async function soakOn({ store, json, ...plan }: ReturnType<typeof readPlan>): Promise<SoakReport> {
  const onNote = (note: Note) => void (json || process.stdout.write(`${inWords(note)}\n`));
  if (store === "embedded") return soak({ ...plan, everyMs: EVERY_MS, onNote });
  const postgres = await findPostgres();
  if (postgres === undefined) throw new BadInput("no PostgreSQL server answers and none could be started");
  const database = await createDatabase(postgres);
  try {
    return await soak({ ...plan, everyMs: EVERY_MS, onNote, databaseUrl: database.url });
  } finally {
    await database.drop();
    postgres.stop();
  }
}

function inWords({ minute, rss, heap, handles, games, actions, p99, load }: Note): string {
  return `minute ${minute}: ${rss} MB, heap ${heap} MB, ${handles} handles; ${games} games, ${actions} actions, p99 ${p99} ms; load ${load}`;
}

async function main(args: string[]): Promise<boolean> {
  if (args.includes("--help")) {
    process.stdout.write(HELP.trimStart());
    return true;
  }
  const plan = readPlan(args);
  const report = await soakOn(plan);
  const ok = report.found.length === 0;
  if (plan.json) process.stdout.write(`${JSON.stringify({ ok, ...report })}\n`);
  else process.stdout.write(`${[ok ? "flat" : "not flat", ...report.found].join("\n  ")}\n`);
  return ok;
}

try {
  process.exit((await main(process.argv.slice(2))) ? 0 : 1);
} catch (error) {
  if (!(error instanceof BadInput)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}
