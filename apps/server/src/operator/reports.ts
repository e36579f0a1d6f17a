import type { Presence } from "../presence.ts";
import type { Store, TableAge } from "../store/store.ts";
import { troubleUnlessOtherRules } from "../tables/loading.ts";
import { cardOf } from "../tables/summary.ts";
import type { TableHost } from "../tables/tableHost.ts";
import { CannotDo } from "./listen.ts";
import type { Tables, Who } from "./orders.ts";

export type ReportPlan = {
  readonly store: Store;
  readonly host: TableHost;
  readonly presence: Presence;
  onTrouble(error: unknown): undefined;
};

export async function listTables(plan: ReportPlan, limit: number): Promise<Tables> {
  const { tables, inAll } = await plan.store.unfinishedTables(limit);
  const listed: Tables["tables"] = [];
  for (const table of tables) listed.push(await told(plan, table));
  return { tables: listed, inAll };
}

/** How far a game has got is in no list: the table is brought into memory for it. */
async function told({ host, presence, onTrouble }: ReportPlan, table: TableAge): Promise<Tables["tables"][number]> {
  const { seats, settings } = cardOf(table.card);
  const live =
    table.status === "playing" ? await host.byId(table.id).catch(troubleUnlessOtherRules(onTrouble)) : undefined;
  const seated = new Set(live?.state.seats.flatMap(({ holder }) => (holder.kind === "person" ? holder.person : [])));
  const present = presence.peoplePresent(table.id);
  return {
    code: table.code,
    status: table.status,
    game: settings.game,
    ...(live !== undefined && { phase: `${live.game.round(live.state.game)}: ${live.game.phase(live.state.game)}` }),
    taken: seats.filter(({ kind }) => kind !== "empty").length,
    seats: seats.length,
    watching: present.filter(({ id }) => !seated.has(id)).length,
    openedAt: table.openedAt,
    lastAt: table.lastAt,
    entries: table.entries,
  };
}

export async function whoIsAt({ store, host, presence, onTrouble }: ReportPlan, code: string): Promise<Who> {
  const listed = await store.tableByCode(code);
  if (listed === undefined) throw new CannotDo(`there is no table ${code}`);
  const live = await host.byId(listed.id).catch(troubleUnlessOtherRules(onTrouble));
  if (live === undefined) throw new CannotDo(`table ${code} was begun under rules that this server does not have`);
  const { state } = live;
  const seats = state.seats.map(({ holder }, seat): Who["seats"][number] => {
    if (holder.kind !== "person") return { seat, kind: holder.kind, isHere: false, autopilot: false };
    const { person, name, autopilot } = holder;
    return { seat, kind: "person", person, name, autopilot, isHere: presence.isPresent(listed.id, person) };
  });
  const seated = new Set(seats.map(({ person }) => person));
  const present = presence.peoplePresent(listed.id);
  return {
    code: listed.code,
    status: state.status,
    host: state.host,
    seats,
    watching: present.filter(({ id }) => !seated.has(id)).map(({ id, name }) => ({ person: id, name })),
  };
}
