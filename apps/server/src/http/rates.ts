import { refuse } from "@harbor/protocol";
import type { FastifyInstance } from "fastify";
import type { Limits } from "../limits.ts";
import { sendRefusal } from "./errors.ts";
import { networkOf } from "./guard.ts";

const HAND_INS: readonly string[] = ["/api/replays", "/api/cards"];
const DAILY = "/api/daily/:game/:day";
const LONG_READS: readonly string[] = [
  "/api/daily/:game",
  "/api/cards/:hash",
  "/api/replays/:id",
  "/api/tables/:code/replay",
];
const PROBES: readonly string[] = ["/metrics", "/ready"];

/** Refuses requests over an address's limit before they are read. */
export function guardRates(app: FastifyInstance, limits: Limits): void {
  app.addHook("onRequest", async (request, reply) => {
    const network = networkOf(request.ip);
    const route = request.routeOptions.url ?? "";
    const limiters = [
      limits.perRequest,
      PROBES.includes(route) ? limits.perProbe : undefined,
      request.url.startsWith("/api/") ? limits.perCall : undefined,
      request.method === "GET" && LONG_READS.includes(route) ? limits.perLongRead : undefined,
      request.method === "POST" && HAND_INS.includes(route) ? limits.uploadLimiter : undefined,
      request.method === "POST" && route === DAILY ? limits.perDaily : undefined,
    ];
    if (limiters.every((limiter) => limiter?.allows(network) ?? true)) return;
    return sendRefusal(reply, refuse("too-many"));
  });
}
