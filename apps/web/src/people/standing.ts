import type { SeatView, TableView } from "@harbor/protocol";

/** How somebody is there; what others should know first wins. */
export type Standing = "empty" | "bot" | "resigned" | "autopilot" | "gone" | "away" | "thinking" | "here";

export function standingOf(seat: SeatView, waitedFor: boolean): Standing {
  if (seat.kind !== "person") return seat.kind;
  if (seat.resigned) return "resigned";
  if (seat.autopilot) return "autopilot";
  if (!seat.present) return "gone";
  if (seat.away) return "away";
  return waitedFor ? "thinking" : "here";
}

export type Ballot = {
  readonly votes: number;
  /** More than half of those who are there, as far as that can be seen from here. */
  readonly needed: number;
  /** Whether one has a vote that is not given yet. */
  readonly mayVote: boolean;
  /** In how many milliseconds the vote can be given; 0 where it can already. */
  readonly opensIn: number;
};

/** A vote on a seat whose owner is gone, at this moment of the server's clock; undefined where there is none. */
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

/** In how many milliseconds somebody counts as absent; undefined where nothing says that they will. */
function absentIn(seat: SeatView, now: number): number | undefined {
  if (seat.kind !== "person") return undefined;
  if (seat.away) return 0;
  if (seat.present) return undefined;
  return Math.max(0, (seat.absentFrom ?? now) - now);
}

export type Consent = {
  /** Whether one would like to close the table oneself. */
  readonly isGiven: boolean;
  /** The others who play and have not said that they would. */
  readonly missing: readonly string[];
};

/** Who would have to agree before the game is given up; undefined for whom nobody asks. */
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
