import { createHash } from "node:crypto";
import { addPasskeySchema, passkeySignInSchema, refuse, removePasskeySchema } from "@harbor/protocol";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { deviceNamed } from "../deviceName.ts";
import { COOKIE, type IdentityDeps, personOf } from "../identity.ts";
import {
  BadPasskey,
  challengeIn,
  checkSigned,
  type Kind,
  readKey,
  readNew,
  type Site,
  siteOf,
} from "../passkeys/ceremony.ts";
import { freshSecret, hashSecret } from "../random.ts";
import type { Passkey, PersonId } from "../store/store.ts";
import { become } from "./become.ts";
import { sendRefusal } from "./errors.ts";
import { networkOf } from "./guard.ts";
import { read, readPerson } from "./read.ts";

export const CHALLENGE_MS = 5 * 60_000;
/** Of one person. */
export const MOST_PASSKEYS = 10;

/** A passkey is kept by a device or its owner's account, and makes any device the same person. No password, no mail. */
export function servePasskeys(app: FastifyInstance, plan: IdentityDeps): void {
  serveOwn(app, plan);
  serveSignIn(app, plan);
}

function serveOwn(app: FastifyInstance, plan: IdentityDeps): void {
  const { store, now } = plan;
  app.get("/api/passkeys", async (request, reply) => {
    const person = await readPerson(plan, request, reply);
    if (person === undefined) return reply;
    return { passkeys: (await store.passkeysOf(person.id)).map(told), most: MOST_PASSKEYS };
  });

  app.post("/api/passkeys/new", async (request, reply) => {
    const person = await readPerson(plan, request, reply);
    if (person === undefined) return reply;
    if (!isAllowed(plan, request)) return sendRefusal(reply, refuse("too-many"));
    const known = await store.passkeysOf(person.id);
    if (known.length >= MOST_PASSKEYS) return sendRefusal(reply, refuse("too-many-passkeys"));
    const challenge = await challengeFor(plan, person.id);
    const { rpId } = here(plan, request);
    const user = { id: userHandle(person.id), name: person.name };
    return { challenge, rpId, user, known: known.map(({ id }) => id) };
  });

  app.post("/api/passkeys", async (request, reply) => {
    const asked = read(reply, addPasskeySchema, request.body);
    if (asked === undefined) return reply;
    const person = await readPerson(plan, request, reply);
    if (person === undefined) return reply;
    const made = await checked(async () => {
      const site = here(plan, request);
      await mustBeAsked(plan, bytes(asked.clientData), { kind: "webauthn.create", site, person: person.id });
      const { id, counter } = readNew(bytes(asked.authenticatorData), site);
      const spki = bytes(asked.publicKey);
      readKey(spki);
      return { id: id.toString("base64url"), counter, publicKey: spki.toString("base64url") };
    });
    if (made === undefined) return sendRefusal(reply, refuse("bad-passkey"));
    const device = deviceNamed(request.headers["user-agent"]) ?? null;
    if (!(await store.addPasskey({ ...made, person: person.id, device, at: now() })))
      return sendRefusal(reply, refuse("bad-passkey"));
    // Two devices may have added their last one at the same moment.
    if ((await store.passkeysOf(person.id)).length > MOST_PASSKEYS) {
      await store.removePasskey(person.id, made.id);
      return sendRefusal(reply, refuse("too-many-passkeys"));
    }
    return { ok: true };
  });

  app.post("/api/passkeys/remove", async (request, reply) => {
    const asked = read(reply, removePasskeySchema, request.body);
    if (asked === undefined) return reply;
    const person = await readPerson(plan, request, reply);
    if (person === undefined) return reply;
    const passkey = (await store.passkeysOf(person.id)).find(({ id }) => shortId(id) === asked.id);
    if (passkey === undefined || !(await store.removePasskey(person.id, passkey.id)))
      return sendRefusal(reply, refuse("no-such-passkey"));
    return { ok: true };
  });
}

function serveSignIn(app: FastifyInstance, plan: IdentityDeps): void {
  const { store, now } = plan;
  app.post("/api/passkeys/challenge", async (request, reply) => {
    if (!isAllowed(plan, request)) return sendRefusal(reply, refuse("too-many"));
    const present = await personOf(store, request.cookies[COOKIE]);
    const tables = present === undefined ? 0 : await store.unfinishedTablesOf(present.id);
    return {
      challenge: await challengeFor(plan),
      rpId: here(plan, request).rpId,
      ...(present !== undefined && { present: { name: present.name, tables } }),
    };
  });

  app.post("/api/passkeys/sign-in", async (request, reply) => {
    const asked = read(reply, passkeySignInSchema, request.body);
    if (asked === undefined) return reply;
    if (!isAllowed(plan, request)) return sendRefusal(reply, refuse("too-many"));
    const passkey = await store.passkey(asked.id);
    const used = await checked(() => use(asked, passkey));
    // Whether a passkey exists is nobody's business.
    if (passkey === undefined || used === undefined) return sendRefusal(reply, refuse("no-such-passkey"));
    const person = await store.person(passkey.person);
    if (person === undefined) return sendRefusal(reply, refuse("no-such-passkey"));
    const present = await personOf(store, request.cookies[COOKIE]);
    const isOther = present !== undefined && present.id !== person.id;
    if (isOther && asked.leaveSeats !== true && (await store.unfinishedTablesOf(present.id)) > 0)
      return sendRefusal(reply, refuse("has-seats"));
    await become(plan, request, reply, { person, present });
    return { name: person.name };

    async function use(sent: NonNullable<typeof asked>, known: Passkey | undefined): Promise<true> {
      const site = here(plan, request);
      const [authenticatorData, clientData, signature] = [
        bytes(sent.authenticatorData),
        bytes(sent.clientData),
        bytes(sent.signature),
      ];
      await mustBeAsked(plan, clientData, { kind: "webauthn.get", site });
      if (known === undefined) throw new BadPasskey("there is no such passkey");
      const counter = checkSigned(readKey(bytes(known.publicKey)), { authenticatorData, clientData, signature }, site);
      // A counter that went back belongs to a copy.
      if (!(await store.countPasskey(known.id, { counter, at: now() }))) throw new BadPasskey("the counter went back");
      return true;
    }
  });
}

/** The result, or undefined for a browser's answer that cannot be trusted. */
async function checked<Result>(check: () => Promise<Result>): Promise<Result | undefined> {
  try {
    return await check();
  } catch (error) {
    if (error instanceof BadPasskey) return undefined;
    throw error;
  }
}

function isAllowed({ limits }: IdentityDeps, request: FastifyRequest): boolean {
  return limits.perPasskey.allows(networkOf(request.ip));
}

/** The public address, or else the one that the request came to. A passkey of any other does not fit. */
function here({ publicOrigin }: IdentityDeps, request: FastifyRequest): Site {
  return siteOf(publicOrigin ?? `${request.protocol}://${request.headers.host ?? "localhost"}`);
}

async function challengeFor({ store, now }: IdentityDeps, person?: PersonId): Promise<string> {
  const challenge = freshSecret();
  const expiresAt = now() + CHALLENGE_MS;
  await store.addChallenge({ hash: hashSecret(challenge), expiresAt, ...(person !== undefined && { person }) });
  return challenge;
}

type Asked = { readonly kind: Kind; readonly site: Site; readonly person?: PersonId };

/** The browser has signed a challenge of ours, which counts once. */
async function mustBeAsked({ store, now }: IdentityDeps, clientData: Buffer, { kind, site, person }: Asked) {
  const hash = hashSecret(challengeIn(clientData, kind, site));
  if (!(await store.takeChallenge({ hash, now: now(), ...(person !== undefined && { person }) })))
    throw new BadPasskey("the challenge is not one of ours, or was used, or has expired");
}

function bytes(text: string): Buffer {
  return Buffer.from(text, "base64url");
}

/** What authenticators keep about the person; it does not lead back to anything else. */
function userHandle(person: PersonId): string {
  return createHash("sha256").update(`passkeys of ${person}`).digest("base64url");
}

function shortId(id: string): string {
  return hashSecret(`passkey ${id}`).slice(0, 24);
}

function told({ id, device, at, usedAt }: Passkey) {
  return { id: shortId(id), ...(device !== null && { device }), addedAt: at, usedAt };
}
