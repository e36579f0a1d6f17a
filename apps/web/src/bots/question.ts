import type { Why } from "@harbor/bots";
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

/** What came of it; an advice comes with its reason, which the game's boards put into words. */
export type Thought = { readonly action: AnyAction; readonly why?: Why };

export type Asked = { readonly n: number; readonly question: Question };
export type Answered = { readonly n: number; readonly thought: Thought | undefined };
