import { createHash } from "node:crypto";
import { type Called, callSchema, codeSchema, mailCallSchema, refuse } from "@harbor/protocol";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { areKeys } from "../calls/encryptPush.ts";
import { isEndpoint } from "../calls/sendPush.ts";
import type { IdentityDeps } from "../identity.ts";
import { hashSecret } from "../random.ts";
import type { Person, TableId } from "../store/store.ts";
import type { Rooms } from "../tables/rooms.ts";
import { seatOf } from "../tables/tableState.ts";
import { sendRefusal } from "./errors.ts";
import { read, readPerson } from "./read.ts";

export type CallPlan = IdentityDeps & {
  readonly rooms: Rooms;
  readonly isClustered: boolean;
  /** The server's public key for push services. */
  readonly pushKey: string;
  readonly pushAnywhere: boolean;
  readonly isMailOffered: boolean;
};

/** Who is to be called to a table while they are away. Nobody else learns of it. */
export function serveCalls(app: FastifyInstance, plan: CallPlan): void {
  const { store, rooms, limits, now, isClustered, pushKey, pushAnywhere, isMailOffered } = plan;
  type Asked = FastifyRequest<{ Params: { code: string } }>;

  app.get<{ Params: { code: string } }>("/api/tables/:code/calls", async (request, reply) => {
    const asked = await find(request, reply);
    if (asked === undefined) return reply;
    return told(asked);
  });

  app.post<{ Params: { code: string } }>("/api/tables/:code/calls", async (request, reply) => {
    const wish = read(reply, callSchema, request.body);
    if (wish === undefined) return reply;
    const asked = await find(request, reply);
    if (asked === undefined) return reply;
    const { person, table } = asked;
    if (!limits.perLink.allows(person.id)) return sendRefusal(reply, refuse("too-many"));
    if (wish.on) {
      const { endpoint, p256dh, auth, language } = wish.push;
      if (!isEndpoint(endpoint, pushAnywhere) || !areKeys({ p256dh, auth }))
        return sendRefusal(reply, refuse("malformed", { detail: "no push service is reached like this" }));
      const hash = createHash("sha256").update(endpoint).digest("hex");
      const secretHash = hashSecret(person.secret);
      await store.savePush({ hash, person: person.id, secretHash, endpoint, p256dh, auth, language, at: now() });
    }
    await store.setCalled(table, person.id, wish.on, "push");
    return told(asked);
  });

  app.post<{ Params: { code: string } }>("/api/tables/:code/mails", async (request, reply) => {
    const wish = read(reply, mailCallSchema, request.body);
    if (wish === undefined) return reply;
    const asked = await find(request, reply);
    if (asked === undefined) return reply;
    if (!limits.perLink.allows(asked.person.id)) return sendRefusal(reply, refuse("too-many"));
    await store.setCalled(asked.table, asked.person.id, wish.on, "mail");
    return told(asked);
  });

  /** Mail is mentioned only to those who have an address for it. */
  async function told({
    table,
    person: { id },
  }: {
    readonly table: TableId;
    readonly person: Person;
  }): Promise<Called> {
    const on = await store.isCalled(table, id, "push");
    const mail = isMailOffered && (await store.mailOf(id))?.isConfirmed === true;
    return { on, key: pushKey, ...(mail && { mail: await store.isCalled(table, id, "mail") }) };
  }

  /** The table, if the person has a seat there. */
  async function find(request: Asked, reply: FastifyReply) {
    const person = await readPerson(plan, request, reply);
    if (person === undefined) return undefined;
    const code = codeSchema.safeParse(request.params.code);
    const room = code.success ? await rooms.byCode(code.data) : undefined;
    if (room !== undefined && isClustered) await room.refresh();
    if (room === undefined || seatOf(room.state, person.id) === undefined) {
      sendRefusal(reply, room === undefined ? refuse("no-such-table") : refuse("not-seated"));
      return undefined;
    }
    return { person, table: room.id };
  }
}
