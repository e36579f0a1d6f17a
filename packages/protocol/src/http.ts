import { LANGUAGES } from "@harbor/kit";
import { z } from "zod";
import { tableSettingsSchema, toldSettingsSchema } from "./commands.ts";
import { growing } from "./growing.ts";
import { MAIL_LENGTH, PASSKEY_BYTES, REPORT_REASONS } from "./limits.ts";
import { STATUSES } from "./tableView.ts";
import { authorSchema, botIdSchema, codeSchema, nameSchema, replayIdSchema, reportTextSchema } from "./text.ts";

export const renameSchema = z.strictObject({ name: nameSchema });
/** `former` is who this device was before a link made it somebody else, for as long as that can be undone. */
export const meSchema = growing({ name: z.string(), former: z.string().optional() });

export const renamedSchema = growing({ name: z.string() });

export const createTableSchema = z.strictObject({
  settings: tableSettingsSchema,
  /** Plays the seed of a finished game again; everybody at the table can see that. */
  sameSeedAs: replayIdSchema.optional(),
});
export const createdTableSchema = growing({ code: z.string() });

export const tableCardSchema = growing({
  code: z.string(),
  status: z.enum(STATUSES),
  settings: toldSettingsSchema,
  seats: z.array(
    growing({
      kind: z.enum(["empty", "bot", "person"]),
      name: z.string().optional(),
      bot: botIdSchema.optional(),
      /** At an open table: when this person sat down. */
      since: z.number().optional(),
      /** In the list of public tables, at an open one: whether this person is there. */
      here: z.boolean().optional(),
    }),
  ),
  changedAt: z.number(),
  /** In a list of the viewer's own tables: whether it is their turn. */
  yourTurn: z.boolean().optional(),
  /** In that list, if it is their turn and the table has a clock: how many milliseconds they have left. */
  timeLeft: z.number().min(0).optional(),
  /** In the answer about one table: the rules and cards its game was started with, if they are not the current ones. */
  playedUnder: growing({ rules: z.string(), cards: z.string() }).optional(),
});
export type TableCard = z.infer<typeof tableCardSchema>;
/** Reports a person at the table, or one of their messages, to the server's operator. */
export const reportSchema = z.strictObject({
  author: authorSchema,
  reason: z.enum(REPORT_REASONS),
  text: reportTextSchema.optional(),
  /** The `at` of the reported message. */
  message: z.number().optional(),
});
export type Report = z.infer<typeof reportSchema>;

/** The seat that the server found free. */
export const joinedTableSchema = growing({ seat: z.int() });

/**
 * Looks for somebody to play with: a public table where people wait for such a game, or else a new one. `from` is the
 * table that an earlier request opened; it is given up for one that has been waiting longer.
 */
export const playNextSchema = z.strictObject({ settings: tableSettingsSchema, from: codeSchema.optional() });
/** `opened`: nobody was waiting, so it is a new table. */
export const playedNextSchema = growing({ code: z.string(), opened: z.boolean() });

export const tableListSchema = growing({ tables: z.array(tableCardSchema) });

/** A user's own card set for a game. */
export const handInCardsSchema = z.strictObject({ game: z.string().max(40), cards: z.unknown() });
export const handedInCardsSchema = growing({ hash: z.string() });

export const gameListSchema = growing({
  games: z.array(
    growing({
      id: z.string(),
      rules: z.string(),
      cards: z.string(),
      modes: z.array(growing({ id: z.string(), seats: z.array(z.int()) })),
      /** The bots to play against, and their strengths. */
      bots: z.array(growing({ id: botIdSchema, strength: z.string() })),
    }),
  ),
});

export const resumeTokenSchema = z.string().regex(/^[A-Za-z0-9_-]{43}$/, "is not a resume link");
/** `leaveSeats` confirms that this device gives up a person with places at unfinished tables. */
export const resumeSchema = z.strictObject({ token: resumeTokenSchema, leaveSeats: z.boolean().optional() });
/** The device's new identity. */
export const resumedSchema = growing({ name: z.string() });
export const resumeLookSchema = z.strictObject({ token: resumeTokenSchema });
/** Whose link it is, and who this device is now, with the number of their unfinished tables. */
export const resumeOfferSchema = growing({
  name: z.string(),
  present: growing({ name: z.string(), tables: z.int(), same: z.boolean() }).optional(),
});
export type ResumeOffer = z.infer<typeof resumeOfferSchema>;
export const deviceIdSchema = z.string().regex(/^[0-9a-f]{24}$/, "is not the id of a device");
export const signOutSchema = z.strictObject({ id: deviceIdSchema });
export const devicesSchema = growing({
  devices: z.array(
    growing({
      id: deviceIdSchema,
      /** The browser and the system, as far as known. */
      device: z.string().optional(),
      /** The day of its last use, in milliseconds since 1970. */
      usedAt: z.number(),
      isThis: z.boolean(),
    }),
  ),
});
export type Devices = z.infer<typeof devicesSchema>["devices"];
export const resumeLinkSchema = growing({ token: z.string(), expiresAt: z.number() });
export const savedReplaySchema = growing({ id: z.string() });

/** How the results of a day are spread: so many in each step of scores, the first of which begins at `from`. */
export const daySchema = growing({
  day: z.string(),
  people: z.int(),
  from: z.number(),
  step: z.number(),
  counts: z.array(z.int()),
  /** The asking person's own result, and how many people scored less. */
  own: growing({ score: z.number(), beaten: z.int() }).optional(),
});
export type DayResults = z.infer<typeof daySchema>;
/** `today` is the server's. Only days with results are listed, latest first. */
export const dailySchema = growing({ today: z.string(), days: z.array(daySchema) });
export type Daily = z.infer<typeof dailySchema>;
/** `score` is the one that counts: that of the first recording. */
export const countedSchema = growing({ counted: z.boolean(), score: z.number() });

/** Bytes as browsers give them, in base64url without padding. */
const bytes = (most: number) =>
  z
    .string()
    .regex(/^[A-Za-z0-9_-]*$/, "is not base64url")
    .min(1)
    .max(Math.ceil((most * 4) / 3));
const passkeyId = bytes(PASSKEY_BYTES.id);
/** What a browser needs to make a passkey; `known` are those that the person has. */
export const newPasskeySchema = growing({
  challenge: z.string(),
  rpId: z.string(),
  user: growing({ id: z.string(), name: z.string() }),
  known: z.array(z.string()),
});
/** A passkey that a browser has made: parts of its `AuthenticatorAttestationResponse`. */
export const addPasskeySchema = z.strictObject({
  clientData: bytes(PASSKEY_BYTES.clientData),
  authenticatorData: bytes(PASSKEY_BYTES.authenticatorData),
  publicKey: bytes(PASSKEY_BYTES.publicKey),
});
export const passkeyChallengeSchema = growing({
  challenge: z.string(),
  rpId: z.string(),
  /** Who this device is now, with the number of their unfinished tables. */
  present: growing({ name: z.string(), tables: z.int() }).optional(),
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
export const passkeySignedInSchema = growing({ name: z.string() });
const passkeyNameSchema = z.string().regex(/^[0-9a-f]{24}$/, "is not the id of a passkey");
export const removePasskeySchema = z.strictObject({ id: passkeyNameSchema });
export const passkeysSchema = growing({
  passkeys: z.array(
    growing({
      id: passkeyNameSchema,
      /** The browser and the system it was made with, as far as known. */
      device: z.string().optional(),
      addedAt: z.number(),
      usedAt: z.number(),
    }),
  ),
  most: z.int(),
});
export type Passkeys = z.infer<typeof passkeysSchema>["passkeys"];

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
/** Whether the user is called to a table, and the server's public key for push services. */
export const calledSchema = growing({
  on: z.boolean(),
  key: z.string(),
  /** The same by mail; absent unless the user has a confirmed address. */
  mail: z.boolean().optional(),
});
export type Called = z.infer<typeof calledSchema>;
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
/** `offered` is false where the server sends no mail. */
export const mailSchema = growing({
  offered: z.boolean(),
  address: z.string().optional(),
  confirmed: z.boolean().optional(),
});
export type Mail = z.infer<typeof mailSchema>;

/** Switches being rated on or off, for one game. */
export const wantRatingSchema = z.strictObject({ game: z.string().max(40), wanted: z.boolean() });
export const ratingsSchema = growing({
  ratings: z.array(
    growing({ game: z.string(), value: z.int(), deviation: z.int(), games: z.int(), wanted: z.boolean() }),
  ),
});
export type Ratings = z.infer<typeof ratingsSchema>["ratings"];
