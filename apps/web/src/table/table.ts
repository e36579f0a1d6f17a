import type { Advice, AnyAction, Happened, Person, Sent } from "@harbor/face";
import type { Score, Seat } from "@harbor/kit";
import type { ChatMessage, Command, TableView } from "@harbor/protocol";

/**
 * How near the table is: in this browser, on a server that answers, on one that does not just now, or on one that
 * speaks another version than this page.
 */
export type Link = "here" | "online" | "lost" | "outdated";

/** Why the last thing that was tried was refused: a reason of the game or of the server. A new one has a new number. */
export type Refusal = { readonly why: string; readonly tried: Command["do"]; readonly nth: number };

/** What a screen shows of a table, whole and never changed in place. */
export type TableSnapshot = {
  readonly status: "open" | "playing" | "finished" | "closed";
  readonly link: Link;
  readonly people: readonly Person[];
  /** The seat whose eyes this is seen with; undefined for a spectator. */
  readonly seat: Seat | undefined;
  readonly view: unknown;
  readonly history: readonly Happened<unknown>[];
  readonly since: number;
  /** How much of the history had been told on this device when the table was opened. */
  readonly told: number;
  /** The seats that the game waits for. */
  readonly waiting: readonly Seat[];
  readonly scores: readonly Score[] | undefined;
  /** The screen is to be handed to this seat before anything is shown. */
  readonly curtain: Seat | undefined;
  readonly queue: readonly AnyAction[] | undefined;
  /** The queue is shown as it will be, and has long been on its way. */
  readonly queueSending: boolean;
  /** What was done and has long been on its way. */
  readonly sent: readonly Sent<AnyAction>[];
  /** Everything around the game at a table on a server. */
  readonly lobby: TableView | undefined;
  /** What a table on a server names oneself by, in lists and messages. */
  readonly author: string | undefined;
  readonly chat: readonly ChatMessage[];
  /** How far the server's clock, which deadlines are reckoned by, is ahead of this one, in milliseconds. */
  readonly clockAhead: number;
  /** What was said and has not reached the server yet. */
  readonly unsent: readonly string[];
  /** The autopilot played for this seat until its owner came back just now. */
  readonly tookBack: boolean;
  /** The shuffles are those of an earlier game, which everybody at the table is told. */
  readonly again: boolean;
  readonly refusal: Refusal | undefined;
  /** Why the server does not, or no longer, show the table. */
  readonly closedBy: string | undefined;
};

/** A table to play at, wherever its rules run. The boards do not know which. */
export type Table = {
  snapshot(): TableSnapshot;
  subscribe(listener: () => void): () => void;
  act(actions: readonly AnyAction[]): void;
  /** What one of the best would do for whoever is to play; absent at tables where that would not be fair. */
  readonly advise?: () => Promise<Advice<AnyAction> | undefined>;
  queue(actions: readonly AnyAction[]): void;
  /** Whoever the curtain named has taken the screen. */
  lift(): void;
  say(text: string): void;
  /** Anything else that can be done at a table on a server. */
  send(command: Command): void;
  /** Says that one is here: whoever looks at the table anew takes their seat back from the autopilot. */
  comeBack(): void;
  /** So much of the history has been told to this seat, and is kept on this device. */
  seen(upTo: number): void;
  close(): void;
};
