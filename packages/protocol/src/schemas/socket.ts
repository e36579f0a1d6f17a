import type { z } from "zod";
import { commandMessageSchema, historySchema, legalSchema, watchSchema } from "../commands.ts";
import {
  type CLIENT_MESSAGES,
  chatEventSchema,
  goneSchema,
  helloSchema,
  historyAnswerSchema,
  legalAnswerSchema,
  patchMessageSchema,
  type SERVER_MESSAGES,
  snapshotSchema,
  watchAnswerSchema,
} from "../messages.ts";
import { answerSchema } from "../refusals.ts";

type ClientMessage = (typeof CLIENT_MESSAGES)[keyof typeof CLIENT_MESSAGES];
type ServerMessage = (typeof SERVER_MESSAGES)[keyof typeof SERVER_MESSAGES];
type Exchange = { readonly value: z.ZodType; readonly answer: z.ZodType };

/** What a client sends on its socket, and the answers. */
export const SENT: Readonly<Record<ClientMessage, Exchange>> = {
  watch: { value: watchSchema, answer: watchAnswerSchema },
  leave: { value: watchSchema, answer: answerSchema },
  history: { value: historySchema, answer: historyAnswerSchema },
  legal: { value: legalSchema, answer: legalAnswerSchema },
  do: { value: commandMessageSchema, answer: answerSchema },
};

/** What the server sends on its own. */
export const RECEIVED: Readonly<Record<ServerMessage, z.ZodType>> = {
  hello: helloSchema,
  table: snapshotSchema,
  patch: patchMessageSchema,
  chat: chatEventSchema,
  gone: goneSchema,
};
