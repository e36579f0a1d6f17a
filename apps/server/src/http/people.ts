import { refuse, renameSchema } from "@harbor/protocol";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { deviceNamed } from "../deviceName.ts";
import { COOKIE, FORMER_COOKIE, giveSecret, type IdentityDeps, personOf } from "../identity.ts";
import { freshId, freshSecret, hashSecret } from "../random.ts";
import { openRateLimiter } from "../rate.ts";
import type { Person } from "../store/store.ts";
import { renameAt } from "../tables/bounds.ts";
import { reportUnlessOtherRules } from "../tables/loading.ts";
import type { Rooms } from "../tables/rooms.ts";
import { sendRefusal } from "./errors.ts";
import { networkOf } from "./guard.ts";
import { guestName } from "./guestName.ts";
import { read } from "./read.ts";

export type People = IdentityDeps & {
  readonly rooms: Rooms;
  tellRenamed(person: Person): void;
  onBackgroundError(error: unknown): undefined;
};

const MOST_RENAMED = 100;
const DAY_MS = 24 * 3600 * 1000;

export function servePeople(app: FastifyInstance, people: People): void {
  const { store, limits } = people;
  // Each process writes this once a day for each secret; a repeat after a restart does no harm.
  const perRenewal = openRateLimiter(1000 / DAY_MS, { atOnce: 1 });

  app.get("/api/me", async (request, reply) => {
    const person = await greet(people, request, reply);
    if (person === undefined) return sendRefusal(reply, refuse("too-many"));
    await renew(person);
    const former = await personOf(store, request.cookies[FORMER_COOKIE]);
    return { name: person.name, ...(former !== undefined && former.id !== person.id && { former: former.name }) };

    /** Renews the cookie of people who keep coming back, so that it never expires. */
    async function renew({ isNew }: Greeted): Promise<void> {
      const secret = request.cookies[COOKIE];
      if (isNew || secret === undefined || !perRenewal.allows(hashSecret(secret))) return;
      const at = people.now();
      if (await store.renewSecret(hashSecret(secret), { at, ifBefore: at - DAY_MS }))
        giveSecret(people, request, reply, secret);
    }
  });

  app.post("/api/me", async (request, reply) => {
    const asked = read(reply, renameSchema, request.body);
    if (asked === undefined) return reply;
    const person = await greet(people, request, reply);
    if (person === undefined) return sendRefusal(reply, refuse("too-many"));
    const { name } = asked;
    if (name === person.name) return { name };
    if (!limits.perRename.allows(person.id) || !limits.perRenameFrom.allows(networkOf(request.ip)))
      return sendRefusal(reply, refuse("too-many"));
    await rename(people, { id: person.id, name });
    return { name };
  });
}

type Greeted = Person & { readonly isNew: boolean };

/** The requesting person, known or new; undefined if too many new people came from their address. */
export async function greet(
  door: IdentityDeps,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Greeted | undefined> {
  const { store, now, limits } = door;
  const known = await personOf(store, request.cookies[COOKIE]);
  if (known !== undefined) return { ...known, isNew: false };
  if (!limits.perNewcomer.allows(networkOf(request.ip))) return undefined;
  const secret = freshSecret();
  const number = 100 + (parseInt(freshId().slice(0, 6), 16) % 900);
  const person = { id: freshId(), name: guestName(request.headers["accept-language"], number) };
  const device = deviceNamed(request.headers["user-agent"]);
  await store.addPerson({
    ...person,
    secretHash: hashSecret(secret),
    at: now(),
    ...(device !== undefined && { device }),
  });
  giveSecret(door, request, reply, secret);
  return { ...person, isNew: true };
}

async function rename({ store, rooms, tellRenamed, onBackgroundError }: People, person: Person): Promise<void> {
  // Tables first: once the name itself has changed, they all show it.
  for (const { id, status } of await store.tablesOf(person.id, MOST_RENAMED)) {
    if (status !== "open" && status !== "playing") continue;
    // A table that cannot be loaded must not keep the others from getting the name.
    const table = await rooms.byId(id).catch(reportUnlessOtherRules(onBackgroundError));
    await table?.note((state) => renameAt(state, person.id, person.name));
  }
  await store.renamePerson(person.id, person.name);
  tellRenamed(person);
}
