import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { z } from "zod";
import { GAMES } from "../src/games.ts";
import type { Attack, Tally } from "./attack/attack.ts";
import { launch } from "./attack/launch.ts";
import { ATTACKS } from "./attack/registry.ts";
import { pause, TestClient } from "./client.ts";
import { firstGame, kindsIn } from "./gameKinds.ts";
import { HonestTable, quantile } from "./honest.ts";
import { ServerProcess } from "./serverProcess.ts";
import { tediousReplay } from "./tediousReplay.ts";

/** With this heap, each attack on memory once ended the server within seconds. */
const HEAP_MB = 192;
const ATTACK_MS = 2500;
const CALM_MS = 500;
const HONEST_TABLES = 3;
const PAUSE_MS = 100;
const MB = 1024 * 1024;
/** Three at a time, from different addresses: worse for the server, and in a third of the time. */
const AT_A_TIME = 3;
const ROUNDS = Math.ceil(ATTACKS.length / AT_A_TIME);
const STEPS = ATTACKS.slice(0, ROUNDS).map((_, round) => {
  const attacks = ATTACKS.filter((_attack, nth) => nth % ROUNDS === round);
  return { attacks, names: attacks.map(({ name }) => name).join(", ") };
});

let folder: string;
let longest: string;
let server: ServerProcess;
let watched: TestClient;
let honest: HonestTable[];
let playing: Promise<unknown>;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "harbor-attacks-"));
  // The default settings, but for how many honest people share an address and how many tables they open.
  const limits = {
    RATE_LIMIT: "20",
    SOCKETS: "20000",
    SOCKETS_PER_ADDRESS: "500",
    NEWCOMERS_PER_HOUR: "2000",
    TABLES_PER_PERSON: "50",
  };
  server = await ServerProcess.start({ DATA: folder, ...limits }, [`--max-old-space-size=${HEAP_MB}`]);
  watched = await TestClient.arrive(server.url);
  const { json } = await watched.request("POST", "/api/replays", tediousReplay(1000));
  longest = `/api/replays/${z.object({ id: z.string() }).parse(json).id}`;
});
afterAll(async () => {
  watched.close();
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

beforeEach(async () => {
  if (!server.isAlive) await server.start();
  honest = await Promise.all(
    Array.from({ length: HONEST_TABLES }, (_, nth) => HonestTable.open(server.url, GAMES[nth % GAMES.length])),
  );
  playing = Promise.all(honest.map((table) => table.play(PAUSE_MS)));
  // Failures there are checked after the attack.
  playing.catch(() => undefined);
});
afterEach(() => {
  for (const table of honest) table.close();
});

test.runIf(process.platform === "linux").each(STEPS)(
  "BND-1 $names: the server survives, and honest people do not notice",
  async ({ names, attacks }) => {
    const table = await watched.create({ options: { mode: "short", seats: 2 } });
    await pause(CALM_MS);
    const calm = waitsOf(honest);
    const tallies = await Promise.all(attacks.map((attack) => launchFrom(attack, table)));
    await pause(300);
    const memory = await residentMegabytes();
    const waits = waitsOf(honest);
    for (const one of honest) one.leave();
    await playing;
    const numbers = {
      names,
      tallies,
      memory,
      honest: waits.length,
      p50: quantile(waits, 0.5),
      p99: quantile(waits, 0.99),
      calm: quantile(calm, 0.99),
    };
    process.stdout.write(`${JSON.stringify(numbers)}\n`);
    expect(server.isAlive).toBe(true);
    for (const [nth, attack] of attacks.entries()) expectBounded(attack, tallies[nth] ?? {});
    expect(waits.length).toBeGreaterThan(calm.length);
    // A busy machine is slow even without an attack.
    expect(numbers.p99).toBeLessThan(1000 + 10 * numbers.calm);
    // Includes the two thinking threads, of some 50 MB each.
    expect(memory).toBeLessThan(550);
  },
);

/** All of 127.0.0.0/8 is this machine: attackers and honest people have addresses of their own. */
function launchFrom({ name }: Attack, table: string): Promise<Tally> {
  const from = `127.0.1.${ATTACKS.findIndex((attack) => attack.name === name) + 1}`;
  return launch({
    attack: name,
    target: { port: server.port, from, table, longest, kinds: kindsIn(firstGame()) },
    ms: ATTACK_MS,
  });
}

function expectBounded({ name, most = {}, least = {} }: Attack, tally: Tally): void {
  expect(Object.keys(tally).length, name).toBeGreaterThan(0);
  for (const [what, times] of Object.entries(most))
    expect(tally[what] ?? 0, `${name}: ${what}`).toBeLessThanOrEqual(times);
  for (const [what, times] of Object.entries(least))
    expect(tally[what] ?? 0, `${name}: ${what}`).toBeGreaterThanOrEqual(times);
}

function waitsOf(tables: readonly HonestTable[]): number[] {
  return tables.flatMap((one) => one.takeWaits()).toSorted((a, b) => a - b);
}

async function residentMegabytes(): Promise<number> {
  const text = await (await fetch(`${server.url}/metrics`)).text();
  return Math.round(Number(/^process_resident_memory_bytes (\S+)/m.exec(text)?.[1]) / MB);
}
