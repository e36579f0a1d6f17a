import { z } from "zod";
import { CHAT_LENGTH, NAME_LENGTH, REPORT_LENGTH } from "./limits.ts";

/**
 * Neither control characters nor what nobody sees: marks that turn the direction of the text around them, fillers, tags.
 * Joiners and the choice of a sign's look belong to scripts and emoji.
 */
const UNPRINTABLE =
  /(?!\u200c|\u200d|\ufe0e|\ufe0f)[\p{Cc}\p{Cs}\p{Co}\p{Cn}\p{Default_Ignorable_Code_Point}\ufff9-\ufffc]/u;
/** Flags of parts of a country are spelled in tags. */
const TAGGED_FLAG = /\u{1f3f4}[\u{e0030}-\u{e0039}\u{e0061}-\u{e007a}]{1,6}\u{e007f}/gu;
/** The braille cell without a dot counts as a sign and shows nothing. */
const VISIBLE = /(?!\u2800)[\p{L}\p{N}\p{P}\p{S}]/u;
/** As many marks on one letter as any script needs; more cover the lines above and below. */
const PILE_OF_MARKS = /\p{M}{5}/u;

function line(most: number) {
  return z
    .string()
    .max(most * 4)
    .transform((text) => text.normalize("NFC").replace(/\s+/gu, " ").trim())
    .refine((text) => text.length > 0, "is empty")
    .refine((text) => [...text].length <= most, `is longer than ${most} characters`)
    .refine((text) => !UNPRINTABLE.test(text.replace(TAGGED_FLAG, "")), "has characters that cannot be shown")
    .refine((text) => VISIBLE.test(text), "shows nothing")
    .refine((text) => !PILE_OF_MARKS.test(text), "has too many marks on a letter")
    .meta({ minLength: 1, description: `At most ${most} characters, all of which can be shown.` });
}

export const nameSchema = line(NAME_LENGTH);
export const chatTextSchema = line(CHAT_LENGTH);
export const reportTextSchema = line(REPORT_LENGTH);
/** Typed by people: capitals without those that look like others. */
export const TABLE_CODE = /^[A-HJ-KM-NP-Z2-9]{6}$/;
export const codeSchema = z
  .string()
  .max(12)
  .transform((code) => code.trim().toUpperCase())
  .refine((code) => TABLE_CODE.test(code), "is not the code of a table")
  .meta({ pattern: TABLE_CODE.source });
/** Made by the client for every command: the same id twice is the same command. */
export const COMMAND_ID = /^[A-Za-z0-9_-]{8,40}$/;
export const commandIdSchema = z.string().regex(COMMAND_ID, "must be 8 to 40 letters or digits");
/** Names a person at one table: in seats, among those who watch, and in messages. */
export const authorSchema = z.string().max(40);
export const cardsHashSchema = z.string().regex(/^[0-9a-f]{64}$/, "is not the hash of a card set");
/** One of the persons that a game offers to play against. */
export const botIdSchema = z.string().regex(/^[a-z0-9-]{1,40}$/, "is not the id of a bot");
export const replayIdSchema = z.string().regex(/^[a-z0-9]{16,40}$/, "is not the id of a replay");
