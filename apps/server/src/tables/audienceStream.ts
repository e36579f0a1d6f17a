import { type Compared, diff, type Fact } from "@harbor/kit";
import type { ChatMessage, PatchMessage, TableSnapshot, TableView } from "@harbor/protocol";
import { Recent } from "../recent.ts";
import { type Audience, chatOf, eventsOf } from "./audience.ts";
import type { Room } from "./room.ts";
import type { TableState } from "./tableState.ts";

/** Sends to everybody of a table's audience in this process. */
export type Outlet = {
  patch(audience: Audience, message: PatchMessage): void;
  chat(audience: Audience, table: string, message: ChatMessage): void;
  /** Moves people to their current audiences, and then announces the change. */
  reseat(table: Room, tell: () => void): void;
};

type Untimed = Omit<TableSnapshot, "now">;

const MOST_KEPT = 64;
/** Snapshots that many may ask for, by their view, with the state they show. */
const kept = new Recent<TableView, { readonly state: TableState; readonly snapshot: Untimed }>(MOST_KEPT);

/** What one audience was last sent, and how many patches since the table was opened here. */
export class AudienceStream {
  readonly audience: Audience;
  #view: TableView;
  #n = 0;

  constructor(audience: Audience, view: TableView) {
    this.audience = audience;
    this.#view = view;
  }

  /** Built once for each change, however many ask: while nothing changes, its parts remain the same objects. */
  snapshot(state: TableState, now: number): TableSnapshot {
    const known = kept.get(this.#view);
    if (known?.state === state) return { ...known.snapshot, now };
    const chat = chatOf(state, this.audience);
    const snapshot = { table: this.#view.code, n: this.#n, view: this.#view, chat, happened: state.happened };
    kept.keep(this.#view, { state, snapshot });
    return { ...snapshot, now };
  }

  /** Sends what changed and what happened, or nothing if this audience could not see any of it. */
  advance(view: TableView, facts: readonly Fact<unknown>[], outlet: Outlet, compared: Compared): void {
    const patch = diff(this.#view, view, compared);
    const events = eventsOf(facts, this.audience);
    this.#view = view;
    if (patch === undefined && events.length === 0) return;
    this.#n += 1;
    outlet.patch(this.audience, {
      table: view.code,
      n: this.#n,
      ...(patch !== undefined && { patch }),
      ...(events.length > 0 && { events }),
    });
  }
}
