import type { Presence } from "../presence.ts";
import type { Store, TableAge } from "../store/store.ts";
import { reportUnlessOtherRules } from "../tables/loading.ts";
import type { Rooms } from "../tables/rooms.ts";
import { cardOf } from "../tables/summary.ts";
import { CannotDo } from "./listen.ts";
import type { Reports, Tables, Who } from "./orders.ts";

export type ReportPlan = {
  readonly store: Store;
  readonly rooms: Rooms;
  readonly presence: Presence;
  onBackgroundError(error: unknown): undefined;
};

export async function listTables(plan: ReportPlan, limit: number): Promise<Tables> {
  const { tables, inAll } = await plan.store.unfinishedTables(limit);
  const listed: Tables["tables"] = [];
  for (const table of tables) listed.push(await told(plan, table));
  return { tables: listed, inAll };
}

/** Lists don't say how far a game has got, so the table is loaded. */
async function told(
  { rooms, presence, onBackgroundError }: ReportPlan,
  table: TableAge,
): Promise<Tables["tables"][number]> {
  const { seats, settings } = cardOf(table.card);
  const live =
    table.status === "playing"
      ? await rooms.byId(table.id).catch(reportUnlessOtherRules(onBackgroundError))
      : undefined;
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

export async function whoIsAt({ store, rooms, presence, onBackgroundError }: ReportPlan, code: string): Promise<Who> {
  const listed = await store.tableByCode(code);
  if (listed === undefined) throw new CannotDo(`there is no table ${code}`);
  const live = await rooms.byId(listed.id).catch(reportUnlessOtherRules(onBackgroundError));
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

/** Reports, latest first. */
export async function listReports(store: Store, limit: number): Promise<Reports> {
  const reports = await store.reports({ limit });
  return {
    reports: reports.map(({ by, about, message, ...report }) => ({
      ...report,
      by: { person: by.id, name: by.name },
      about: { person: about.id, name: about.name },
      ...(message !== undefined && { message: message.text }),
    })),
  };
}
