import { refusalSchema, savedReplaySchema } from "@harbor/protocol";
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
  try {
    const response = await fetch("/api/replays", {
      method: "POST",
      headers: { "content-type": "text/plain" },
      body: file,
      credentials: "same-origin",
    });
    const text = await response.text();
    if (!response.ok) return refusedBy(text);
    const saved = savedReplaySchema.safeParse(JSON.parse(text));
    return saved.success ? { ok: true, value: saved.data.id } : { ok: false, code: "unreachable" };
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
