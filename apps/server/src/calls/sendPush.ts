import { request as plainRequest } from "node:http";
import { request } from "node:https";
import { isIP } from "node:net";
import { encryptPush, type PushAddress } from "./encryptPush.ts";
import { isOutside, lookupOutside } from "./outside.ts";
import { type VapidKeys, vapidHeader } from "./vapid.ts";

export type PushMessage = {
  readonly text: string;
  /** A newer message about the same topic replaces an older one that has not arrived. */
  readonly topic: string;
  /** For how many seconds it is worth delivering. */
  readonly lasts: number;
};

export type PushPlan = {
  readonly keys: VapidKeys;
  /** How the push services can reach the operator. */
  readonly contact?: string | undefined;
  /** Also sends to addresses that are not public and without encryption, for tests. */
  readonly anywhere: boolean;
  now(): number;
};

/** `gone`: the browser does not want messages any more. `busy`: the push service may take it later. */
export type PushResult = "sent" | "gone" | "busy" | "failed";
/** What came of it, and after how long a busy service wants to be asked again. */
export type Pushed = { readonly result: PushResult; readonly againMs?: number };

const WITHIN_MS = 10_000;
const LONGEST_ENDPOINT = 1000;
const HTTPS_PORT = "";

/** Whether a browser's address may be sent to. Names are checked again when they are looked up. */
export function isEndpoint(endpoint: string, anywhere: boolean): boolean {
  if (endpoint.length > LONGEST_ENDPOINT || !URL.canParse(endpoint)) return false;
  const { protocol, hostname, port, username, password } = new URL(endpoint);
  if (username !== "" || password !== "") return false;
  if (anywhere) return protocol === "https:" || protocol === "http:";
  const host = hostname.replace(/^\[|\]$/g, "");
  return protocol === "https:" && port === HTTPS_PORT && (isIP(host) === 0 ? host.includes(".") : isOutside(host));
}

/** Sends one message to one browser's push service. Redirects are not followed. */
export function sendPush(address: PushAddress, { text, topic, lasts }: PushMessage, plan: PushPlan): Promise<Pushed> {
  const { endpoint } = address;
  if (!isEndpoint(endpoint, plan.anywhere)) return Promise.resolve({ result: "gone" });
  const body = encryptPush(text, address);
  const ask = endpoint.startsWith("http:") ? plainRequest : request;
  return new Promise((resolve) => {
    const sent = ask(
      endpoint,
      {
        method: "POST",
        agent: false,
        signal: AbortSignal.timeout(WITHIN_MS),
        ...(!plan.anywhere && { lookup: lookupOutside }),
        headers: {
          authorization: vapidHeader(plan.keys, endpoint, plan.now(), plan.contact),
          "content-encoding": "aes128gcm",
          "content-type": "application/octet-stream",
          "content-length": body.length,
          ttl: Math.max(0, Math.floor(lasts)),
          urgency: "high",
          topic,
        },
      },
      (response) => {
        // What it says beyond its status is of no interest.
        response.destroy();
        const again = againIn(response.headers["retry-after"], plan.now());
        resolve({ result: resultOf(response.statusCode ?? 0), ...(again !== undefined && { againMs: again }) });
      },
    );
    sent.on("error", () => resolve({ result: "failed" }));
    sent.end(body);
  });
}

function resultOf(status: number): PushResult {
  if (status >= 200 && status < 300) return "sent";
  if (status === 404 || status === 410) return "gone";
  return status === 429 || status >= 500 ? "busy" : "failed";
}

/** The milliseconds in a `Retry-After`: seconds, or a date. */
export function againIn(header: string | undefined, now: number): number | undefined {
  if (header === undefined) return undefined;
  const ms = /^\d+$/.test(header) ? Number(header) * 1000 : Date.parse(header) - now;
  return Number.isFinite(ms) ? Math.max(0, ms) : undefined;
}
