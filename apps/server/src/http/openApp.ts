import Fastify, { type FastifyInstance, LogController } from "fastify";
import type { Metrics } from "../metrics.ts";
import type { Settings } from "../settings.ts";
import { answerBadAddress, answerUnreadable } from "./errors.ts";
import { addressOf, networkOf } from "./guard.ts";
import { openHttp } from "./openHttp.ts";

export const JSON_BYTES = 64 * 1024;
/** Where Socket.IO listens. */
export const SOCKETS = "/socket.io/";

/** The HTTP server, which answers nothing yet. */
export function openApp({ logLevel, trustProxy, commandsPerSecond }: Settings, metrics: Metrics): FastifyInstance {
  return Fastify({
    logger:
      logLevel === "silent" ? false : { level: logLevel, redact: ["req.headers.cookie", "res.headers['set-cookie']"] },
    // Trusts only the nearest proxy: anybody can write the entries before its own.
    trustProxy: trustProxy ? (_address: string, hop: number) => hop === 0 : false,
    bodyLimit: JSON_BYTES,
    serverFactory: (handle) =>
      openHttp(
        {
          socketsAt: SOCKETS,
          commandsPerSecond,
          networkOf: (request) => networkOf(addressOf(request, trustProxy)),
          onCut: (why) => metrics.countCut({ why }),
        },
        handle,
      ),
    frameworkErrors: answerBadAddress,
    clientErrorHandler: answerUnreadable,
    logController: new LogController({ disableRequestLogging: true }),
  });
}
