import { z } from "zod";
import {
  calledSchema,
  countedSchema,
  createdTableSchema,
  dailySchema,
  devicesSchema,
  gameListSchema,
  handedInCardsSchema,
  handInCardsSchema,
  joinedTableSchema,
  mailSchema,
  meSchema,
  newPasskeySchema,
  passkeyChallengeSchema,
  passkeySignedInSchema,
  passkeysSchema,
  playedNextSchema,
  ratingsSchema,
  renamedSchema,
  resumedSchema,
  resumeLinkSchema,
  resumeOfferSchema,
  savedReplaySchema,
  tableCardSchema,
  tableListSchema,
} from "../http.ts";
import { acceptedSchema } from "../refusals.ts";
import {
  addPasskeySchema,
  callSchema,
  createTableSchema,
  giveMailSchema,
  mailCallSchema,
  passkeySignInSchema,
  playNextSchema,
  removePasskeySchema,
  renameSchema,
  reportSchema,
  resumeLookSchema,
  resumeSchema,
  signOutSchema,
  wantRatingSchema,
} from "../requests.ts";

/** JSON Lines, so not JSON as a whole. */
export const replayText = z.string().meta({ description: "A replay file, as text." });

export type RequestShape = {
  readonly method: "GET" | "POST";
  readonly path: string;
  readonly body?: z.ZodType;
  readonly answer: z.ZodType;
};

/** Every request under /api/. A refused request is answered with a refusal instead. */
export const REQUESTS: readonly RequestShape[] = [
  { method: "GET", path: "/api/me", answer: meSchema },
  { method: "POST", path: "/api/me", body: renameSchema, answer: renamedSchema },
  { method: "POST", path: "/api/resume-links", answer: resumeLinkSchema },
  { method: "POST", path: "/api/resume-links/withdraw", answer: acceptedSchema },
  { method: "POST", path: "/api/resume/look", body: resumeLookSchema, answer: resumeOfferSchema },
  { method: "POST", path: "/api/resume", body: resumeSchema, answer: resumedSchema },
  { method: "POST", path: "/api/resume/undo", answer: resumedSchema },
  { method: "GET", path: "/api/devices", answer: devicesSchema },
  { method: "POST", path: "/api/devices/sign-out", body: signOutSchema, answer: acceptedSchema },
  { method: "GET", path: "/api/passkeys", answer: passkeysSchema },
  { method: "POST", path: "/api/passkeys/new", answer: newPasskeySchema },
  { method: "POST", path: "/api/passkeys", body: addPasskeySchema, answer: acceptedSchema },
  { method: "POST", path: "/api/passkeys/remove", body: removePasskeySchema, answer: acceptedSchema },
  { method: "POST", path: "/api/passkeys/challenge", answer: passkeyChallengeSchema },
  { method: "POST", path: "/api/passkeys/sign-in", body: passkeySignInSchema, answer: passkeySignedInSchema },
  { method: "GET", path: "/api/ratings", answer: ratingsSchema },
  { method: "POST", path: "/api/ratings", body: wantRatingSchema, answer: acceptedSchema },
  { method: "GET", path: "/api/games", answer: gameListSchema },
  { method: "POST", path: "/api/tables", body: createTableSchema, answer: createdTableSchema },
  { method: "GET", path: "/api/tables", answer: tableListSchema },
  { method: "POST", path: "/api/tables/:code/join", answer: joinedTableSchema },
  { method: "POST", path: "/api/next", body: playNextSchema, answer: playedNextSchema },
  { method: "GET", path: "/api/my-tables", answer: tableListSchema },
  { method: "GET", path: "/api/tables/:code", answer: tableCardSchema },
  { method: "GET", path: "/api/tables/:code/replay", answer: replayText },
  { method: "GET", path: "/api/tables/:code/calls", answer: calledSchema },
  { method: "POST", path: "/api/tables/:code/calls", body: callSchema, answer: calledSchema },
  { method: "POST", path: "/api/tables/:code/mails", body: mailCallSchema, answer: calledSchema },
  { method: "GET", path: "/api/mail", answer: mailSchema },
  { method: "POST", path: "/api/mail", body: giveMailSchema, answer: mailSchema },
  { method: "POST", path: "/api/tables/:code/reports", body: reportSchema, answer: acceptedSchema },
  { method: "POST", path: "/api/cards", body: handInCardsSchema, answer: handedInCardsSchema },
  { method: "GET", path: "/api/cards/:hash", answer: handInCardsSchema },
  { method: "POST", path: "/api/replays", body: replayText, answer: savedReplaySchema },
  { method: "GET", path: "/api/replays/:id", answer: replayText },
  { method: "GET", path: "/api/daily/:game", answer: dailySchema },
  { method: "POST", path: "/api/daily/:game/:day", body: replayText, answer: countedSchema },
];
