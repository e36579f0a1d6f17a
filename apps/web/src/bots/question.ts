import type { Why } from "@harbor/bots";
import type { Edition, Seat } from "@harbor/kit";
import type { AnyAction } from "@harbor/ui";

/** A question to a bot, with everything it needs: plain data, so that it can be sent to a worker. */
export type Question = {
  /** `move`: its own next action. `advice`: what the best bot would do, and why. */
  readonly ask: "move" | "advice";
  readonly game: string;
  readonly edition: Edition;
  /** The character asked; any strong bot if absent. */
  readonly bot?: string | undefined;
  readonly view: unknown;
  readonly seat: Seat;
  readonly legal: readonly AnyAction[];
  readonly milliseconds: number;
  readonly luck: string;
};

/** The answer. Advice comes with a reason, which the game's boards put into words. */
export type Thought = { readonly action: AnyAction; readonly why?: Why };

export type Asked = { readonly n: number; readonly question: Question };
export type Answered = { readonly n: number; readonly thought: Thought | undefined };
