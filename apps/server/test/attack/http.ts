import { request } from "node:http";
import type { Target } from "./attack.ts";

export type Reply = { readonly status: number; readonly cookie: string; readonly text: string };

export type Asked = {
  readonly method?: string;
  readonly path: string;
  readonly cookie?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  /** Sent verbatim instead of a body. */
  readonly text?: string;
};

/** One request from the attacker's address, on its own connection; status 0 if there was no response. */
export function ask({ port, from }: Target, asked: Asked): Promise<Reply> {
  const { method, path, cookie, headers, body } = asked;
  const text = asked.text ?? (body === undefined ? undefined : JSON.stringify(body));
  return new Promise((resolve) => {
    const sent = request({
      port,
      host: "127.0.0.1",
      localAddress: from,
      path,
      method: method ?? (text === undefined ? "GET" : "POST"),
      agent: false,
      timeout: 5000,
      headers: {
        ...(text !== undefined && { "content-type": "application/json" }),
        ...headers,
        ...(cookie !== undefined && { cookie }),
      },
    });
    const inVain = () => resolve({ status: 0, cookie: "", text: "" });
    sent.on("error", inVain);
    sent.on("timeout", () => sent.destroy());
    sent.on("response", (response) => {
      let heard = "";
      response.on("data", (bytes: Buffer) => {
        heard += bytes.toString();
      });
      response.on("error", inVain);
      response.on("end", () => {
        const [given = ""] = response.headers["set-cookie"] ?? [];
        resolve({ status: response.statusCode ?? 0, cookie: given.split(";")[0] ?? "", text: heard });
      });
    });
    sent.end(text);
  });
}

/** A new person's cookie. */
export async function newcomer(target: Target): Promise<string> {
  const { cookie } = await ask(target, { path: "/api/me" });
  if (cookie === "") throw new Error("the attacker gets no cookie");
  return cookie;
}

/** A table of the attacker's own; undefined if the server grants no more. */
export async function openTable(target: Target, cookie: string, change: object = {}): Promise<string | undefined> {
  const { game, small } = target.kinds;
  const settings = { game, isPublic: false, spectators: true, options: small, ...change };
  const { status, text } = await ask(target, { path: "/api/tables", cookie, body: { settings } });
  if (status !== 200) return undefined;
  const answer: unknown = JSON.parse(text);
  return typeof answer === "object" && answer !== null && "code" in answer ? String(answer.code) : undefined;
}
