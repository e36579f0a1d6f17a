import { BadInput, noPositionals, runCommand, wholeNumber } from "@harbor/cli/command";
import { gameAsked } from "../test/gameKinds.ts";
import { createDatabase, findPostgres } from "../test/postgresServer.ts";
import { type Note, type SoakReport, soak } from "./soak.ts";

const help = `
Has people come, play a game and go, at a steady pace, on a server of its own, and checks every minute
whether anything grows: memory, heap, handles, files.

  npm run -s soak -- --minutes 30

  --minutes  3 to 1440 (30 if not given)
  --store    embedded or postgres (embedded if not given)
  --tables   three people at each, 1 to 200 (20 if not given)
  --game     the game they play, by its id (the first if not given)
  --thought  milliseconds that each of them thinks before acting, 0 to 60000 (2000 if not given)
  --json     one JSON object: ok, games, actions, the waits, a note for each minute, and what grew how much in an hour

After the first third nothing may grow by more than a tenth. Exits
with code 1 if something does, or if any other check fails.
`;

const EVERY_MS = 60_000;

const flags = {
  minutes: { type: "string", default: "30" },
  store: { type: "string", default: "embedded" },
  tables: { type: "string", default: "20" },
  thought: { type: "string", default: "2000" },
  game: { type: "string" },
  json: { type: "boolean", default: false },
} as const;

type Values = Readonly<Record<"minutes" | "store" | "tables" | "thought", string>> & { readonly game?: string };

function readPlan(values: Values) {
  const { store } = values;
  if (store !== "embedded" && store !== "postgres")
    throw new BadInput(`--store must be embedded or postgres, not "${store}"`);
  return {
    store,
    game: gameAsked(values.game),
    ms: wholeNumber("minutes", values.minutes, { from: 3, to: 1440 }) * 60_000,
    tables: wholeNumber("tables", values.tables, { from: 1, to: 200 }),
    thoughtMs: wholeNumber("thought", values.thought, { from: 0, to: 60_000 }),
  };
}

async function soakOn({ store, ...plan }: ReturnType<typeof readPlan>, json: boolean): Promise<SoakReport> {
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

await runCommand({
  help,
  flags,
  async run(given) {
    noPositionals(given);
    const { json } = given.values;
    const report = await soakOn(readPlan(given.values), json);
    const ok = report.found.length === 0;
    if (json) process.stdout.write(`${JSON.stringify({ ok, ...report })}\n`);
    else process.stdout.write(`${[ok ? "flat" : "not flat", ...report.found].join("\n  ")}\n`);
    process.exit(ok ? 0 : 1);
  },
});
