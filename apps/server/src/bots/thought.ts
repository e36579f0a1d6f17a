import type { Seat } from "@harbor/kit";
import type { AnyGame } from "../games.ts";

export type AnyAction = { readonly type: string };

/** All that leaves a table for somebody to think about: what one seat sees and may do, and never a state. */
export type Matter = {
  readonly game: Pick<AnyGame, "id" | "rules" | "cards" | "cardLists">;
  /** Whom of the game's persons to think as; whoever is away is stood in for. */
  readonly person: string | undefined;
  readonly seat: Seat;
  readonly view: unknown;
  readonly legal: readonly AnyAction[];
  /** The text that its luck comes from. */
  readonly luck: string;
};

/** A matter as it is sent to a thread. Cards of somebody's own go along only where the thread does not have them. */
export type Question = Omit<Matter, "game"> & {
  readonly id: number;
  readonly game: string;
  readonly edition: { readonly rules: string; readonly cards: string; readonly cardLists?: unknown };
  readonly milliseconds: number;
};

export type Reply =
  /** What a thread says first. */
  | { readonly isReady: true }
  | { readonly id: number; readonly action: AnyAction }
  | { readonly id: number; readonly lacks: "cards" | "bots" }
  | { readonly id: number; readonly failed: string };
