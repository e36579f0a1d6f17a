import type { AnyAction } from "@harbor/face";
import type { Edition, Seat } from "@harbor/kit";

/** What a bot is asked, with all that it has to go by: plain data, as it goes to a worker. */
export type Question = {
  /** What it would do itself, or what the best of them would do, and why. */
  readonly ask: "move" | "advice";
  readonly game: string;
  readonly edition: Edition;
  /** Who is asked; whoever plays well enough, where it is nobody of the game's people. */
  readonly bot?: string | undefined;
  readonly view: unknown;
  readonly seat: Seat;
  readonly legal: readonly AnyAction[];
  readonly milliseconds: number;
  readonly luck: string;
};

/** What came of it. A reason is the game's own affair, and told by its boards. */
export type Thought = { readonly action: AnyAction; readonly reason?: unknown };

export type Asked = { readonly n: number; readonly question: Question };
export type Answered = { readonly n: number; readonly thought: Thought | undefined };
