import { LANGUAGES } from "@harbor/kit";
import { z } from "zod";
import { deviceIdSchema, passkeyNameSchema } from "./http.ts";
import { authorSchema, replayIdSchema } from "./ids.ts";
import { MAIL_LENGTH, PASSKEY_BYTES, REPORT_REASONS } from "./limits.ts";
import { tableSettingsSchema } from "./settings.ts";
import { codeSchema, nameSchema, reportTextSchema } from "./text.ts";

// What browsers send, apart from what they are answered: they load no schemas that only the server reads.

export const renameSchema = z.strictObject({ name: nameSchema });

export const createTableSchema = z.strictObject({
  settings: tableSettingsSchema,
  /** Plays the seed of a finished game again; everybody at the table can see that. */
  sameSeedAs: replayIdSchema.optional(),
});

/** Reports a person at the table, or one of their messages, to the server's operator. */
export const reportSchema = z.strictObject({
  author: authorSchema,
  reason: z.enum(REPORT_REASONS),
  text: reportTextSchema.optional(),
  /** The `at` of the reported message. */
  message: z.number().optional(),
});
export type Report = z.infer<typeof reportSchema>;

/**
 * Looks for somebody to play with: a public table where people wait for such a game, or else a new one. `from` is the
 * table that an earlier request opened; it is given up for one that has been waiting longer.
 */
export const playNextSchema = z.strictObject({ settings: tableSettingsSchema, from: codeSchema.optional() });

export const resumeTokenSchema = z.string().regex(/^[A-Za-z0-9_-]{43}$/, "is not a resume link");

/** `leaveSeats` confirms that this device gives up a person with places at unfinished tables. */
export const resumeSchema = z.strictObject({ token: resumeTokenSchema, leaveSeats: z.boolean().optional() });

export const resumeLookSchema = z.strictObject({ token: resumeTokenSchema });

export const signOutSchema = z.strictObject({ id: deviceIdSchema });

/** Bytes as browsers give them, in base64url without padding. */
const bytes = (most: number) =>
  z
    .string()
    .regex(/^[A-Za-z0-9_-]*$/, "is not base64url")
    .min(1)
    .max(Math.ceil((most * 4) / 3));

const passkeyId = bytes(PASSKEY_BYTES.id);

/** A passkey that a browser has made: parts of its `AuthenticatorAttestationResponse`. */
export const addPasskeySchema = z.strictObject({
  clientData: bytes(PASSKEY_BYTES.clientData),
  authenticatorData: bytes(PASSKEY_BYTES.authenticatorData),
  publicKey: bytes(PASSKEY_BYTES.publicKey),
});

/** A passkey that was used: parts of a browser's `AuthenticatorAssertionResponse`. */
export const passkeySignInSchema = z.strictObject({
  id: passkeyId,
  clientData: bytes(PASSKEY_BYTES.clientData),
  authenticatorData: bytes(PASSKEY_BYTES.authenticatorData),
  signature: bytes(PASSKEY_BYTES.signature),
  /** Confirms that this device gives up a person with places at unfinished tables. */
  leaveSeats: z.boolean().optional(),
});

export const removePasskeySchema = z.strictObject({ id: passkeyNameSchema });

const base64url = (most: number) =>
  z
    .string()
    .regex(/^[A-Za-z0-9_-]+$/, "is not base64url")
    .max(most);

/** Switches calls to a table on or off. Calls go to all browsers of the person that were handed in here. */
export const callSchema = z.discriminatedUnion("on", [
  z.strictObject({
    on: z.literal(true),
    /** What the browser's push service gave it, and the language of its messages. */
    push: z.strictObject({
      endpoint: z.url().max(1000),
      p256dh: base64url(100),
      auth: base64url(40),
      language: z.enum(LANGUAGES),
    }),
  }),
  z.strictObject({ on: z.literal(false) }),
]);
export type CallWish = z.infer<typeof callSchema>;

/** Switches calls by mail to a table on or off. */
export const mailCallSchema = z.strictObject({ on: z.boolean() });

/** As mail servers write them: no spaces, no names, no second address. */
export const mailAddressSchema = z.email().max(MAIL_LENGTH);

/** Where calls by mail go. A new address is asked for its consent by a mail; without one, no mail is sent any more. */
export const giveMailSchema = z.strictObject({
  address: mailAddressSchema.optional(),
  language: z.enum(LANGUAGES),
});
export type MailWish = z.infer<typeof giveMailSchema>;

/** Switches being rated on or off, for one game. */
export const wantRatingSchema = z.strictObject({ game: z.string().max(40), wanted: z.boolean() });
