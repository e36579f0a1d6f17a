import { type IncomingMessage, type ServerResponse, STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import { type Refusal, type Refused, refuse } from "@harbor/protocol";
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { Banned } from "../bans.ts";
import type { Logbook } from "../logbook.ts";

/** The refusals that can occur over HTTP. */
export const STATUS: Partial<Record<Refusal, number>> = {
  malformed: 400,
  "bad-options": 400,
  "bad-cards": 400,
  "bad-replay": 400,
  "not-today": 409,
  "day-full": 409,
  "no-identity": 401,
  "wrong-origin": 403,
  banned: 403,
  "no-such-page": 404,
  "no-spectators": 403,
  "kept-out": 403,
  "no-such-person": 404,
  "no-such-message": 404,
  "other-rules": 409,
  "no-such-table": 404,
  "no-such-game": 404,
  "no-such-cards": 404,
  "no-such-replay": 404,
  "no-such-link": 404,
  "no-such-device": 404,
  "no-such-passkey": 404,
  "bad-passkey": 400,
  "too-many-passkeys": 409,
  "has-seats": 409,
  "seat-taken": 409,
  "not-open": 409,
  "not-finished": 409,
  "too-large": 413,
  "too-many": 429,
  "too-many-tables": 429,
  busy: 503,
  stopping: 503,
  failed: 500,
};

const refusals = new WeakMap<FastifyReply, Refusal>();

/** Why a request was refused; undefined if it was not. */
export function refusalOf(reply: FastifyReply): Refusal | undefined {
  return refusals.get(reply);
}

export function sendRefusal(reply: FastifyReply, refused: Refused): FastifyReply {
  refusals.set(reply, refused.code);
  return reply.code(STATUS[refused.code] ?? 400).send(refused);
}

/** For responses sent before our hooks run; they are never pages. */
export const BARE_HEADERS = {
  "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
  "x-content-type-options": "nosniff",
  "referrer-policy": "no-referrer",
  "cache-control": "no-store",
} as const;

/** Gives every failure a code; internal details go to the log only. */
export function answerErrors(app: FastifyInstance, log: Logbook): void {
  app.setErrorHandler((error: FastifyError, _request, reply) => {
    if (error instanceof Banned) return sendRefusal(reply, refuse("banned"));
    const status = error.statusCode ?? 500;
    if (status === 413) return sendRefusal(reply, refuse("too-large"));
    if (status === 429) return sendRefusal(reply, refuse("too-many"));
    if (status >= 400 && status < 500) return reply.code(status).send(refuse("malformed"));
    log.error(error, "a request failed");
    return sendRefusal(reply, refuse("failed"));
  });
}

/** Answers a request whose address is unreadable or too long. */
export function answerBadAddress(error: FastifyError, _request: FastifyRequest, reply: FastifyReply): void {
  void reply
    .headers(BARE_HEADERS)
    .code(error.statusCode ?? 400)
    .send(refuse("malformed", { detail: "the address cannot be read" }));
}

/** Answers an Expect header that is not supported; Node would send no body. */
export function answerExpectation(_request: IncomingMessage, response: ServerResponse): void {
  const body = JSON.stringify(refuse("malformed"));
  response
    .writeHead(417, { ...BARE_HEADERS, "content-type": JSON_TYPE, "content-length": Buffer.byteLength(body) })
    .end(body);
}

const JSON_TYPE = "application/json; charset=utf-8";

const UNREADABLE: Readonly<Record<string, readonly [status: number, code: Refusal]>> = {
  HPE_HEADER_OVERFLOW: [431, "too-large"],
  HPE_CHUNK_EXTENSIONS_OVERFLOW: [413, "too-large"],
  ERR_HTTP_REQUEST_TIMEOUT: [408, "malformed"],
};

/** Answers malformed or unfinished HTTP: there is no request, only a connection. */
export function answerUnreadable(error: Error & { readonly code?: string }, socket: Socket): void {
  if (error.code === "ECONNRESET" || socket.destroyed) return;
  const [status, code] = UNREADABLE[error.code ?? ""] ?? [400, "malformed"];
  const body = JSON.stringify(refuse(code));
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    "Connection: close",
    `Content-Type: ${JSON_TYPE}`,
    `Content-Length: ${Buffer.byteLength(body)}`,
    ...Object.entries(BARE_HEADERS).map(([name, value]) => `${name}: ${value}`),
  ];
  if (socket.writable) socket.write(`${head.join("\r\n")}\r\n\r\n${body}`);
  socket.destroySoon();
}
