import { createHash } from "node:crypto";
import { callSchema, codeSchema, refuse } from "@harbor/protocol";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { areKeys } from "../calls/encryptPush.ts";
import { isEndpoint } from "../calls/sendPush.ts";
import type { IdentityDeps } from "../identity.ts";
import { hashSecret } from "../random.ts";
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
};

/** Who is to be called to a table while they are away. Nobody else learns of it. */
export function serveCalls(app: FastifyInstance, plan: CallPlan): void {
  const { store, rooms, limits, now, isClustered, pushKey, pushAnywhere } = plan;
  type Asked = FastifyRequest<{ Params: { code: string } }>;

  app.get<{ Params: { code: string } }>("/api/tables/:code/calls", async (request, reply) => {
    const asked = await find(request, reply);
    if (asked === undefined) return reply;
    return { on: await store.isCalled(asked.table, asked.person.id), key: pushKey };
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
    await store.setCalled(table, person.id, wish.on);
    return { on: wish.on, key: pushKey };
  });

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
