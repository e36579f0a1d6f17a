import { codeSchema, refuse, reportSchema } from "@harbor/protocol";
import type { FastifyInstance } from "fastify";
import type { Doorway } from "../identity.ts";
import { freshId } from "../random.ts";
import { isHeardBy, whyUnseen } from "../tables/audience.ts";
import type { LiveTable } from "../tables/liveTable.ts";
import { OtherRules } from "../tables/loading.ts";
import { personNamed } from "../tables/moderation.ts";
import type { TableHost } from "../tables/tableHost.ts";
import { sendRefusal } from "./errors.ts";
import { networkOf } from "./guard.ts";
import { read, readPerson } from "./read.ts";

export type ReportPlan = Doorway & {
  readonly host: TableHost;
  /** Whether other processes serve the same tables, so that this one may not know the latest. */
  readonly hasNeighbors: boolean;
  onReport(): void;
};

/** What somebody at a table tells whoever runs the server about somebody else there. Nobody at the table sees it. */
export function serveReports(app: FastifyInstance, plan: ReportPlan): void {
  const { store, host, limits, now, hasNeighbors, onReport } = plan;

  app.post<{ Params: { code: string } }>("/api/tables/:code/reports", async (request, reply) => {
    const asked = read(reply, reportSchema, request.body);
    if (asked === undefined) return reply;
    const person = await readPerson(plan, request, reply);
    if (person === undefined) return reply;
    const code = codeSchema.safeParse(request.params.code);
    const table = code.success ? await find(code.data) : undefined;
    if (table === undefined) return sendRefusal(reply, refuse("no-such-table"));
    if (table === "other-rules") return sendRefusal(reply, refuse("other-rules"));
    if (hasNeighbors) await table.refresh();
    const { state } = table;
    const audience = table.audienceOf(person.id);
    const unseen = whyUnseen(state, audience);
    if (unseen !== undefined) return sendRefusal(reply, unseen);
    const about = personNamed(state, asked.author, table.present);
    if (about === undefined || about.id === person.id) return sendRefusal(reply, refuse("no-such-person"));
    // What was said is taken from the table, and not from whoever says that it was.
    const line = state.chat.find((one) => one.person === about.id && one.at === asked.message);
    const isHeard = line !== undefined && isHeardBy(state, line, audience);
    if (asked.message !== undefined && !isHeard) return sendRefusal(reply, refuse("no-such-message"));
    if (!limits.perReport.lets(person.id) || !limits.perReportFrom.lets(networkOf(request.ip)))
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

  async function find(code: string): Promise<LiveTable | "other-rules" | undefined> {
    try {
      return await host.byCode(code);
    } catch (error) {
      if (error instanceof OtherRules) return "other-rules";
      throw error;
    }
  }
}
