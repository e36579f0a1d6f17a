import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Attack, Tally } from "../test/attack/attack.ts";
import { launch } from "../test/attack/launch.ts";
import { ATTACKS } from "../test/attack/registry.ts";
import { pause, TestClient } from "../test/client.ts";
import { HonestTable, quantile } from "../test/honest.ts";
import { ServerProcess } from "../test/serverProcess.ts";

export type SiegePlan = { readonly tables: number; readonly ms: number; readonly databaseUrl?: string };

export type SiegeReport = {
  readonly attacks: readonly { readonly name: string; readonly tally: Tally; readonly p99: number }[];
  readonly honest: { readonly actions: number; readonly games: number; readonly p50: number; readonly p99: number };
  /** Megabytes that the process held when the people had sat down, and when the attackers had gone. */
  readonly memory: { readonly begin: number; readonly end: number };
  /** What is not as it must be. */
  readonly found: readonly string[];
};

const HEAP_MB = 512;
/** As people run it, but for the tables in an hour, which all the honest people here would share. */
const LIMITS = { RATE_LIMIT: "20", SOCKETS: "20000", SOCKETS_PER_ADDRESS: "500", NEWCOMERS_PER_HOUR: "600" };
const MB = 1024 * 1024;
/** As people think: the machine is to be busy with the attackers. */
const THOUGHT_MS = 2000;
const REST_MS = 500;
const MOST_P99_MS = 50;
const MOST_GROWTH_MB = 250;

/** One server, honest people at its tables, and one attacker after the other. */
export async function siege({ tables, ms, databaseUrl }: SiegePlan): Promise<SiegeReport> {
  const folder = mkdtempSync(join(tmpdir(), "harbor-siege-"));
  const server = await ServerProcess.start(
    { DATA: folder, ...LIMITS, ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }) },
    [`--max-old-space-size=${HEAP_MB}`],
  );
  const found: string[] = [];
  try {
    const host = await TestClient.arrive(server.url);
    const table = await host.create({ options: { mode: "short", seats: 2 } });
    const honest: HonestTable[] = [];
    for (let nth = 0; nth < tables; nth += 1) honest.push(await HonestTable.open(server.url));
    const playing = Promise.all(honest.map((one) => one.play(THOUGHT_MS)));
    playing.catch((error: unknown) => found.push(`at an honest table: ${error}`));
    const begin = await residentMegabytes(server.url);
    const attacks: SiegeReport["attacks"][number][] = [];
    const all: number[] = [];
    const each = Math.max(1000, ms / ATTACKS.length - REST_MS);
    for (const [nth, attack] of ATTACKS.entries()) {
      const target = { port: server.port, from: `127.0.1.${nth + 1}`, table, longest: "/api/games" };
      const tally = await launch({ attack: attack.name, target, ms: each });
      await pause(REST_MS);
      const waits = honest.flatMap((one) => one.takeWaits());
      all.push(...waits);
      const p99 = round(quantile(waits.toSorted(ascending), 0.99));
      attacks.push({ name: attack.name, tally, p99 });
      found.push(...failings(attack, tally));
      if (!server.isAlive) found.push(`${attack.name}: the server is dead`);
      if (!server.isAlive) break;
    }
    const end = server.isAlive ? await residentMegabytes(server.url) : 0;
    for (const one of honest) one.leave();
    await playing.catch(() => undefined);
    for (const one of honest) one.close();
    host.close();
    const sorted = all.toSorted(ascending);
    const [p50, p99] = [round(quantile(sorted, 0.5)), round(quantile(sorted, 0.99))];
    if (p99 >= MOST_P99_MS) found.push(`honest people waited ${p99} ms (99th percentile)`);
    if (end - begin > MOST_GROWTH_MB) found.push(`the memory grew from ${begin} to ${end} MB`);
    const games = honest.reduce((sum, one) => sum + one.games, 0);
    return { attacks, honest: { actions: sorted.length, games, p50, p99 }, memory: { begin, end }, found };
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Only how little must come of an attack holds for any length of time. */
function failings({ name, least = {} }: Attack, tally: Tally): string[] {
  return Object.entries(least).flatMap(([what, times]) =>
    (tally[what] ?? 0) < times ? [`${name}: "${what}" only ${tally[what] ?? 0} times`] : [],
  );
}

async function residentMegabytes(url: string): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text();
  return Math.round(Number(/^process_resident_memory_bytes (\S+)/m.exec(text)?.[1]) / MB);
}

function ascending(a: number, b: number): number {
  return a - b;
}

function round(ms: number): number {
  return Math.round(ms * 10) / 10;
}
