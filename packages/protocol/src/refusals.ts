import { z } from "zod";
import { growing } from "./growing.ts";

/** Why a message or request is refused. A game's own reasons come with `illegal`. */
export const REFUSALS = [
  "malformed",
  "too-large",
  "too-many",
  "too-many-tables",
  "no-identity",
  "wrong-origin",
  "banned",
  "no-such-page",
  "no-such-table",
  "no-such-game",
  "no-such-cards",
  "no-such-seat",
  "no-such-person",
  "no-such-message",
  "no-such-replay",
  "no-such-link",
  "no-such-device",
  "no-such-passkey",
  "bad-passkey",
  "too-many-passkeys",
  "has-seats",
  "not-seated",
  "not-host",
  "not-open",
  "not-playing",
  "not-finished",
  "no-spectators",
  "seat-taken",
  "seats-empty",
  "already-seated",
  "choice-taken",
  "color-taken",
  "bot-taken",
  "ratings-off",
  "bad-options",
  "bad-cards",
  "bad-replay",
  "not-today",
  "day-full",
  "muted",
  "chat-slow",
  "chat-closed",
  "kept-out",
  "not-absent",
  "too-many-steps",
  "table-full",
  "other-rules",
  "illegal",
  "busy",
  "stopping",
  "failed",
] as const;
export type Refusal = (typeof REFUSALS)[number];

/** An older client treats a code added by a newer server as a plain failure. */
export const refusalCodeSchema = z.enum(REFUSALS).catch("failed");

export const refusalSchema = growing({
  ok: z.literal(false),
  code: refusalCodeSchema,
  /** The game's reason, if the game refused. */
  reason: z.string().optional(),
  /** One line for developers of clients. */
  detail: z.string().optional(),
  /** In how many milliseconds it will be accepted, if waiting is all it takes. */
  wait: z.int().optional(),
});
export type Refused = z.infer<typeof refusalSchema>;

export const acceptedSchema = growing({ ok: z.literal(true) });
export const answerSchema = z.discriminatedUnion("ok", [acceptedSchema, refusalSchema]);
export type Answer = z.infer<typeof answerSchema>;

const DETAIL_LENGTH = 200;

/** The input has the wrong shape; `whole` names it if no single field is wrong. */
export function refuseShape(error: z.ZodError, whole: string): Refused {
  const issue = error.issues[0];
  const detail = `${issue?.path.join(".") || whole}: ${issue?.message}`;
  return refuse("malformed", { detail: detail.slice(0, DETAIL_LENGTH) });
}

export function refuse(
  code: Refusal,
  more: { readonly reason?: string; readonly detail?: string; readonly wait?: number } = {},
): Refused {
  return { ok: false, code, ...more };
}
