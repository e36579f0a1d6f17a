import { mkdtempSync, rmSync } from "node:fs";
import { loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import type { Command } from "@harbor/protocol";
import { z } from "zod";
import type { AnyGame } from "../src/games.ts";
import type { Attack, Tally } from "../test/attack/attack.ts";
import { launch } from "../test/attack/launch.ts";
import { ATTACKS } from "../test/attack/registry.ts";
import { pause, TestClient } from "../test/client.ts";
import { must } from "../test/crew.ts";
import { type GameKinds, kindsIn } from "../test/gameKinds.ts";
import { HonestTable, quantile } from "../test/honest.ts";
import { ServerProcess } from "../test/serverProcess.ts";
import { tediousReplay } from "../test/tediousReplay.ts";

export type SiegePlan = {
  readonly game: AnyGame;
  readonly tables: number;
  readonly ms: number;
  readonly databaseUrl?: string;
};

export type SiegeReport = {
  readonly attacks: readonly {
    readonly name: string;
    readonly tally: Tally;
    readonly p99: number;
    readonly memory: number;
  }[];
  /** How many times the server ended. */
  readonly deaths: number;
  readonly honest: {
    readonly actions: number;
    readonly games: number;
    readonly p50: number;
    readonly p99: number;
    readonly refused: number;
    /** Acknowledged actions that are missing from the recording, or in it twice. */
    readonly lost: number;
    readonly doubled: number;
  };
  /** The same people before the first attack, with the machine's load. */
  readonly calm: { readonly actions: number; readonly p50: number; readonly p99: number; readonly load: number };
  readonly load: number;
  /** The server's memory in MB: once people were seated, at its peak, and after the attacks. */
  readonly memory: { readonly begin: number; readonly most: number; readonly end: number };
  /** Bytes the server logged. */
  readonly logged: number;
  /** Failed checks. */
  readonly found: readonly string[];
};

const HEAP_MB = 512;
/** The default settings, but for the hourly tables and newcomers, which the honest people here share. */
const LIMITS = {
  RATE_LIMIT: "20",
  SOCKETS: "20000",
  SOCKETS_PER_ADDRESS: "500",
  NEWCOMERS_PER_HOUR: "600",
  TABLES_PER_PERSON: "50",
};
const MB = 1024 * 1024;
/** A realistic pace: the machine's load should come from the attackers. */
const THOUGHT_MS = 2000;
const REST_MS = 500;
const CALM_SHARE = 0.08;
/** Time to clean up after the last attacker. */
const AFTER_MS = 5000;
const MOST_P99_MS = 50;
/** A busy machine is slow even without an attack. */
const MOST_P99_OF_CALM = 2;
const MOST_GROWTH_MB = 200;
const MOST_LOGGED = 200_000;

/** One server, honest people at its tables, and one attacker after another. */
export async function siege({ game, tables, ms, databaseUrl }: SiegePlan): Promise<SiegeReport> {
  const folder = mkdtempSync(join(tmpdir(), "harbor-siege-"));
  const server = await ServerProcess.start(
    { DATA: folder, ...LIMITS, ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }) },
    [`--max-old-space-size=${HEAP_MB}`],
  );
  const found: string[] = [];
  const kinds = kindsIn(game);
  try {
    const host = await TestClient.arrive(server.url);
    const table = await host.create({ game: game.id, options: kinds.small });
    const longest = await handInLongest(host);
    await playWithBots(host, kinds);
    const honest: HonestTable[] = [];
    for (let nth = 0; nth < tables; nth += 1) honest.push(await HonestTable.open(server.url, game));
    const playing = honest.map((one) =>
      one.play(THOUGHT_MS).catch((error: unknown) => void found.push(`at an honest table: ${error}`)),
    );
    const takeWaits = () => honest.flatMap((one) => one.takeWaits()).toSorted(ascending);
    await pause(ms * CALM_SHARE);
    const calm = { ...quantiles(takeWaits()), load: round(loadavg()[0] ?? 0) };
    const begin = await residentMegabytes(server.url);
    const attacks: SiegeReport["attacks"][number][] = [];
    const all: number[] = [];
    const each = Math.max(1000, (ms * (1 - CALM_SHARE)) / ATTACKS.length - REST_MS);
    for (const [nth, attack] of ATTACKS.entries()) {
      const target = { port: server.port, from: `127.0.1.${nth + 1}`, table, longest, kinds };
      const tally = await launch({ attack: attack.name, target, ms: each });
      await pause(REST_MS);
      const waits = takeWaits();
      all.push(...waits);
      const memory = server.isAlive ? await residentMegabytes(server.url) : 0;
      attacks.push({ name: attack.name, tally, p99: quantiles(waits).p99, memory });
      found.push(...failings(attack, tally));
      if (!server.isAlive) found.push(`${attack.name}: the server is dead`);
      if (!server.isAlive) break;
    }
    const load = round(loadavg()[0] ?? 0);
    await pause(AFTER_MS);
    const end = server.isAlive ? await residentMegabytes(server.url) : 0;
    for (const one of honest) one.leave();
    await Promise.all(playing);
    for (const one of honest) one.close();
    host.close();
    const waited = quantiles(all.toSorted(ascending));
    if (waited.p99 >= Math.max(MOST_P99_MS, MOST_P99_OF_CALM * calm.p99))
      found.push(`honest people waited ${waited.p99} ms (99th percentile), ${calm.p99} ms without attackers`);
    if (end - begin > MOST_GROWTH_MB) found.push(`the memory grew from ${begin} to ${end} MB`);
    const logged = server.complaints.length;
    if (logged > MOST_LOGGED) found.push(`the log grew by ${logged} bytes`);
    const sum = (pick: (one: HonestTable) => number) => honest.reduce((total, one) => total + pick(one), 0);
    const tolls = {
      refused: sum((one) => one.refused),
      lost: sum((one) => one.lost),
      doubled: sum((one) => one.doubled),
    };
    return {
      attacks,
      deaths: server.isAlive ? 0 : 1,
      honest: { ...waited, games: sum(({ games }) => games), ...tolls },
      calm,
      load,
      memory: { begin, most: Math.max(begin, end, ...attacks.map(({ memory }) => memory)), end },
      logged,
      found,
    };
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Thinking threads start with the first game against bots, so that they do not count as an attack's memory. */
async function playWithBots(somebody: TestClient, { game, longest, slowBots }: GameKinds): Promise<void> {
  const code = await somebody.create({ game, options: longest, botPace: "at-once" });
  const others = Array.from({ length: longest.seats - 1 }, (_, nth) => nth);
  const commands: Command[] = [
    { do: "sit", seat: 0 },
    ...others.map((nth): Command => ({ do: "add-bot", seat: nth + 1, bot: slowBots[nth % slowBots.length] ?? "" })),
    { do: "start" },
  ];
  for (const command of commands) await must(somebody, code, command);
}

/** Uploads the longest readable document. */
async function handInLongest(somebody: TestClient): Promise<string> {
  const { json } = await somebody.request("POST", "/api/replays", tediousReplay(1000));
  return `/api/replays/${z.object({ id: z.string() }).parse(json).id}`;
}

function quantiles(waits: readonly number[]) {
  return { actions: waits.length, p50: round(quantile(waits, 0.5)), p99: round(quantile(waits, 0.99)) };
}

/** Bounds on tallies hold for any duration only if they are upper bounds. */
function failings({ name, least = {}, most = {} }: Attack, tally: Tally): string[] {
  const tooFew = Object.entries(least).filter(([what, times]) => (tally[what] ?? 0) < times);
  const never = Object.entries(most).filter(([what, times]) => times === 0 && (tally[what] ?? 0) > 0);
  return [
    ...tooFew.map(([what]) => `${name}: "${what}" only ${tally[what] ?? 0} times`),
    ...never.map(([what]) => `${name}: "${what}" ${tally[what]} times`),
  ];
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
