import { bothChanges, type Compared, diff, type Fact } from "@harbor/kit";
import type { ChatMessage, PatchMessage, TableSnapshot } from "@harbor/protocol";
import { Recent } from "../recent.ts";
import { type Audience, type CommonView, chatOf, eventsOf, type OwnView } from "./audience.ts";
import type { Room } from "./room.ts";
import type { TableState } from "./tableState.ts";

/** Sends to everybody of a table's audience in this process. */
export type Outlet = {
  channelTo(audience: Audience, table: string): Channel;
  chat(audience: Audience, table: string, message: ChatMessage): void;
  /** Moves people to their current audiences, and then announces the change. */
  reseat(table: Room, tell: () => void): void;
};

/** To one audience of one table. */
export type Channel = {
  isHeard(): boolean;
  patch(message: PatchMessage): void;
};

type Untimed = Omit<TableSnapshot, "now">;

/** A table's view in two parts. The first is the same object for all audiences, so that it is compared only once. */
type Parts = { readonly common: CommonView; readonly own: OwnView };

const MOST_KEPT = 64;
/** Snapshots that many may ask for, by their view, with the state they show. */
const kept = new Recent<Parts, { readonly state: TableState; readonly snapshot: Untimed }>(MOST_KEPT);

/** What one audience was last sent, and how many patches since somebody here began to listen. */
export class AudienceStream {
  readonly audience: Audience;
  readonly #channel: Channel;
  #parts: Parts;
  #n = 0;

  constructor(audience: Audience, channel: Channel, parts: Parts) {
    this.audience = audience;
    this.#channel = channel;
    this.#parts = parts;
  }

  get isHeard(): boolean {
    return this.#channel.isHeard();
  }

  /** Built once for each change, however many ask: while nothing changes, its parts remain the same objects. */
  snapshot(state: TableState, now: number): TableSnapshot {
    const known = kept.get(this.#parts);
    if (known?.state === state) return { ...known.snapshot, now };
    const { common, own } = this.#parts;
    const chat = chatOf(state, this.audience);
    const view = { ...common, ...own };
    const snapshot = { table: common.code, n: this.#n, view, chat, happened: state.happened };
    kept.keep(this.#parts, { state, snapshot });
    return { ...snapshot, now };
  }

  /** Sends what changed and what happened, or nothing if this audience could not see any of it. */
  advance(parts: Parts, facts: readonly Fact<unknown>[], compared: Compared): void {
    const before = this.#parts;
    const patch = bothChanges(diff(before.common, parts.common, compared), diff(before.own, parts.own, compared));
    const events = eventsOf(facts, this.audience);
    this.#parts = parts;
    if (patch === undefined && events.length === 0) return;
    this.#n += 1;
    this.#channel.patch({
      table: parts.common.code,
      n: this.#n,
      ...(patch !== undefined && { patch }),
      ...(events.length > 0 && { events }),
    });
  }
}
