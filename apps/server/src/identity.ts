import type { FastifyReply, FastifyRequest } from "fastify";
import type { Limits } from "./limits.ts";
import { hashSecret } from "./random.ts";
import type { Person, Store } from "./store/store.ts";

export const COOKIE = "harbor";
/** How long a browser keeps somebody's secret. */
export const COOKIE_SECONDS = 365 * 24 * 3600;
const SECRET = /^[A-Za-z0-9_-]{43}$/;

/** Whether this may be somebody's secret; whose it is, if anybody's, only the store knows. */
export function isSecret(text: unknown): text is string {
  return typeof text === "string" && SECRET.test(text);
}

/** Who somebody is by the secret their browser keeps. */
export async function personOf(store: Store, secret: unknown): Promise<Person | undefined> {
  if (!isSecret(secret)) return undefined;
  return store.personBySecret(hashSecret(secret));
}

export type Doorway = {
  readonly store: Store;
  now(): number;
  /** The address that people use; undefined where it is just the one that a request comes to. */
  readonly publicOrigin: string | undefined;
  readonly limits: Limits;
};

/** Who a device was before it became somebody else: kept for a while, so that this can be taken back. */
export const FORMER_COOKIE = "harbor-former";
export const FORMER_SECONDS = 30 * 24 * 3600;

/** Out of reach of scripts, and never sent along with a request that another site makes. */
export function giveSecret(door: Doorway, request: FastifyRequest, reply: FastifyReply, secret: string): void {
  setCookie(door, request, reply, { name: COOKIE, secret, maxAge: COOKIE_SECONDS });
}

export function keepFormer(door: Doorway, request: FastifyRequest, reply: FastifyReply, secret: string): void {
  setCookie(door, request, reply, { name: FORMER_COOKIE, secret, maxAge: FORMER_SECONDS });
}

export function forgetFormer(door: Doorway, request: FastifyRequest, reply: FastifyReply): void {
  setCookie(door, request, reply, { name: FORMER_COOKIE, secret: "", maxAge: 0 });
}

function setCookie(
  { publicOrigin }: Doorway,
  request: FastifyRequest,
  reply: FastifyReply,
  { name, secret, maxAge }: { readonly name: string; readonly secret: string; readonly maxAge: number },
): void {
  const isSecure = request.protocol === "https" || publicOrigin?.startsWith("https:") === true;
  reply.setCookie(name, secret, { path: "/", httpOnly: true, sameSite: "strict", secure: isSecure, maxAge });
}
