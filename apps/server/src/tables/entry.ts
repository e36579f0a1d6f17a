import type { TableSettings, ToldRating } from "@harbor/protocol";
import type { PersonId } from "../store/store.ts";
import type { ChatPace } from "./chatPace.ts";
import type { KeptFrom } from "./moderation.ts";
import type { RatingChange } from "./tableState.ts";

/** Who decided: the player, the queue they left, a bot in its own seat, or the autopilot in theirs. */
export type DecidedBy = "player" | "queue" | "bot" | "autopilot";

/** A command's id and sender, kept with its first entry so that it is not carried out twice. */
export type Origin = { readonly person: PersonId; readonly id: string };

/** Everything that can happen at a table. A table is a list of these; everything else is derived. */
export type EntryBody = { readonly origin?: Origin } & (
  | {
      readonly type: "created";
      readonly code: string;
      readonly settings: TableSettings;
      readonly host: PersonId;
      /** The seed of an earlier game that is played again. */
      readonly seed?: string;
    }
  | { readonly type: "configured"; readonly settings: TableSettings }
  | { readonly type: "sat"; readonly seat: number; readonly person: PersonId; readonly name: string }
  | { readonly type: "stood"; readonly seat: number }
  | { readonly type: "renamed"; readonly person: PersonId; readonly name: string }
  | { readonly type: "chose"; readonly seat: number; readonly choice?: string }
  | { readonly type: "painted"; readonly seat: number; readonly color: number }
  /** Older entries name no bot; they say `level: "random"` instead. */
  | { readonly type: "bot-sat"; readonly seat: number; readonly bot?: string }
  | { readonly type: "host-changed"; readonly host: PersonId }
  | { readonly type: "started"; readonly seed: string; readonly rules: string; readonly cards: string }
  | { readonly type: "acted"; readonly seat: number; readonly action: unknown; readonly by: DecidedBy }
  | { readonly type: "queued"; readonly seat: number; readonly actions: readonly unknown[] }
  /** The clock ran out; what the autopilot then did follows as entries of its own. */
  | { readonly type: "timed-out"; readonly seat: number }
  | { readonly type: "voted"; readonly seat: number; readonly voter: number }
  | { readonly type: "handed-over"; readonly seat: number }
  | { readonly type: "returned"; readonly seat: number }
  | {
      readonly type: "said";
      readonly person: PersonId;
      readonly name: string;
      readonly seat?: number;
      readonly text: string;
    }
  | { readonly type: "muted"; readonly author: string; readonly muted: boolean }
  /** The host takes somebody off a seat, or keeps them out from now on. */
  | { readonly type: "kept-out"; readonly person: PersonId; readonly name: string; readonly from: KeptFrom }
  | { readonly type: "readmitted"; readonly person: PersonId }
  | { readonly type: "chat-paced"; readonly pace: ChatPace }
  /** A player gives up for good. */
  | { readonly type: "resigned"; readonly seat: number }
  /** Agrees that the game is rated, with the rating at that moment; without one, no longer agrees. */
  | { readonly type: "rating-agreed"; readonly seat: number; readonly rating?: ToldRating }
  /** What the game changes, written before it is saved, so that a server killed in between saves just that. */
  | { readonly type: "rated"; readonly ratings: readonly RatingChange[] }
  | { readonly type: "ratings-saved" }
  | { readonly type: "archived"; readonly replay: string }
  | { readonly type: "rematched"; readonly code: string; readonly by?: number }
  /** A player votes to close the table, or withdraws the vote. */
  | { readonly type: "close-wanted"; readonly seat: number; readonly wanted: boolean }
  | { readonly type: "closed" }
);

/** Entries come from our own store, written by this code. */
export function readEntry(body: unknown): EntryBody {
  if (isEntry(body)) return body;
  throw new Error("malformed entry in the store");
}

function isEntry(body: unknown): body is EntryBody {
  return typeof body === "object" && body !== null && "type" in body && typeof body.type === "string";
}
