import type { SeatView, TableView } from "@harbor/protocol";

/** A player's state. The first that applies wins, in the order of importance to others. */
export type Standing = "empty" | "bot" | "resigned" | "autopilot" | "gone" | "away" | "thinking" | "here";

export function standingOf(seat: SeatView, waitedFor: boolean): Standing {
  if (seat.kind !== "person") return seat.kind;
  if (seat.resigned) return "resigned";
  if (seat.autopilot || seat.late === true) return "autopilot";
  if (!seat.present) return "gone";
  if (seat.away) return "away";
  return waitedFor ? "thinking" : "here";
}

export type Ballot = {
  readonly votes: number;
  /** More than half of those present, as far as this client knows. */
  readonly needed: number;
  /** Whether the user still has a vote to give. */
  readonly mayVote: boolean;
  /** Milliseconds until votes are accepted; 0 if they are already. */
  readonly opensIn: number;
};

/** The vote on an absent player's seat at this time on the server's clock; undefined if there is none. */
export function ballotOn(view: TableView, target: number, now: number): Ballot | undefined {
  const seat = view.seats[target];
  const own = view.you.seat;
  if (view.status !== "playing" || seat === undefined) return undefined;
  const standing = standingOf(seat, false);
  if (standing !== "gone" && standing !== "away") return undefined;
  const votes = view.votes[target] ?? [];
  const voters = view.seats.filter((other, nth) => {
    return nth !== target && other.kind === "person" && !other.autopilot && (nth === own || absentIn(other, now) !== 0);
  });
  return {
    votes: votes.length,
    needed: Math.floor(voters.length / 2) + 1,
    mayVote: own !== undefined && own !== target && !votes.includes(own),
    opensIn: absentIn(seat, now) ?? 0,
  };
}

/** Milliseconds until somebody counts as absent; undefined if they are present. */
function absentIn(seat: SeatView, now: number): number | undefined {
  if (seat.kind !== "person") return undefined;
  if (seat.away) return 0;
  if (seat.present) return undefined;
  return Math.max(0, (seat.absentFrom ?? now) - now);
}

export type Consent = {
  /** Whether the user has agreed to close the table. */
  readonly isGiven: boolean;
  /** The other players who have not agreed. */
  readonly missing: readonly string[];
};

/** Whose consent is needed to close the game; undefined for people who are not asked. */
export function consentTo({ status, seats, closing, you }: TableView): Consent | undefined {
  if (status !== "playing" || you.seat === undefined) return undefined;
  const missing = seats.flatMap((seat, nth) => {
    return seat.kind === "person" && seat.resigned !== true && nth !== you.seat && !closing.includes(nth)
      ? [seat.name]
      : [];
  });
  return { isGiven: closing.includes(you.seat), missing };
}

const SECOND = 1000;
const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** The time left until a moment on the server's clock: 0:42, 4:05, 23:59 h. */
export function timeLeft(until: number, now: number): { readonly text: string; readonly seconds: number } {
  const seconds = Math.max(0, Math.round((until - now) / SECOND));
  const two = (number: number) => String(Math.floor(number)).padStart(2, "0");
  if (seconds < HOUR) return { seconds, text: `${Math.floor(seconds / MINUTE)}:${two(seconds % MINUTE)}` };
  return { seconds, text: `${Math.floor(seconds / HOUR)}:${two((seconds % HOUR) / MINUTE)} h` };
}
