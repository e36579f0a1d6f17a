import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { luckFrom } from "@harbor/bots";
import type { Answer, Command, PatchMessage, TableSettings } from "@harbor/protocol";
import type { Situation } from "../bots/thought.ts";
import { GameRegistry } from "../gameRegistry.ts";
import { botsFor, GAMES } from "../games.ts";
import { openEmbeddedStore } from "../store/embedded.ts";
import type { Person, Store } from "../store/store.ts";
import type { Room } from "./room.ts";
import { Rooms, type RoomsDeps } from "./rooms.ts";

export const ADA: Person = { id: "ada", name: "Ada" };
export const BEN: Person = { id: "ben", name: "Ben" };
export const CLEO: Person = { id: "cleo", name: "Cleo" };
export const DORA: Person = { id: "dora", name: "Dora" };

export type TestRooms = {
  readonly plan: RoomsDeps;
  readonly rooms: Rooms;
  readonly store: Store;
  /** Since when people have been disconnected; people not in it are connected. */
  readonly gone: Map<string, number>;
  /** Who is connected, for lists of watchers. */
  readonly here: Person[];
  readonly sent: PatchMessage[];
  readonly errors: unknown[];
  /** A table with these people seated and bots in the other seats, not yet started. */
  seat(people: readonly Person[], settings?: Partial<TableSettings>): Promise<Room>;
  start(people: readonly Person[], settings?: Partial<TableSettings>): Promise<Room>;
  /** Keeps the store, as when a server stops. */
  stop(): Promise<void>;
  close(): Promise<void>;
};

let commands = 0;

/** Gives a command that must be accepted, under a new id. */
export async function give(table: Room, person: Person, command: Command): Promise<void> {
  const answer = await order(table, person, command);
  if (!answer.ok) throw new Error(`${person.name} was refused ${command.do}: ${answer.code} ${answer.reason ?? ""}`);
}

export function order(table: Room, person: Person, command: Command): Promise<Answer> {
  commands += 1;
  return table.command(person, `command-${commands}`, command);
}

/** The first legal action of this seat. */
export function firstLegal(table: Room, seat: number): Extract<Command, { do: "act" }>["action"] {
  return Object.fromEntries(Object.entries(table.game.legal(table.state.game, seat)[0] ?? {}));
}

/** Thinks without a thread, so that everything is done once a test's timers have run. */
export function thinkHere({ game, person, ...sight }: Situation) {
  const crew = botsFor(game.id)?.signOn(game);
  const bot = (person === undefined ? undefined : crew?.botOf(person)) ?? crew?.standIn;
  return bot?.decide({ ...sight, budget: { playouts: 12 }, chance: luckFrom(sight.luck) });
}

/** Rooms without a network: the test decides who is there and what time it is. */
export async function openTestRooms(change: Partial<RoomsDeps> = {}, kept?: string): Promise<TestRooms> {
  const folder = kept ?? mkdtempSync(join(tmpdir(), "harbor-rooms-"));
  const store = await openEmbeddedStore(folder);
  const gone = new Map<string, number>();
  const here: Person[] = [];
  const sent: PatchMessage[] = [];
  const errors: unknown[] = [];
  const plan: RoomsDeps = {
    store,
    games: new GameRegistry(store),
    outlet: {
      channelTo: () => ({ isHeard: () => true, patch: (message) => void sent.push(message) }),
      chat: () => undefined,
      reseat: (_, tell) => tell(),
    },
    now: () => Date.now(),
    downtimes: () => [],
    confirmTime: async () => undefined,
    presence: {
      isPresent: (_, person) => !gone.has(person),
      peoplePresent: () => here,
      disconnectedSince: (_, person) => gone.get(person),
      lastSeen: (_, person) => gone.get(person) ?? Date.now(),
      isWatched: () => false,
    },
    decider: () => undefined,
    entrust: () => undefined,
    isClustered: false,
    announce: () => undefined,
    measure: () => undefined,
    onRemoved: () => undefined,
    onBackgroundError: (error) => void errors.push(error),
    absentAfterMs: 60_000,
    tablesPerPerson: 0,
    botDelayMs: 600,
    captainMs: 20,
    think: () => async (situation) => thinkHere(situation),
    idleAfterMs: 600_000,
    ...change,
  };
  const rooms = new Rooms(plan);

  const seat: TestRooms["seat"] = async (people, settings = {}) => {
    const [first] = people;
    if (first === undefined) throw new Error("a table needs a host");
    const code = await rooms.create(first, {
      game: GAMES[0]?.id ?? "",
      options: { mode: "short", seats: Math.max(2, people.length) },
      isPublic: false,
      spectators: true,
      ...settings,
    });
    const table = await rooms.byCode(code);
    if (table === undefined) throw new Error("no table");
    for (const [number, person] of people.entries()) await give(table, person, { do: "sit", seat: number });
    for (const number of table.state.seats.keys()) {
      if (number >= people.length) await give(table, first, { do: "add-bot", seat: number });
    }
    return table;
  };
  const stop = async () => {
    await rooms.close();
    await store.close();
  };
  return {
    plan,
    rooms,
    store,
    gone,
    here,
    sent,
    errors,
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
