import { z } from "zod";
import { CHAT_LENGTH, CODE_LENGTH, NAME_LENGTH, REPORT_LENGTH } from "./limits.ts";

/**
 * No control characters and nothing invisible: bidirectional marks, fillers, tags. Joiners and variation selectors are
 * part of scripts and emoji.
 */
const UNPRINTABLE =
  /(?!\u200c|\u200d|\ufe0e|\ufe0f)[\p{Cc}\p{Cs}\p{Co}\p{Cn}\p{Default_Ignorable_Code_Point}\ufff9-\ufffc]/u;
/** Flags of subdivisions are spelled in tags. */
const TAGGED_FLAG = /\u{1f3f4}[\u{e0030}-\u{e0039}\u{e0061}-\u{e007a}]{1,6}\u{e007f}/gu;
/** The blank braille pattern counts as a symbol but shows nothing. */
const VISIBLE = /(?!\u2800)[\p{L}\p{N}\p{P}\p{S}]/u;
/** As many combining marks on one letter as any script needs; more would cover the lines above and below. */
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
/** Typed by people: capital letters and digits without lookalikes. */
const CODE_SIGN = "[A-HJ-KM-NP-Z2-9]";
export const CODE_LETTERS = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789"]
  .filter((letter) => new RegExp(CODE_SIGN).test(letter))
  .join("");
export const TABLE_CODE = new RegExp(`^${CODE_SIGN}{${CODE_LENGTH}}$`);
export const codeSchema = z
  .string()
  .max(12)
  .transform((code) => code.trim().toUpperCase())
  .refine((code) => TABLE_CODE.test(code), "is not the code of a table")
  .meta({ pattern: TABLE_CODE.source });
/** Chosen by the client for every command: the same id twice is the same command. */
export const COMMAND_ID = /^[A-Za-z0-9_-]{8,40}$/;
export const commandIdSchema = z.string().regex(COMMAND_ID, "must be 8 to 40 letters or digits");
