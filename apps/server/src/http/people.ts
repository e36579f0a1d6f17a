import { refuse, renameSchema } from "@harbor/protocol";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { deviceNamed } from "../deviceName.ts";
import { COOKIE, type Doorway, FORMER_COOKIE, giveSecret, personOf } from "../identity.ts";
import { freshId, freshSecret, hashSecret } from "../random.ts";
import { openGate } from "../rate.ts";
import type { Person } from "../store/store.ts";
import { renameAt } from "../tables/bounds.ts";
import { troubleUnlessOtherRules } from "../tables/loading.ts";
import type { TableHost } from "../tables/tableHost.ts";
import { sendRefusal } from "./errors.ts";
import { networkOf } from "./guard.ts";
import { guestName } from "./guestName.ts";
import { read } from "./read.ts";

export type People = Doorway & {
  readonly host: TableHost;
  tellRenamed(person: Person): void;
  onTrouble(error: unknown): undefined;
};

const MOST_RENAMED = 100;
const DAY_MS = 24 * 3600 * 1000;

export function servePeople(app: FastifyInstance, people: People): void {
  const { store, limits } = people;
  // A process asks the store once a day for each secret; that it forgets after a restart does no harm.
  const perRenewal = openGate(1000 / DAY_MS, { atOnce: 1 });

  app.get("/api/me", async (request, reply) => {
    const person = await greet(people, request, reply);
    if (person === undefined) return sendRefusal(reply, refuse("too-many"));
    await renew(person);
    const former = await personOf(store, request.cookies[FORMER_COOKIE]);
    return { name: person.name, ...(former !== undefined && former.id !== person.id && { former: former.name }) };

    /** Whoever comes again and again keeps their cookie for good. */
    async function renew({ isNew }: Greeted): Promise<void> {
      const secret = request.cookies[COOKIE];
      if (isNew || secret === undefined || !perRenewal.lets(hashSecret(secret))) return;
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
    if (!limits.perRename.lets(person.id) || !limits.perRenameFrom.lets(networkOf(request.ip)))
      return sendRefusal(reply, refuse("too-many"));
    await rename(people, { id: person.id, name });
    return { name };
  });
}

type Greeted = Person & { readonly isNew: boolean };

/** Whoever comes, known or new; undefined where too many have come from their address. */
export async function greet(door: Doorway, request: FastifyRequest, reply: FastifyReply): Promise<Greeted | undefined> {
  const { store, now, limits } = door;
  const known = await personOf(store, request.cookies[COOKIE]);
  if (known !== undefined) return { ...known, isNew: false };
  if (!limits.perNewcomer.lets(networkOf(request.ip))) return undefined;
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

async function rename({ store, host, tellRenamed, onTrouble }: People, person: Person): Promise<void> {
  // The tables first: whoever finds the name changed need not look at them again.
  for (const { id, status } of await store.tablesOf(person.id, MOST_RENAMED)) {
    if (status !== "open" && status !== "playing") continue;
    // A table that cannot be loaded must not keep the others from learning the name.
    const table = await host.byId(id).catch(troubleUnlessOtherRules(onTrouble));
    await table?.note((state) => renameAt(state, person.id, person.name));
  }
  await store.renamePerson(person.id, person.name);
  tellRenamed(person);
}
