import { PROTOCOL_VERSION, type Refused, refuse } from "@harbor/protocol";
import type { FastifyInstance } from "fastify";
import { GAMES } from "../games.ts";
import type { Logbook } from "../logbook.ts";
import type { Metrics } from "../metrics.ts";
import type { Crew } from "../processes/crew.ts";
import type { Store } from "../store/store.ts";
import { SERVER_VERSION } from "../version.ts";
import { sendRefusal } from "./errors.ts";

export type Health = {
  readonly store: Pick<Store, "lastBeat" | "isOpen">;
  readonly metrics: Metrics;
  readonly log: Logbook;
  readonly crew: Pick<Crew, "size" | "running" | "askAll">;
  /** Whether the last write succeeded a moment ago: a full disk can still be read. */
  canWrite(): boolean;
  isStopping(): boolean;
};

/** The running versions, to check an update and for clients that are programs. */
const VERSIONS = {
  server: SERVER_VERSION,
  protocol: PROTOCOL_VERSION,
  games: GAMES.map(({ id, rules }) => ({ id, rules })),
};

/** Whoever checks readiness can send people elsewhere, and does not wait long. */
const ANSWER_WITHIN_MS = 700;

export function serveHealth(app: FastifyInstance, { store, metrics, log, crew, canWrite, isStopping }: Health): void {
  app.get("/health", async (_request, reply) => {
    if (store.isOpen())
      return { ok: true, ...VERSIONS, ...(crew.size > 1 && { processes: crew.running(), of: crew.size }) };
    return reply.code(503).send(refuse("failed", { detail: "the store is being reopened" }));
  });

  /** Concurrent checks share one query. */
  let asking: Promise<Refused | undefined> | undefined;
  function whatIsWrong(): Promise<Refused | undefined> {
    asking ??= store
      .lastBeat()
      .then(
        () => undefined,
        (error: unknown) => {
          log.error(error, "the store cannot be reached");
          return UNREACHABLE;
        },
      )
      .finally(() => {
        asking = undefined;
      });
    return inTime(asking);
  }

  /** Whether a proxy should send people here. */
  app.get("/ready", async (_request, reply) => {
    if (isStopping()) return sendRefusal(reply, refuse("stopping"));
    const wrong = (await whatIsWrong()) ?? (canWrite() ? undefined : UNWRITABLE);
    return wrong === undefined ? { ok: true } : reply.code(503).send(wrong);
  });

  app.get("/metrics", async (_request, reply) => {
    const others = (await crew.askAll({ do: "metrics" })).flatMap((one) =>
      one.did === "metrics" ? [one.metrics] : [],
    );
    return reply.type(metrics.contentType).send(await metrics.text(others));
  });
}

const UNREACHABLE = refuse("failed", { detail: "the store cannot be reached" });
const UNWRITABLE = refuse("failed", { detail: "nothing can be written to the store" });
/** The store may just be busy. */
const SLOW = refuse("busy", { detail: "the store does not answer" });

function inTime(asked: Promise<Refused | undefined>): Promise<Refused | undefined> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(SLOW), ANSWER_WITHIN_MS);
    void asked.then((wrong) => {
      clearTimeout(timer);
      resolve(wrong);
    });
  });
}
