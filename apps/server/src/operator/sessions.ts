import type { Bans } from "../bans.ts";
import type { Cluster } from "../live/cluster.ts";
import { type GameServer, socketsOf } from "../live/sockets.ts";
import type { Presence } from "../presence.ts";
import { replayIdOf } from "../random.ts";
import type { Person, PersonId, Store, TableId } from "../store/store.ts";
import { reportUnlessOtherRules } from "../tables/loading.ts";
import { removeBanned } from "../tables/removeBanned.ts";
import type { Rooms } from "../tables/rooms.ts";
import { lendFile } from "./holdFile.ts";
import { CannotDo, type Session } from "./listen.ts";
import type { Order } from "./orders.ts";
import { listReports, listTables, whoIsAt } from "./reports.ts";

export type OperatorPlan = {
  readonly store: Store;
  readonly rooms: Rooms;
  readonly io: GameServer;
  readonly presence: Presence;
  readonly bans: Bans;
  readonly cluster: Pick<Cluster, "tellBanned" | "tellRemoved">;
  now(): number;
  /** Drops what this process still holds of a deleted table. */
  forget(table: TableId): void;
  onBackgroundError(error: unknown): undefined;
};

const MOST_TABLES = 10_000;
const MOST_NAMESAKES = 100;

/** Carries out the operator's orders as commands at the tables: written first, then told. */
export function openSessions(plan: OperatorPlan): (hangUp: () => void) => Session {
  const lend = lendFile(plan.store.file, plan.onBackgroundError);
  return (hangUp) => {
    const holder = lend(hangUp);
    return {
      carryOut: async (order) => {
        switch (order.do) {
          case "hold":
            return holder.hold();
          case "measure-log":
            return { bytes: await holder.logBytes() };
          case "release":
            await holder.release();
            return { done: true };
          default:
            return carryOut(plan, order);
        }
      },
      end: () => void holder.release().catch(plan.onBackgroundError),
    };
  };
}

async function carryOut(
  plan: OperatorPlan,
  order: Exclude<Order, { do: "hold" | "measure-log" | "release" }>,
): Promise<unknown> {
  const { store } = plan;
  switch (order.do) {
    case "tables":
      return listTables(plan, order.limit);
    case "who":
      return whoIsAt(plan, order.code);
    case "close":
      return { done: await close(plan, order.code) };
    case "find":
      return { people: await find(plan, order.name) };
    case "ban":
      return ban(plan, await known(store, order.person), order.reason);
    case "unban": {
      const done = await store.unban(order.person);
      await plan.bans.refresh();
      plan.cluster.tellBanned();
      return { done };
    }
    case "bans":
      return { bans: await store.bans() };
    case "reports":
      return listReports(store, order.limit);
    case "drop-report":
      return { done: await store.dropReport(order.report) };
    case "delete":
      return remove(plan, await known(store, order.person));
    default:
      return order satisfies never;
  }
}

async function known(store: Store, id: PersonId): Promise<Person> {
  const person = await store.person(id);
  if (person === undefined) throw new CannotDo(`nobody has the number ${id}`);
  return person;
}

/** Whether the table was still open. */
async function close({ rooms }: OperatorPlan, code: string): Promise<boolean> {
  const answer = await rooms.closeByOperator(code);
  if (answer.ok) return true;
  if (answer.code === "no-such-table") throw new CannotDo(`there is no table ${code}`);
  if (answer.code === "not-playing") return false;
  throw new CannotDo(`table ${code} cannot be closed now (${answer.code})`);
}

async function find({ store }: OperatorPlan, name: string) {
  const people = await store.peopleNamed(name, MOST_NAMESAKES);
  return Promise.all(
    people.map(async ({ id, since }) => {
      const tables = await store.tablesOf(id, MOST_NAMESAKES);
      return { person: id, name, since, tables: tables.map(({ code }) => code) };
    }),
  );
}

async function ban(plan: OperatorPlan, { id, name }: Person, reason?: string) {
  const { store, bans, cluster, rooms, io, now } = plan;
  const sockets = socketsOf(io, ({ person }) => person.id === id).length;
  // Read before the person loses any of their seats.
  const theirs = await store.tablesOf(id, MOST_TABLES);
  await store.ban({ person: id, at: now(), ...(reason !== undefined && { reason }) });
  await bans.refresh();
  cluster.tellBanned();
  let tables = 0;
  for (const { id: table, status } of theirs) {
    if (status !== "open" && status !== "playing") continue;
    const live = await rooms.byId(table).catch(reportUnlessOtherRules(plan.onBackgroundError));
    await live?.note((state) => removeBanned(state, id));
    tables += 1;
  }
  return { name, sockets, tables };
}

/** Deletes every table they ever took part in, because what they said and did there is visible to others. */
async function remove(plan: OperatorPlan, person: Person) {
  const { store, bans, cluster } = plan;
  await ban(plan, person);
  let tables = 0;
  let next: TableId | undefined;
  do {
    const page = await store.tablesTouchedBy(person.id, next);
    const end = () => {
      for (const table of page.tables) {
        plan.forget(table);
        cluster.tellRemoved(table);
      }
    };
    end();
    await store.removeTables(page.tables, page.tables.map(replayIdOf));
    // A visitor in between may have loaded it again.
    end();
    tables += page.tables.length;
    next = page.next;
  } while (next !== undefined);
  await store.removePerson(person.id);
  await bans.refresh();
  return { name: person.name, tables };
}
