import cookie from "@fastify/cookie";
import { refuse } from "@harbor/protocol";
import type { FastifyInstance } from "fastify";
import type { Logbook } from "../logbook.ts";
import { previewer } from "../previews/previewer.ts";
import type { Settings } from "../settings.ts";
import type { Shutdown } from "../shutdown.ts";
import { type Api, serveApi } from "./api.ts";
import { answerErrors, answerExpectation, sendRefusal } from "./errors.ts";
import { guardOrigin } from "./guard.ts";
import { setSecurityHeaders } from "./headers.ts";
import { type Health, serveHealth } from "./health.ts";
import { measureRequests } from "./measure.ts";
import { guardRates } from "./rates.ts";
import { serveWeb } from "./web.ts";

export type HttpPlan = {
  readonly settings: Settings;
  readonly log: Logbook;
  readonly shutdown: Shutdown;
  readonly api: Api;
  readonly health: Health;
  readonly webFolder: string;
};

/** Everything that is answered over HTTP, and what every request goes through before that. */
export async function serveHttp(app: FastifyInstance, plan: HttpPlan): Promise<void> {
  const { settings, log, shutdown, api, health, webFolder } = plan;
  await app.register(cookie);
  await setSecurityHeaders(app, settings);
  app.addContentTypeParser("text/plain", { parseAs: "string" }, (_request, body, done) => done(null, body));
  answerErrors(app, log);
  app.server.on("checkExpectation", answerExpectation);
  app.addHook("onRequest", async (request, reply) => {
    if (shutdown.hasBegun) return sendRefusal(reply, refuse("stopping"));
    if (request.headers.host === undefined) return sendRefusal(reply, refuse("malformed"));
    if (!request.url.startsWith("/api/")) return;
    reply.header("cache-control", "no-store");
  });
  guardRates(app, api.limits);
  measureRequests(app, health.metrics);
  app.addHook("onSend", async (_request, reply) => {
    // A connection kept open for the next request would keep the server from closing.
    if (shutdown.hasBegun) reply.header("connection", "close");
  });
  guardOrigin(app, settings.publicOrigin);
  serveHealth(app, health);
  serveApi(app, api);
  await serveWeb(app, {
    folder: webFolder,
    origin: settings.publicOrigin,
    preview: previewer({ ...api, webFolder }),
  });
}
