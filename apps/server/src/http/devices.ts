import { refuse, resumeLookSchema, resumeSchema, signOutSchema } from "@harbor/protocol";
import type { FastifyInstance } from "fastify";
import { COOKIE, FORMER_COOKIE, forgetFormer, giveSecret, type IdentityDeps, personOf } from "../identity.ts";
import { freshSecret, hashSecret } from "../random.ts";
import { become } from "./become.ts";
import { sendRefusal } from "./errors.ts";
import { read, readPerson } from "./read.ts";

export type DevicePlan = IdentityDeps & {
  /** Ends every connection of a device, in any process. */
  tellSignedOut(secretHash: string): void;
};

export const RESUME_MS = 15 * 60_000;

/** Several devices can be the same person: a link that works once adds one, with a secret of its own. */
export function serveDevices(app: FastifyInstance, plan: DevicePlan): void {
  serveLinks(app, plan);
  serveList(app, plan);
}

function serveLinks(app: FastifyInstance, plan: DevicePlan): void {
  const { store, now, limits, tellSignedOut } = plan;
  app.post("/api/resume-links", async (request, reply) => {
    const person = await readPerson(plan, request, reply);
    if (person === undefined) return reply;
    if (!limits.perLink.allows(person.id)) return sendRefusal(reply, refuse("too-many"));
    const token = freshSecret();
    const expiresAt = now() + RESUME_MS;
    await store.addResumeLink({ hash: hashSecret(token), person: person.id, expiresAt });
    return { token, expiresAt };
  });

  app.post("/api/resume-links/withdraw", async (request, reply) => {
    const person = await readPerson(plan, request, reply);
    if (person === undefined) return reply;
    await store.removeResumeLinks(person.id);
    return { ok: true };
  });

  /** A link may come from anybody, so a device shows what it does before it is used. */
  app.post("/api/resume/look", async (request, reply) => {
    const asked = read(reply, resumeLookSchema, request.body);
    if (asked === undefined) return reply;
    const person = await store.personByLink(hashSecret(asked.token), now());
    if (person === undefined) return sendRefusal(reply, refuse("no-such-link"));
    const present = await personOf(store, request.cookies[COOKIE]);
    if (present === undefined) return { name: person.name };
    const tables = await store.unfinishedTablesOf(present.id);
    return { name: person.name, present: { name: present.name, tables, same: present.id === person.id } };
  });

  app.post("/api/resume", async (request, reply) => {
    const asked = read(reply, resumeSchema, request.body);
    if (asked === undefined) return reply;
    const hash = hashSecret(asked.token);
    const present = await personOf(store, request.cookies[COOKIE]);
    const offered = await store.personByLink(hash, now());
    if (offered === undefined) return sendRefusal(reply, refuse("no-such-link"));
    const isOther = present !== undefined && present.id !== offered.id;
    if (isOther && asked.leaveSeats !== true && (await store.unfinishedTablesOf(present.id)) > 0)
      return sendRefusal(reply, refuse("has-seats"));
    const person = await store.takeResumeLink(hash, now());
    if (person === undefined) return sendRefusal(reply, refuse("no-such-link"));
    await become(plan, request, reply, { person, present });
    return { name: person.name };
  });

  /** Turns this device back into who it was before it followed a link. */
  app.post("/api/resume/undo", async (request, reply) => {
    const secret = request.cookies[FORMER_COOKIE];
    const former = await personOf(store, secret);
    if (former === undefined || secret === undefined) return sendRefusal(reply, refuse("no-such-link"));
    const present = await readPerson(plan, request, reply);
    if (present === undefined) return reply;
    giveSecret(plan, request, reply, secret);
    forgetFormer(plan, request, reply);
    if (present.secret === secret) return { name: former.name };
    // Remove this device's secret of the other person rather than leave it behind.
    const hash = hashSecret(present.secret);
    await store.removeSecret(present.id, hash);
    tellSignedOut(hash);
    return { name: former.name };
  });
}

function serveList(app: FastifyInstance, plan: DevicePlan): void {
  const { store, tellSignedOut } = plan;
  app.get("/api/devices", async (request, reply) => {
    const person = await readPerson(plan, request, reply);
    if (person === undefined) return reply;
    const own = hashSecret(person.secret);
    const devices = await store.devicesOf(person.id);
    return {
      devices: devices.map(({ secretHash, device, at }) => ({
        id: deviceId(secretHash),
        ...(device !== null && { device }),
        usedAt: at,
        isThis: secretHash === own,
      })),
    };
  });

  app.post("/api/devices/sign-out", async (request, reply) => {
    const asked = read(reply, signOutSchema, request.body);
    if (asked === undefined) return reply;
    const person = await readPerson(plan, request, reply);
    if (person === undefined) return reply;
    const own = hashSecret(person.secret);
    const devices = await store.devicesOf(person.id);
    // Signing out the device in use would lock its owner out, so it must not happen by mistake.
    const other = devices.find(({ secretHash }) => deviceId(secretHash) === asked.id && secretHash !== own);
    if (other === undefined) return sendRefusal(reply, refuse("no-such-device"));
    await store.removeSecret(person.id, other.secretHash);
    tellSignedOut(other.secretHash);
    return { ok: true };
  });
}

/** Identifies a device without revealing its secret. */
function deviceId(secretHash: string): string {
  return hashSecret(`device ${secretHash}`).slice(0, 24);
}
