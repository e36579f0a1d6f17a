import { codeSchema, refuse, reportSchema } from "@harbor/protocol";
import type { FastifyInstance } from "fastify";
import type { IdentityDeps } from "../identity.ts";
import { freshId } from "../random.ts";
import { isHeardBy, whyUnseen } from "../tables/audience.ts";
import { OtherRules } from "../tables/loading.ts";
import { personNamed } from "../tables/moderation.ts";
import type { Room } from "../tables/room.ts";
import type { Rooms } from "../tables/rooms.ts";
import { sendRefusal } from "./errors.ts";
import { networkOf } from "./guard.ts";
import { read, readPerson } from "./read.ts";

export type ReportPlan = IdentityDeps & {
  readonly rooms: Rooms;
  /** Whether other processes serve the same tables, so that this one may be behind. */
  readonly isClustered: boolean;
  onReport(): void;
};

/** Reports from people at a table about others there, for the operator. Nobody at the table sees them. */
export function serveReports(app: FastifyInstance, plan: ReportPlan): void {
  const { store, rooms, limits, now, isClustered, onReport } = plan;

  app.post<{ Params: { code: string } }>("/api/tables/:code/reports", async (request, reply) => {
    const asked = read(reply, reportSchema, request.body);
    if (asked === undefined) return reply;
    const person = await readPerson(plan, request, reply);
    if (person === undefined) return reply;
    const code = codeSchema.safeParse(request.params.code);
    const table = code.success ? await find(code.data) : undefined;
    if (table === undefined) return sendRefusal(reply, refuse("no-such-table"));
    if (table === "other-rules") return sendRefusal(reply, refuse("other-rules"));
    if (isClustered) await table.refresh();
    const { state } = table;
    const audience = table.audienceOf(person.id);
    const unseen = whyUnseen(state, audience);
    if (unseen !== undefined) return sendRefusal(reply, unseen);
    const about = personNamed(state, asked.author, table.present);
    if (about === undefined || about.id === person.id) return sendRefusal(reply, refuse("no-such-person"));
    // The message text comes from the table, not from the reporter.
    const line = state.chat.find((one) => one.person === about.id && one.at === asked.message);
    const isHeard = line !== undefined && isHeardBy(state, line, audience);
    if (asked.message !== undefined && !isHeard) return sendRefusal(reply, refuse("no-such-message"));
    if (!limits.perReport.allows(person.id) || !limits.perReportFrom.allows(networkOf(request.ip)))
      return sendRefusal(reply, refuse("too-many"));
    const { reason, text } = asked;
    const isNew = await store.saveReport({
      id: freshId(),
      at: now(),
      table: state.code,
      by: { id: person.id, name: person.name },
      about,
      reason,
      ...(text !== undefined && { text }),
      ...(isHeard && { message: { text: line.text, at: line.at } }),
    });
    if (isNew) onReport();
    return { ok: true };
  });

  async function find(code: string): Promise<Room | "other-rules" | undefined> {
    try {
      return await rooms.byCode(code);
    } catch (error) {
      if (error instanceof OtherRules) return "other-rules";
      throw error;
    }
  }
}
