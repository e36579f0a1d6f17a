import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { luckFrom } from "@harbor/bots";
import type { Answer, Command, PatchMessage, TableSettings } from "@harbor/protocol";
import type { Matter } from "../bots/thought.ts";
import { botsFor, GAMES } from "../games.ts";
import { GameShelf } from "../shelf.ts";
import { openEmbeddedStore } from "../store/embedded.ts";
import type { Person, Store } from "../store/store.ts";
import type { LiveTable } from "./liveTable.ts";
import { type HostPlan, TableHost } from "./tableHost.ts";

export const ADA: Person = { id: "ada", name: "Ada" };
export const BEN: Person = { id: "ben", name: "Ben" };
export const CLEO: Person = { id: "cleo", name: "Cleo" };
export const DORA: Person = { id: "dora", name: "Dora" };

export type TestHost = {
  readonly plan: HostPlan;
  readonly host: TableHost;
  readonly store: Store;
  /** Since when people have not been connected; who is not in it is. */
  readonly gone: Map<string, number>;
  /** Who is connected, as far as lists of watchers go. */
  readonly here: Person[];
  readonly sent: PatchMessage[];
  readonly troubles: unknown[];
  /** A table with these people in its seats and bots in the others, not yet started. */
  seat(people: readonly Person[], settings?: Partial<TableSettings>): Promise<LiveTable>;
  start(people: readonly Person[], settings?: Partial<TableSettings>): Promise<LiveTable>;
  /** What is kept stays, as when the server is stopped. */
  stop(): Promise<void>;
  close(): Promise<void>;
};

let commands = 0;

/** By whom it has to be accepted; a fresh id each time. */
export async function give(table: LiveTable, person: Person, command: Command): Promise<void> {
  const answer = await order(table, person, command);
  if (!answer.ok) throw new Error(`${person.name} was refused ${command.do}: ${answer.code} ${answer.reason ?? ""}`);
}

export function order(table: LiveTable, person: Person, command: Command): Promise<Answer> {
  commands += 1;
  return table.command(person, `command-${commands}`, command);
}

/** The first thing the rules let this seat do. */
export function firstLegal(table: LiveTable, seat: number): Extract<Command, { do: "act" }>["action"] {
  return Object.fromEntries(Object.entries(table.game.legal(table.state.game, seat)[0] ?? {}));
}

/** Thinks without a thread: what a test waits for is then done when its timers are. */
export function thinkHere({ game, person, ...sight }: Matter) {
  const crew = botsFor(game.id)?.signOn(game);
  const bot = (person === undefined ? undefined : crew?.botOf(person)) ?? crew?.standIn;
  return bot?.decide({ ...sight, budget: { playouts: 12 }, chance: luckFrom(sight.luck) });
}

/** A house of tables without a network: who is there and what time it is is up to the test. */
export async function openTestHost(change: Partial<HostPlan> = {}, kept?: string): Promise<TestHost> {
  const folder = kept ?? mkdtempSync(join(tmpdir(), "harbor-host-"));
  const store = await openEmbeddedStore(folder);
  const gone = new Map<string, number>();
  const here: Person[] = [];
  const sent: PatchMessage[] = [];
  const troubles: unknown[] = [];
  const plan: HostPlan = {
    store,
    shelf: new GameShelf(store),
    outlet: {
      patch: (_, message) => void sent.push(message),
      chat: () => undefined,
      reseat: (_, tell) => tell(),
    },
    now: () => Date.now(),
    downtimes: () => [],
    confirmTime: async () => undefined,
    presence: {
      isPresent: (_, person) => !gone.has(person),
      peoplePresent: () => here,
      goneSince: (_, person) => gone.get(person),
      lastSeen: (_, person) => gone.get(person) ?? Date.now(),
      isWatched: () => false,
    },
    decider: () => undefined,
    entrust: () => undefined,
    hasNeighbors: false,
    announce: () => undefined,
    measure: () => undefined,
    onRemoved: () => undefined,
    onTrouble: (error) => void troubles.push(error),
    absentAfterMs: 60_000,
    tablesPerPerson: 0,
    botDelayMs: 600,
    think: () => async (matter) => thinkHere(matter),
    idleAfterMs: 600_000,
    ...change,
  };
  const host = new TableHost(plan);

  const seat: TestHost["seat"] = async (people, settings = {}) => {
    const [first] = people;
    if (first === undefined) throw new Error("a table needs a host");
    const code = await host.create(first, {
      game: GAMES[0]?.id ?? "",
      options: { mode: "short", seats: Math.max(2, people.length) },
      isPublic: false,
      spectators: true,
      ...settings,
    });
    const table = await host.byCode(code);
    if (table === undefined) throw new Error("no table");
    for (const [number, person] of people.entries()) await give(table, person, { do: "sit", seat: number });
    for (const number of table.state.seats.keys()) {
      if (number >= people.length) await give(table, first, { do: "add-bot", seat: number });
    }
    return table;
  };
  const stop = async () => {
    await host.close();
    await store.close();
  };
  return {
    plan,
    host,
    store,
    gone,
    here,
    sent,
    troubles,
    seat,
    async start(people, settings) {
      const table = await seat(people, settings);
      const [first] = people;
      if (first !== undefined) await give(table, first, { do: "start" });
      return table;
    },
    stop,
    async close() {
      await stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
