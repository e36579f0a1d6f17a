import { BadInput, noPositionals, runCommand, wholeNumber } from "@harbor/cli/command";
import type { AnyGame } from "../src/games.ts";
import { gameAsked } from "../test/gameKinds.ts";
import { createDatabase, findPostgres } from "../test/postgresServer.ts";
import { type SiegeReport, siege } from "./siege.ts";

const help = `
Starts a server of its own on the loopback and runs every known attack against it, while honest people
play. It accepts no other target.

  npm run -s attack -- --minutes 10

  --minutes  how long in all, 1 to 120 (10 if not given), shared by the stores
  --store    embedded, postgres or both (both if not given)
  --tables   tables of honest people, three at each, 1 to 200 (50 if not given)
  --game     the game at all tables, by its id (the first if not given)
  --json     one JSON object: ok, and for each store what the attacks came to, how often the server died, what honest
             people were refused, lost and waited, the same without attackers, the machine's load and memory

Exits with code 1 if the server dies, an honest person is refused, or any other check fails.
`;

const STORES = ["embedded", "postgres"] as const;
type StoreName = (typeof STORES)[number];
type Plan = {
  readonly game: AnyGame;
  readonly stores: readonly StoreName[];
  readonly minutes: number;
  readonly tables: number;
};

const flags = {
  minutes: { type: "string", default: "10" },
  store: { type: "string", default: "both" },
  tables: { type: "string", default: "50" },
  game: { type: "string" },
  json: { type: "boolean", default: false },
} as const;

type Values = Readonly<Record<"minutes" | "store" | "tables", string>> & { readonly game?: string };

function readPlan(values: Values): Plan {
  const stores = STORES.filter((name) => values.store === name || values.store === "both");
  if (stores.length === 0) throw new BadInput(`--store must be embedded, postgres or both, not "${values.store}"`);
  return {
    stores,
    game: gameAsked(values.game),
    minutes: wholeNumber("minutes", values.minutes, { from: 1, to: 120 }),
    tables: wholeNumber("tables", values.tables, { from: 1, to: 200 }),
  };
}

async function siegeOn(store: StoreName, { game, stores, minutes, tables }: Plan): Promise<SiegeReport> {
  const ms = (minutes * 60_000) / stores.length;
  if (store === "embedded") return siege({ game, tables, ms });
  const postgres = await findPostgres();
  if (postgres === undefined) throw new BadInput("no PostgreSQL server answers and none could be started");
  const database = await createDatabase(postgres);
  try {
    return await siege({ game, tables, ms, databaseUrl: database.url });
  } finally {
    await database.drop();
    postgres.stop();
  }
}

function inWords({ attacks, deaths, honest, calm, load, memory, logged, found }: SiegeReport): string {
  return [
    `${attacks.length} attacks, ${deaths} deaths`,
    `${honest.actions} honest actions, ${honest.games} games; ${honest.refused} refused, ${honest.lost} lost, ${honest.doubled} doubled`,
    `p50 ${honest.p50} ms, p99 ${honest.p99} ms at load ${load}; without attackers ${calm.p50} and ${calm.p99} ms at load ${calm.load}`,
    `memory ${memory.begin} MB, at most ${memory.most}, then ${memory.end}; ${logged} bytes in the log`,
    ...found,
  ].join("\n  ");
}

await runCommand({
  help,
  flags,
  async run(given) {
    noPositionals(given);
    const plan = readPlan(given.values);
    const { json } = given.values;
    const reports: Partial<Record<StoreName, SiegeReport>> = {};
    for (const store of plan.stores) {
      reports[store] = await siegeOn(store, plan);
      if (!json) process.stdout.write(`${store}: ${inWords(reports[store])}\n`);
    }
    const ok = Object.values(reports).every(({ found }) => found.length === 0);
    if (json) process.stdout.write(`${JSON.stringify({ ok, ...reports })}\n`);
    process.exit(ok ? 0 : 1);
  },
});
