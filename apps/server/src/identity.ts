import type { FastifyReply, FastifyRequest } from "fastify";
import type { Limits } from "./limits.ts";
import { hashSecret } from "./random.ts";
import type { Person, Store } from "./store/store.ts";

export const COOKIE = "harbor";
/** How long a browser keeps a person's secret. */
export const COOKIE_SECONDS = 365 * 24 * 3600;
const SECRET = /^[A-Za-z0-9_-]{43}$/;

/** Whether this could be a secret; only the store knows whose it is. */
export function isSecret(text: unknown): text is string {
  return typeof text === "string" && SECRET.test(text);
}

/** The person with this secret. */
export async function personOf(store: Store, secret: unknown): Promise<Person | undefined> {
  if (!isSecret(secret)) return undefined;
  return store.personBySecret(hashSecret(secret));
}

export type IdentityDeps = {
  readonly store: Store;
  now(): number;
  /** The public address; undefined if it is the one that requests come to. */
  readonly publicOrigin: string | undefined;
  readonly limits: Limits;
};

/** The device's earlier identity, kept for a while after it followed a link so that this can be undone. */
export const FORMER_COOKIE = "harbor-former";
export const FORMER_SECONDS = 30 * 24 * 3600;

/** Not readable by scripts, and not sent with requests from other sites. */
export function giveSecret(door: IdentityDeps, request: FastifyRequest, reply: FastifyReply, secret: string): void {
  setCookie(door, request, reply, { name: COOKIE, secret, maxAge: COOKIE_SECONDS });
}

export function keepFormer(door: IdentityDeps, request: FastifyRequest, reply: FastifyReply, secret: string): void {
  setCookie(door, request, reply, { name: FORMER_COOKIE, secret, maxAge: FORMER_SECONDS });
}

export function forgetFormer(door: IdentityDeps, request: FastifyRequest, reply: FastifyReply): void {
  setCookie(door, request, reply, { name: FORMER_COOKIE, secret: "", maxAge: 0 });
}

function setCookie(
  { publicOrigin }: IdentityDeps,
  request: FastifyRequest,
  reply: FastifyReply,
  { name, secret, maxAge }: { readonly name: string; readonly secret: string; readonly maxAge: number },
): void {
  const isSecure = request.protocol === "https" || publicOrigin?.startsWith("https:") === true;
  reply.setCookie(name, secret, { path: "/", httpOnly: true, sameSite: "strict", secure: isSecure, maxAge });
}
