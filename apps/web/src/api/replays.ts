import { countedSchema, refusalSchema, savedReplaySchema } from "@harbor/protocol";
import type { ZodType } from "zod";
import type { Reply } from "./http.ts";

const CODE_LENGTH = 6;

/** A recording on the server, by the code of its table or by the id of a shared one. */
export async function fetchReplay(id: string): Promise<Reply<string>> {
  const path = id.length === CODE_LENGTH ? `/api/tables/${id.toUpperCase()}/replay` : `/api/replays/${id}`;
  try {
    const response = await fetch(path, { credentials: "same-origin" });
    const text = await response.text();
    return response.ok ? { ok: true, value: text } : refusedBy(text);
  } catch {
    return { ok: false, code: "unreachable" };
  }
}

/** Stores a recording on the server, which checks it first. Its id makes a link for others. */
export async function shareReplay(file: string): Promise<Reply<string>> {
  const saved = await sendReplay("/api/replays", file, savedReplaySchema);
  return saved.ok ? { ok: true, value: saved.value.id } : saved;
}

/** Hands in the recording of the game of a day. The answer has the score that counts: that of the first one. */
export function handInDaily(
  game: string,
  day: string,
  file: string,
): Promise<Reply<{ readonly counted: boolean; readonly score: number }>> {
  return sendReplay(`/api/daily/${game}/${day}`, file, countedSchema);
}

async function sendReplay<Value>(path: string, file: string, schema: ZodType<Value>): Promise<Reply<Value>> {
  try {
    const response = await fetch(path, {
      method: "POST",
      headers: { "content-type": "text/plain" },
      body: file,
      credentials: "same-origin",
    });
    const text = await response.text();
    if (!response.ok) return refusedBy(text);
    const read = schema.safeParse(JSON.parse(text));
    return read.success ? { ok: true, value: read.data } : { ok: false, code: "unreachable" };
  } catch {
    return { ok: false, code: "unreachable" };
  }
}

function refusedBy(text: string): Reply<never> {
  try {
    const refused = refusalSchema.safeParse(JSON.parse(text));
    return { ok: false, code: refused.success ? refused.data.code : "unreachable" };
  } catch {
    return { ok: false, code: "unreachable" };
  }
}
