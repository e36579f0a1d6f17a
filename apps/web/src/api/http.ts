import {
  acceptedSchema,
  createdTableSchema,
  type Daily,
  type Devices,
  dailySchema,
  devicesSchema,
  meSchema,
  type Refusal,
  type Report,
  type ResumeOffer,
  refusalSchema,
  resumeLinkSchema,
  resumeOfferSchema,
  type TableCard,
  type TableSettings,
  tableCardSchema,
  tableListSchema,
} from "@harbor/protocol";
import type { ZodType } from "zod";
import { useSettings } from "../settings/settingsStore.ts";

/** The server's answer, or why there is none: a refusal, or no connection. */
export type Reply<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly code: Refusal | "unreachable" };

export async function ask<Value>(
  path: string,
  schema: ZodType<Value> | undefined,
  body?: unknown,
): Promise<Reply<Value>> {
  try {
    const response = await fetch(`/api${path}`, {
      method: body === undefined ? "GET" : "POST",
      // A newcomer gets a name in the language chosen here, which may not be the browser's.
      headers: {
        "accept-language": useSettings.getState().language,
        ...(body !== undefined && { "content-type": "application/json" }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      credentials: "same-origin",
    });
    const answer: unknown = await response.json();
    const read = schema?.safeParse(answer);
    if (response.ok && read?.success) return { ok: true, value: read.data };
    const refused = refusalSchema.safeParse(answer);
    return { ok: false, code: refused.success ? refused.data.code : "unreachable" };
  } catch {
    return { ok: false, code: "unreachable" };
  }
}

/** Opens a table; with the id of a stored recording, it repeats that game's shuffles. */
export const createTable = (settings: TableSettings, sameSeedAs?: string): Promise<Reply<{ code: string }>> =>
  ask("/tables", createdTableSchema, { settings, ...(sameSeedAs !== undefined && { sameSeedAs }) });

export const listTables = (path: "/tables" | "/my-tables"): Promise<Reply<{ tables: readonly TableCard[] }>> =>
  ask(path, tableListSchema);

export const tableCard = (code: string): Promise<Reply<TableCard>> => ask(`/tables/${code}`, tableCardSchema);

/** Reports somebody to the server's operators. */
export const report = (code: string, about: Report): Promise<Reply<{ ok: true }>> =>
  ask(`/tables/${code}/reports`, acceptedSchema, about);

export const makeResumeLink = (): Promise<Reply<{ token: string; expiresAt: number }>> =>
  ask("/resume-links", resumeLinkSchema, {});

/** Makes all unused links of this person useless. */
export const withdrawResumeLinks = (): Promise<Reply<{ ok: true }>> =>
  ask("/resume-links/withdraw", acceptedSchema, {});

/** Gives this browser an identity (a cookie), and a name if one is given. */
export const introduce = (name: string | undefined): Promise<Reply<{ name: string }>> =>
  ask("/me", meSchema, name === undefined ? undefined : { name });

/** What a private link would do here, without using it up. */
export const lookAtLink = (token: string): Promise<Reply<ResumeOffer>> =>
  ask("/resume/look", resumeOfferSchema, { token });

/** Makes this browser the person behind a private link. Its former identity is given up, as its user has agreed. */
export const resumeSeat = (token: string): Promise<Reply<{ name: string }>> =>
  ask("/resume", meSchema, { token, leaveSeats: true });

/** Restores the identity that this browser had before a link. */
export const undoResume = (): Promise<Reply<{ name: string }>> => ask("/resume/undo", meSchema, {});

export const whoAmI = (): Promise<Reply<{ name: string; former?: string | undefined }>> => ask("/me", meSchema);

/** How the results of the latest games of the day are spread. */
export const dailyResults = (game: string): Promise<Reply<Daily>> => ask(`/daily/${game}`, dailySchema);

export const listDevices = (): Promise<Reply<{ devices: Devices }>> => ask("/devices", devicesSchema);

export const signOut = (id: string): Promise<Reply<{ ok: true }>> => ask("/devices/sign-out", acceptedSchema, { id });
