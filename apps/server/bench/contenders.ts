import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { z } from "zod";
import { ask, connect, count, each, newcomer, type Player } from "./players.ts";
import { type ServerProcess, startProcess } from "./processes.ts";
import { type Recording, SEATS } from "./recordings.ts";

/** A server under load, of any kind: people arrive, sit down at tables and send the actions of recorded games. */
export type Contender = {
  readonly process: ServerProcess;
  arrive(): Promise<Player>;
  /** A table ready to play a recorded game, with everybody watching. */
  openTable(players: readonly Player[], recording: Recording): Promise<string>;
  stop(): Promise<void>;
};

const idSchema = z.object({ id: z.string() });
const codeSchema = z.object({ code: z.string() });

export type HarborPlace =
  | { readonly folder: string }
  | { readonly url: string }
  | { readonly url: string; readonly redis: string; readonly processes: number };

/** Our server, where people may also connect for a single table. */
export type Harbor = Contender & {
  /** A table for newcomers, each of whom connects for it, with or without naming it. */
  openFor(cookies: readonly string[], recording: Recording, doNameIt: boolean): Promise<Opened>;
};
export type Opened = { readonly code: string; readonly party: Party };

/** Our server with default settings, but without the limits on a person or an address. */
export async function startHarbor(place: HarborPlace): Promise<Harbor> {
  const process = await startProcess("../src/main.ts", {
    RATE_LIMIT: "0",
    TABLES_PER_PERSON: "0",
    TABLES_PER_HOUR: "0",
    NEWCOMERS_PER_HOUR: "0",
    SOCKETS: "0",
    SOCKETS_PER_ADDRESS: "0",
    LOG_LEVEL: "error",
    PUBLIC_URL: "",
    ...("folder" in place ? { DATA: place.folder, DATABASE_URL: "" } : { DATABASE_URL: place.url }),
    ...("redis" in place ? { REDIS_URL: place.redis, PROCESSES: String(place.processes) } : { REDIS_URL: "" }),
  });
  const { url } = process;
  const replays = new Map<string, Promise<string>>();

  async function post(path: string, cookie: string, body: string | object): Promise<unknown> {
    const isText = typeof body === "string";
    const response = await fetch(`${url}${path}`, {
      method: "POST",
      headers: { cookie, "content-type": isText ? "text/plain" : "application/json" },
      body: isText ? body : JSON.stringify(body),
    });
    return response.json();
  }

  function replayOf(recording: Recording, cookie: string): Promise<string> {
    const known = replays.get(recording.seed);
    if (known !== undefined) return known;
    const imported = post("/api/replays", cookie, recording.replay).then((saved) => idSchema.parse(saved).id);
    replays.set(recording.seed, imported);
    return imported;
  }

  async function create(cookie: string, recording: Recording): Promise<string> {
    const { game, options } = recording;
    const created = await post("/api/tables", cookie, {
      settings: { game, options, isPublic: false, spectators: true },
      sameSeedAs: await replayOf(recording, cookie),
    });
    return codeSchema.parse(created).code;
  }

  async function begin(code: string, players: readonly Player[]): Promise<void> {
    await each(players, async ({ socket }, seat) => {
      await ask(socket, "watch", { table: code });
      await act(socket, code, { do: "sit", seat });
    });
    if (players[0] !== undefined) await act(players[0].socket, code, { do: "start" });
  }

  return {
    process: "redis" in place ? withWorkers(process) : process,
    async arrive() {
      const cookie = await newcomer(url);
      return { socket: await connect(url, cookie), cookie };
    },
    async openTable(players, recording) {
      const code = await create(players[0]?.cookie ?? "", recording);
      await begin(code, players);
      return code;
    },
    async openFor(cookies, recording, doNameIt) {
      const code = await create(cookies[0] ?? "", recording);
      const party = await each(cookies, async (cookie) => ({
        socket: await connect(url, cookie, doNameIt ? code : undefined),
        cookie,
      }));
      await begin(code, party);
      return { code, party };
    },
    stop: () => process.stop(),
  };
}

/** The usage of the primary and of all workers together. */
function withWorkers(process: ServerProcess): ServerProcess {
  return {
    ...process,
    async ask(question) {
      const first = await process.ask(question);
      const numbers = await (await fetch(`${process.url}/metrics`)).text();
      const sum = (name: string) => Number(new RegExp(`^${name} (\\S+)$`, "m").exec(numbers)?.[1]);
      return {
        rss: first.rss + sum("process_resident_memory_bytes"),
        heap: first.heap + sum("nodejs_heap_size_used_bytes"),
        cpuMicros: first.cpuMicros + sum("process_cpu_seconds_total") * 1e6,
      };
    },
  };
}

function act(socket: Player["socket"], table: string, command: object): Promise<unknown> {
  return ask(socket, "do", { table, id: randomUUID(), command });
}

export async function startRelay(): Promise<Contender> {
  const process = await startProcess("relay.ts");
  return {
    process,
    async arrive() {
      return { socket: await connect(process.url), cookie: "" };
    },
    async openTable(players) {
      const code = randomUUID().slice(0, 6).toUpperCase();
      await each(players, ({ socket }) => ask(socket, "watch", { table: code }));
      return code;
    },
    stop: () => process.stop(),
  };
}

/** The people of one table. */
export type Party = readonly Player[];

export async function gather(contender: Contender, parties: number): Promise<Party[]> {
  const players = await each(count(parties * SEATS), () => contender.arrive());
  return count(parties).map((party) => players.slice(party * SEATS, (party + 1) * SEATS));
}

export async function withFolder<Result>(work: (folder: string) => Promise<Result>): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), "harbor-bench-"));
  try {
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
