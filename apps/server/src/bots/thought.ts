import type { Seat } from "@harbor/kit";
import type { AnyGame } from "../games.ts";

export type AnyAction = { readonly type: string };

/** Everything a bot gets to think about: what one seat sees and may do, never the state itself. */
export type Situation = {
  readonly game: Pick<AnyGame, "id" | "rules" | "cards" | "cardLists">;
  /** Which of the game's bots decides; undefined stands in for an absent player. */
  readonly person: string | undefined;
  readonly seat: Seat;
  readonly view: unknown;
  readonly legal: readonly AnyAction[];
  /** Whether `legal` is complete; if not, the caller must judge what comes back. */
  readonly isComplete: boolean;
  /** Whether it must not show how many answers there are. */
  readonly inSecret?: boolean;
  /** The seed for its random choices. */
  readonly luck: string;
};

/** A situation as it is sent to a thread. Custom cards are included only if the thread does not have them yet. */
export type ThoughtRequest = Omit<Situation, "game"> & {
  readonly id: number;
  readonly game: string;
  readonly edition: { readonly rules: string; readonly cards: string; readonly cardLists?: unknown };
  readonly milliseconds: number;
};

export type ThoughtReply =
  /** The first message of a thread. */
  | { readonly isReady: true }
  | { readonly id: number; readonly action: AnyAction }
  | { readonly id: number; readonly lacks: "cards" | "bots" }
  | { readonly id: number; readonly failed: string };
