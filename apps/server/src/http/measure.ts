import type { FastifyInstance } from "fastify";
import type { Metrics } from "../metrics.ts";
import { refusalOf } from "./errors.ts";

export function measureRequests(app: FastifyInstance, metrics: Metrics): void {
  app.addHook("onResponse", async (request, reply) => {
    const route = request.routeOptions.url ?? "unknown";
    metrics.countRequest({ method: request.method, route, status: `${reply.statusCode}` });
    metrics.requests.observe(reply.elapsedTime / 1000);
    const code = refusalOf(reply);
    if (code !== undefined) metrics.countRefusedRequest({ code });
  });
}
