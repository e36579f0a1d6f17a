import type { Selectable } from "kysely";
import type { Schema } from "./schema.ts";
import type { ListedTable } from "./store.ts";

/** What lists show of a table's row. */
export type ListedRow = Omit<Selectable<Schema["tables"]>, "cards">;

export function parse(text: string): unknown {
  return JSON.parse(text);
}

export function listedTable(row: ListedRow): ListedTable {
  return {
    id: row.id,
    code: row.code,
    status: row.status,
    isPublic: row.is_public === 1,
    isClocked: row.is_clocked === 1,
    people: peopleIn(row.people),
    card: parse(row.card),
    changedAt: row.changed_at,
  };
}

function peopleIn(text: string): string[] {
  const people = parse(text);
  return Array.isArray(people) ? people.filter((person) => typeof person === "string") : [];
}
