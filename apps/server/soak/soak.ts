import { mkdtempSync, rmSync } from "node:fs";
import { loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import type { AnyGame } from "../src/games.ts";
import { pause } from "../test/client.ts";
import { HonestTable, quantile } from "../test/honest.ts";
import { ServerProcess } from "../test/serverProcess.ts";
import { medianOf, slopeOf } from "./slope.ts";

export type SoakPlan = {
  readonly game: AnyGame;
  readonly ms: number;
  readonly tables: number;
  /** How long people think before they act. */
  readonly thoughtMs: number;
  /** How often the server's usage is sampled. */
  readonly everyMs: number;
  readonly databaseUrl?: string;
  /** Called with each sample. */
  onNote?(note: Note): void;
};

/** What the server holds, and how fast it answers. */
export type Note = {
  readonly minute: number;
  readonly rss: number;
  readonly heap: number;
  readonly external: number;
  readonly handles: number;
  readonly files: number;
  readonly tablesOpen: number;
  readonly games: number;
  readonly actions: number;
  readonly p99: number;
  readonly load: number;
};

export type SoakReport = {
  readonly minutes: number;
  readonly games: number;
  readonly actions: number;
  readonly p50: number;
  readonly p99: number;
  readonly notes: readonly Note[];
  /** What each of these grew by in an hour after the warm-up, and the limit. */
  readonly growth: Readonly<Record<Measure, { readonly anHour: number; readonly most: number }>>;
  /** Failed checks. */
  readonly found: readonly string[];
};

const MEASURES = ["rss", "heap", "external", "handles", "files"] as const;
export type Measure = (typeof MEASURES)[number];
const NAMES: Readonly<Record<Measure | "tablesOpen", string>> = {
  rss: "process_resident_memory_bytes",
  heap: "nodejs_heap_size_used_bytes",
  external: "nodejs_external_memory_bytes",
  handles: "nodejs_active_resources_total",
  files: "process_open_fds",
  tablesOpen: "harbor_tables_open",
};
const IN_BYTES: readonly Measure[] = ["rss", "heap", "external"];
const MB = 1024 * 1024;
/** Caches fill and code is compiled in this time. */
const WARM_UP = 1 / 3;
/** A sample takes the lowest of this many readings: garbage that a collection would free does not count. */
const LOOKS_A_NOTE = 10;
/** Measuring noise: something flat may seem to grow by this share of itself, or by these amounts. */
const NOISE = 0.1;
const NOISE_LEAST: Readonly<Record<Measure, number>> = { rss: 12, heap: 6, external: 6, handles: 12, files: 12 };
const HEAP_MB = 512;
/**
 * The default settings, but for limits that all these people would share, coming from one address; idle tables are
 * evicted soon.
 */
const SETTINGS = {
  RATE_LIMIT: "20",
  SOCKETS: "20000",
  SOCKETS_PER_ADDRESS: "500",
  TABLES_PER_PERSON: "50",
  IDLE_AFTER_MS: "60000",
};

/** Has people come, play a game and go, at a steady pace, and checks whether anything grows. */
export async function soak(plan: SoakPlan): Promise<SoakReport> {
  const folder = mkdtempSync(join(tmpdir(), "harbor-soak-"));
  const { databaseUrl } = plan;
  const server = await ServerProcess.start(
    { DATA: folder, ...SETTINGS, ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }) },
    [`--max-old-space-size=${HEAP_MB}`],
  );
  const found: string[] = [];
  const evening = new Evening(server.url, plan);
  try {
    const playing = Promise.all(Array.from({ length: plan.tables }, (_, nth) => evening.fill(nth * plan.thoughtMs)));
    playing.catch((error: unknown) => found.push(`at an honest table: ${error}`));
    const notes = await watch(server, plan, evening);
    evening.end();
    await playing.catch(() => undefined);
    if (!server.isAlive) found.push("the server is dead");
    if (server.complaints !== "") found.push(`the server logged: ${server.complaints.slice(0, 500)}`);
    const growth = growthIn(notes);
    for (const [measure, { anHour, most }] of Object.entries(growth))
      if (anHour > most) found.push(`${measure} grew by ${anHour} an hour; flat is up to ${most}`);
    const { games, actions } = evening;
    const waits = evening.waits.toSorted((a, b) => a - b);
    const [p50, p99] = [round(quantile(waits, 0.5)), round(quantile(waits, 0.99))];
    return { minutes: round(plan.ms / 60_000), games, actions, p50, p99, notes, growth, found };
  } finally {
    evening.end();
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Everybody who plays. */
class Evening {
  readonly waits: number[] = [];
  games = 0;
  actions = 0;
  readonly #url: string;
  readonly #game: AnyGame;
  readonly #thoughtMs: number;
  readonly #tables = new Set<HonestTable>();
  #isOver = false;

  constructor(url: string, { game, thoughtMs }: Pick<SoakPlan, "game" | "thoughtMs">) {
    this.#url = url;
    this.#game = game;
    this.#thoughtMs = thoughtMs;
  }

  /** Plays one game after another, each with people who come for it and leave after it. */
  async fill(beginAfterMs: number): Promise<void> {
    await pause(beginAfterMs);
    while (!this.#isOver) {
      const table = await HonestTable.open(this.#url, this.#game);
      this.#tables.add(table);
      try {
        await table.play(this.#thoughtMs, 1);
      } finally {
        this.#take(table);
        this.#tables.delete(table);
        table.close();
        this.games += table.games;
      }
    }
  }

  end(): void {
    this.#isOver = true;
    for (const table of this.#tables) table.leave();
  }

  /** The waits since the last call. */
  takeWaits(): number[] {
    const before = this.waits.length;
    for (const table of this.#tables) this.#take(table);
    return this.waits.slice(before);
  }

  #take(table: HonestTable): void {
    const waits = table.takeWaits();
    this.waits.push(...waits);
    this.actions += waits.length;
  }
}

async function watch(server: ServerProcess, plan: SoakPlan, evening: Evening): Promise<Note[]> {
  const notes: Note[] = [];
  const began = performance.now();
  for (let nth = 1; nth * plan.everyMs <= plan.ms && server.isAlive; nth += 1) {
    const looks: Map<string, number>[] = [];
    for (let look = 1; look <= LOOKS_A_NOTE; look += 1) {
      const due = began + (nth - 1 + look / LOOKS_A_NOTE) * plan.everyMs;
      await pause(Math.max(0, due - performance.now()));
      looks.push(await readMetrics(server.url));
    }
    const least = (name: Measure) =>
      round(Math.min(...looks.map((look) => look.get(NAMES[name]) ?? Number.NaN)) / (IN_BYTES.includes(name) ? MB : 1));
    const note: Note = {
      minute: round((nth * plan.everyMs) / 60_000),
      rss: least("rss"),
      heap: least("heap"),
      external: least("external"),
      handles: least("handles"),
      files: least("files"),
      tablesOpen: looks.at(-1)?.get(NAMES.tablesOpen) ?? Number.NaN,
      games: evening.games,
      actions: evening.actions,
      p99: round(
        quantile(
          evening.takeWaits().toSorted((a, b) => a - b),
          0.99,
        ),
      ),
      load: round(loadavg()[0] ?? 0),
    };
    notes.push(note);
    plan.onNote?.(note);
  }
  return notes;
}

async function readMetrics(url: string): Promise<Map<string, number>> {
  const text = await (await fetch(`${url}/metrics`)).text();
  return new Map(
    text.split("\n").flatMap((line): [string, number][] => {
      const [, name = "", value] = /^(\w+) (\S+)$/.exec(line) ?? [];
      return value === undefined ? [] : [[name, Number(value)]];
    }),
  );
}

/** The growth in the samples after the warm-up. */
export function growthIn(notes: readonly Note[]): SoakReport["growth"] {
  const warm = notes.slice(Math.floor(notes.length * WARM_UP));
  const hours = ((warm.at(-1)?.minute ?? 0) - (warm[0]?.minute ?? 0)) / 60;
  const of = (measure: Measure) => {
    const points = warm.map((note) => ({ at: note.minute / 60, value: note[measure] }));
    const noise = Math.max(NOISE_LEAST[measure], NOISE * medianOf(points.map(({ value }) => value)));
    return { anHour: round(slopeOf(points)), most: round(noise / hours) };
  };
  return { rss: of("rss"), heap: of("heap"), external: of("external"), handles: of("handles"), files: of("files") };
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
