import type { FastifyReply, FastifyRequest } from "fastify";
import { freshId, freshSecret, hashSecret } from "./random.ts";
import type { Person, Store } from "./store/store.ts";

export const COOKIE = "harbor";
/** How long a browser keeps somebody's secret. */
export const COOKIE_SECONDS = 365 * 24 * 3600;
const SECRET = /^[A-Za-z0-9_-]{43}$/;

/** Who somebody is by the secret their browser keeps. */
export async function personOf(store: Store, secret: unknown): Promise<Person | undefined> {
  if (typeof secret !== "string" || !SECRET.test(secret)) return undefined;
  return store.personBySecret(hashSecret(secret));
}

export type Doorway = {
  readonly store: Store;
  now(): number;
  /** The address that people use; undefined where it is just the one that a request comes to. */
  readonly publicOrigin: string | undefined;
};

export async function greet(door: Doorway, request: FastifyRequest, reply: FastifyReply): Promise<Person> {
  const { store, now } = door;
  const known = await personOf(store, request.cookies[COOKIE]);
  if (known !== undefined) return known;
  const secret = freshSecret();
  const person = { id: freshId(), name: `Sailor ${100 + (parseInt(freshId().slice(0, 6), 16) % 900)}` };
  await store.addPerson({ ...person, secretHash: hashSecret(secret), at: now() });
  giveSecret(door, request, reply, secret);
  return person;
}

/** Out of reach of scripts, and never sent along with a request that another site makes. */
export function giveSecret(
  { publicOrigin }: Pick<Doorway, "publicOrigin">,
  request: FastifyRequest,
  reply: FastifyReply,
  secret: string,
): void {
  const isSecure = request.protocol === "https" || publicOrigin?.startsWith("https:") === true;
  reply.setCookie(COOKIE, secret, {
    path: "/",
    httpOnly: true,
    sameSite: "strict",
    secure: isSecure,
    maxAge: COOKIE_SECONDS,
  });
}
