import type { Bans } from "../bans.ts";
import type { House } from "../live/house.ts";
import { type GameServer, socketsOf } from "../live/sockets.ts";
import type { Presence } from "../presence.ts";
import { replayIdOf } from "../random.ts";
import type { Person, PersonId, Store, TableId } from "../store/store.ts";
import { troubleUnlessOtherRules } from "../tables/loading.ts";
import { putOut } from "../tables/putOut.ts";
import type { TableHost } from "../tables/tableHost.ts";
import { lendFile } from "./holdFile.ts";
import { CannotDo, type Session } from "./listen.ts";
import type { Order } from "./orders.ts";
import { listTables, whoIsAt } from "./reports.ts";

export type DeskPlan = {
  readonly store: Store;
  readonly host: TableHost;
  readonly io: GameServer;
  readonly presence: Presence;
  readonly bans: Bans;
  readonly house: Pick<House, "tellBanned" | "tellRemoved">;
  now(): number;
  /** Ends what is left in this process of a table that is no more. */
  forget(table: TableId): void;
  onTrouble(error: unknown): undefined;
};

const MOST_TABLES = 10_000;
const MOST_NAMESAKES = 100;

/** Where the orders of whoever runs the server are carried out, as if by anybody at the tables: written, then told. */
export function openDesk(plan: DeskPlan): (hangUp: () => void) => Session {
  const lend = lendFile(plan.store.file, plan.onTrouble);
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
      end: () => void holder.release().catch(plan.onTrouble),
    };
  };
}

async function carryOut(
  plan: DeskPlan,
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
      await plan.bans.look();
      plan.house.tellBanned();
      return { done };
    }
    case "bans":
      return { bans: await store.bans() };
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

/** Whether it was not over yet. */
async function close({ host }: DeskPlan, code: string): Promise<boolean> {
  const answer = await host.closeByOperator(code);
  if (answer.ok) return true;
  if (answer.code === "no-such-table") throw new CannotDo(`there is no table ${code}`);
  if (answer.code === "not-playing") return false;
  throw new CannotDo(`table ${code} cannot be closed just now (${answer.code})`);
}

async function find({ store }: DeskPlan, name: string) {
  const people = await store.peopleNamed(name, MOST_NAMESAKES);
  return Promise.all(
    people.map(async ({ id, since }) => {
      const tables = await store.tablesOf(id, MOST_NAMESAKES);
      return { person: id, name, since, tables: tables.map(({ code }) => code) };
    }),
  );
}

async function ban(plan: DeskPlan, { id, name }: Person, reason?: string) {
  const { store, bans, house, host, io, now } = plan;
  const sockets = socketsOf(io, ({ person }) => person.id === id).length;
  // Before they are put out of some of them.
  const theirs = await store.tablesOf(id, MOST_TABLES);
  await store.ban({ person: id, at: now(), ...(reason !== undefined && { reason }) });
  await bans.look();
  house.tellBanned();
  let tables = 0;
  for (const { id: table, status } of theirs) {
    if (status !== "open" && status !== "playing") continue;
    const live = await host.byId(table).catch(troubleUnlessOtherRules(plan.onTrouble));
    await live?.note((state) => putOut(state, id));
    tables += 1;
  }
  return { name, sockets, tables };
}

/** With all the tables they ever took part in: what they said and did there is what others see, too. */
async function remove(plan: DeskPlan, person: Person) {
  const { store, bans, house } = plan;
  await ban(plan, person);
  let tables = 0;
  let next: TableId | undefined;
  do {
    const page = await store.tablesTouchedBy(person.id, next);
    const end = () => {
      for (const table of page.tables) {
        plan.forget(table);
        house.tellRemoved(table);
      }
    };
    end();
    await store.removeTables(page.tables, page.tables.map(replayIdOf));
    // Whoever came in between has loaded it once more.
    end();
    tables += page.tables.length;
    next = page.next;
  } while (next !== undefined);
  await store.removePerson(person.id);
  await bans.look();
  return { name: person.name, tables };
}
