import { deadlineAfter } from "../clocks.ts";
import type { PersonId, TableId } from "../store/store.ts";
import { type Asker, votersOn } from "./decide.ts";
import type { HostPresence } from "./passOnHost.ts";
import { playsOn } from "./resign.ts";
import type { RoomDeps } from "./roomDeps.ts";
import { isAway, seatOf, type TableState } from "./tableState.ts";

/** How many times longer somebody must be gone before a single opponent may vote the autopilot in. */
export const LONE_FACTOR = 5;
/** As long as the longest clock: by then everybody has had time to look at their games. */
export const LEFT_AFTER_SECONDS = 86_400;
/** Rules that count in days need only a rough record of who was here. */
const SEEN_EVERY_MS = 600_000;
/** After a start nobody is connected yet; everybody gets this long to return. */
const SETTLING_MS = 600_000;

type Around = Pick<RoomDeps, "presence" | "downtimes" | "absentAfterMs" | "now">;

/** Who is at one table, who has just gone, and who has left. */
export class Attendance {
  readonly #table: TableId;
  readonly #around: Around;
  readonly #seen: Map<PersonId, number>;
  readonly #openedAt: number;

  constructor(table: TableId, seen: ReadonlyMap<PersonId, number>, around: Around) {
    this.#table = table;
    this.#seen = new Map(seen);
    this.#around = around;
    this.#openedAt = around.now();
  }

  /** How long an absent host may keep the others waiting. */
  get ofHost(): HostPresence {
    const { absentAfterMs, presence } = this.#around;
    return {
      // People never seen here may still be on their way.
      disconnectedSince: (person) => {
        const since = presence.disconnectedSince(this.#table, person);
        return since && Math.max(since, this.#openedAt);
      },
      patienceMs: absentAfterMs,
      seatedPatienceMs: LONE_FACTOR * absentAfterMs,
    };
  }

  isAbsent(state: TableState, seat: number, at: number): boolean {
    return this.#isGoneFor(this.#around.absentAfterMs, state, seat, at);
  }

  /** Gone long enough that a single opponent may vote. */
  isLongAbsent(state: TableState, seat: number, at: number): boolean {
    return this.#isGoneFor(LONE_FACTOR * this.#around.absentAfterMs, state, seat, at);
  }

  /** From when on the others may vote on somebody: later if there is only one of them. */
  absentFrom(state: TableState, person: PersonId): number | undefined {
    const since = this.#around.presence.disconnectedSince(this.#table, person);
    const seat = seatOf(state, person);
    if (since === undefined || seat === undefined) return undefined;
    const now = this.#around.now();
    const voters = votersOn(state, seat, (one) => this.isAbsent(state, one, now));
    return since + this.#around.absentAfterMs * (voters.length > 1 ? 1 : LONE_FACTOR);
  }

  /** Whether somebody has not been here for a day, on any server; days without a server do not count. */
  hasLeft(state: TableState, seat: number, at: number): boolean {
    const holder = state.seats[seat]?.holder;
    if (holder?.kind !== "person") return false;
    const since = this.#around.presence.disconnectedSince(this.#table, holder.person);
    if (since === undefined) return false;
    const noted = this.#seen.get(holder.person);
    const isKnown = noted === undefined || this.#around.presence.lastSeen(this.#table, holder.person) !== undefined;
    const gone = isKnown || at - since < SETTLING_MS ? since : Math.min(since, noted + SEEN_EVERY_MS);
    return at >= deadlineAfter(gone, LEFT_AFTER_SECONDS, this.#around.downtimes());
  }

  /** What a decision at this moment may ask about who is here. */
  at(state: TableState, at: number): Pick<Asker, "at" | "present" | "isAbsent" | "isLongAbsent" | "hasLeft"> {
    return {
      at,
      present: () => this.#around.presence.peoplePresent(this.#table),
      isAbsent: (seat) => this.isAbsent(state, seat, at),
      isLongAbsent: (seat) => this.isLongAbsent(state, seat, at),
      hasLeft: (seat) => this.hasLeft(state, seat, at),
    };
  }

  /** Who is here, or was a moment ago, and was not noted for a while. */
  toNote(state: TableState): { readonly person: PersonId; readonly at: number }[] {
    if (state.status !== "playing") return [];
    return state.seats.flatMap(({ holder }) => {
      if (!playsOn(holder)) return [];
      const { person } = holder;
      const at = this.#around.presence.lastSeen(this.#table, person);
      if (at === undefined || at - (this.#seen.get(person) ?? 0) < SEEN_EVERY_MS) return [];
      this.#seen.set(person, at);
      return [{ person, at }];
    });
  }

  #isGoneFor(ms: number, state: TableState, seat: number, at: number): boolean {
    const holder = state.seats[seat]?.holder;
    if (holder?.kind !== "person") return false;
    if (isAway(holder)) return true;
    const since = this.#around.presence.disconnectedSince(this.#table, holder.person);
    return since !== undefined && at - since >= ms;
  }
}
