import { z } from "zod";
import { CHAT_LENGTH, NAME_LENGTH } from "./limits.ts";

/** Neither control characters nor marks that turn the direction of the text around them. */
const UNPRINTABLE = /[\p{Cc}\p{Cs}\p{Co}\p{Cn}\u200e\u200f\u202a-\u202e\u2066-\u2069]/u;

function line(most: number) {
  return z
    .string()
    .max(most * 4)
    .transform((text) => text.normalize("NFC").replace(/\s+/gu, " ").trim())
    .refine((text) => text.length > 0, "is empty")
    .refine((text) => [...text].length <= most, `is longer than ${most} characters`)
    .refine((text) => !UNPRINTABLE.test(text), "has characters that cannot be shown");
}

export const nameSchema = line(NAME_LENGTH);
export const chatTextSchema = line(CHAT_LENGTH);
/** Typed by people: capitals without those that look like others. */
export const TABLE_CODE = /^[A-HJ-KM-NP-Z2-9]{6}$/;
export const codeSchema = z
  .string()
  .max(12)
  .transform((code) => code.trim().toUpperCase())
  .refine((code) => TABLE_CODE.test(code), "is not the code of a table");
/** Made by the client for every command: the same id twice is the same command. */
export const COMMAND_ID = /^[A-Za-z0-9_-]{8,40}$/;
export const commandIdSchema = z.string().regex(COMMAND_ID, "must be 8 to 40 letters or digits");
export const cardsHashSchema = z.string().regex(/^[0-9a-f]{64}$/, "is not the hash of a card set");
export const replayIdSchema = z.string().regex(/^[a-z0-9]{16,40}$/, "is not the id of a replay");
