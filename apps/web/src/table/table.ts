import type { Score, Seat } from "@harbor/kit";
import type { ChatMessage, Command, TableView } from "@harbor/protocol";
import type { Advice, AnyAction, Happened, Person, Queued, Sent } from "@harbor/ui";

/**
 * The state of the connection: a table in this browser, on a server that answers, on one that does not at the moment,
 * or on one that speaks another version than this page.
 */
export type Link = "here" | "online" | "lost" | "outdated";

/** Why the last command was refused: a reason of the game or of the server. Each refusal has a new number. */
export type Refusal = { readonly why: string; readonly tried: Command["do"]; readonly nth: number };

/** Everything a screen shows of a table; immutable. */
export type TableSnapshot = {
  readonly status: "open" | "playing" | "finished" | "closed";
  readonly link: Link;
  readonly people: readonly Person[];
  /** The viewer's seat; undefined for a spectator. */
  readonly seat: Seat | undefined;
  readonly view: unknown;
  readonly history: readonly Happened<unknown>[];
  readonly since: number;
  /** How much of the history had been shown on this device when the table was opened. */
  readonly told: number;
  /** The pending seats. */
  readonly waiting: readonly Seat[];
  readonly scores: readonly Score[] | undefined;
  /** The seat to hand the screen to before anything is shown. */
  readonly curtain: Seat | undefined;
  readonly queue: readonly Queued<AnyAction>[] | undefined;
  /** The queue shows changes that have been unconfirmed for a while. */
  readonly queueSending: boolean;
  /** Actions that have been unconfirmed for a while. */
  readonly sent: readonly Sent<AnyAction>[];
  /** Everything around the game, for a table on a server. */
  readonly lobby: TableView | undefined;
  /** The user's id at a table on a server, in lists and messages. */
  readonly author: string | undefined;
  readonly chat: readonly ChatMessage[];
  /** How far the server's clock, which deadlines refer to, is ahead of this one, in milliseconds. */
  readonly clockAhead: number;
  /** Chat messages that have not reached the server yet. */
  readonly unsent: readonly string[];
  /** The autopilot played for this seat until its owner came back just now. */
  readonly tookBack: boolean;
  /** The shuffles are those of an earlier game, and everybody at the table is told. */
  readonly again: boolean;
  readonly refusal: Refusal | undefined;
  /** Why the server does not (or no longer) show the table. */
  readonly closedBy: string | undefined;
};

/** A table to play at, wherever its rules run. The boards cannot tell the difference. */
export type Table = {
  snapshot(): TableSnapshot;
  subscribe(listener: () => void): () => void;
  act(actions: readonly AnyAction[]): void;
  /** What one of the best bots would do in place of the pending player; absent at tables where that would be unfair. */
  readonly advise?: () => Promise<Advice<AnyAction> | undefined>;
  queue(answers: readonly Queued<AnyAction>[]): void;
  /** The player named by the curtain has taken the screen. */
  dismissCurtain(): void;
  say(text: string): void;
  /** Any other command to a table on a server. */
  send(command: Command): void;
  /** Reports the user's presence: returning players take their seat back from the autopilot. */
  comeBack(): void;
  /** Records on this device how much of the history this seat has seen. */
  seen(upTo: number): void;
  close(): void;
};
