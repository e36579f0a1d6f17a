import { z } from "zod";
import { growing } from "./growing.ts";
import { botIdSchema } from "./ids.ts";
import { toldSettingsSchema } from "./settings.ts";
import { STATUSES } from "./tableView.ts";

/** `former` is who this device was before a link made it somebody else, for as long as that can be undone. */
export const meSchema = growing({ name: z.string(), former: z.string().optional() });

export const renamedSchema = growing({ name: z.string() });

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

/** The seat that the server found free. */
export const joinedTableSchema = growing({ seat: z.int() });

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

/** The device's new identity. */
export const resumedSchema = growing({ name: z.string() });
/** Whose link it is, and who this device is now, with the number of their unfinished tables. */
export const resumeOfferSchema = growing({
  name: z.string(),
  present: growing({ name: z.string(), tables: z.int(), same: z.boolean() }).optional(),
});
export type ResumeOffer = z.infer<typeof resumeOfferSchema>;
export const deviceIdSchema = z.string().regex(/^[0-9a-f]{24}$/, "is not the id of a device");
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

/** What a browser needs to make a passkey; `known` are those that the person has. */
export const newPasskeySchema = growing({
  challenge: z.string(),
  rpId: z.string(),
  user: growing({ id: z.string(), name: z.string() }),
  known: z.array(z.string()),
});
export const passkeyChallengeSchema = growing({
  challenge: z.string(),
  rpId: z.string(),
  /** Who this device is now, with the number of their unfinished tables. */
  present: growing({ name: z.string(), tables: z.int() }).optional(),
});
export const passkeySignedInSchema = growing({ name: z.string() });
export const passkeyNameSchema = z.string().regex(/^[0-9a-f]{24}$/, "is not the id of a passkey");
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

/** Whether the user is called to a table, and the server's public key for push services. */
export const calledSchema = growing({
  on: z.boolean(),
  key: z.string(),
  /** The same by mail; absent unless the user has a confirmed address. */
  mail: z.boolean().optional(),
});
export type Called = z.infer<typeof calledSchema>;

/** `offered` is false where the server sends no mail. */
export const mailSchema = growing({
  offered: z.boolean(),
  address: z.string().optional(),
  confirmed: z.boolean().optional(),
});
export type Mail = z.infer<typeof mailSchema>;

export const ratingsSchema = growing({
  ratings: z.array(
    growing({ game: z.string(), value: z.int(), deviation: z.int(), games: z.int(), wanted: z.boolean() }),
  ),
});
export type Ratings = z.infer<typeof ratingsSchema>["ratings"];
