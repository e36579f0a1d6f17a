import { refuse } from "@harbor/protocol";
import type { FastifyInstance } from "fastify";
import type { Metrics } from "../metrics.ts";
import type { Store } from "../store/store.ts";
import { sendRefusal } from "./errors.ts";

export type Health = { readonly store: Store; readonly metrics: Metrics; isStopping(): boolean };

export function serveHealth(app: FastifyInstance, { store, metrics, isStopping }: Health): void {
  app.get("/health", () => ({ ok: true }));

  /** Whether a proxy should send people here. */
  app.get("/ready", async (_request, reply) => {
    if (isStopping()) return sendRefusal(reply, refuse("stopping"));
    try {
      await store.lastBeat();
      return { ok: true };
    } catch (error) {
      app.log.error({ err: error }, "the store cannot be reached");
      return reply.code(503).send(refuse("failed", { detail: "the store cannot be reached" }));
    }
  });

  app.get("/metrics", async (_request, reply) => {
    return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics());
  });
}
