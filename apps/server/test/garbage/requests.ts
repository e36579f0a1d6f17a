import { dayOf } from "../../src/day.ts";
import { junk, junkText, type Lot, mutated } from "./junk.ts";
import type { Targets } from "./messages.ts";

export type BadRequest = {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
};

const METHODS = ["GET", "POST", "PUT", "DELETE", "PATCH", "HEAD", "OPTIONS", "TRACE", "PROPFIND", "SEARCH"] as const;
const TYPES = [
  "application/json",
  "application/json; charset=utf-16",
  "text/plain",
  "application/x-www-form-urlencoded",
  "multipart/form-data; boundary=x",
  "application/octet-stream",
  "image/svg+xml",
  "nonsense",
  ";;;",
] as const;

export function badRequest(lot: Lot, targets: Targets, cookie: string): BadRequest {
  const method = lot.one(3) ? lot.pick(METHODS) : lot.pick(["GET", "POST"]);
  const path = pathFor(lot, targets);
  const headers: Record<string, string> = { ...headersFor(lot), ...(lot.one(2) && { cookie }) };
  if (method === "GET" || method === "HEAD" || method === "TRACE") return { method, path, headers };
  if (lot.one(8)) return { method, path, headers };
  const body = bodyFor(lot, path, targets);
  const usual = /^\/api\/(?:replays|daily)/.test(path) ? "text/plain" : "application/json";
  return { method, path, headers: { "content-type": lot.one(6) ? lot.pick(TYPES) : usual, ...headers }, body };
}

function pathFor(lot: Lot, { open, playing, foreign }: Targets): string {
  const code = lot.pick([open, playing, "ZZZZZZ", "abc", foreign.toLowerCase(), foreign]);
  const wild = encodeURIComponent(junkText(lot).toWellFormed().slice(0, 60));
  return lot.pick([
    "/api/me",
    "/api/tables",
    "/api/my-tables",
    "/api/games",
    "/api/resume",
    "/api/resume-links",
    "/api/replays",
    "/api/daily/bremerhaven",
    `/api/daily/${lot.pick(["bremerhaven", "..", wild])}/${lot.pick([dayOf(Date.now()), "2026-02-30", wild])}`,
    `/api/replays/${lot.pick(["a".repeat(24), "..", wild, "x"])}`,
    `/api/tables/${code}`,
    `/api/tables/${code}/replay`,
    `/api/tables/${code}/reports`,
    `/api/tables/${wild}`,
    `/api/tables/${wild}/replay`,
    `/api/${wild}`,
    `/${wild}`,
    "/health",
    "/ready",
    "/socket.io/",
    "/socket.io/?EIO=4&transport=polling",
    `/socket.io/?EIO=4&transport=websocket&sid=${wild}`,
    `/socket.io/?EIO=3&transport=${wild}`,
    "/../../../etc/passwd",
    "/api/../../package.json",
    "/%2e%2e/%2e%2e/package.json",
    "/..%2f..%2fdata%2fharbor.sqlite",
    "/api/tables/%E0%A4%A",
    "/%",
    "/api/%ff",
    "/api/tables/%00",
    "//api//games",
    "/api/games/",
    "/API/GAMES",
    `/api/games?${wild}=${wild}&__proto__[x]=1`,
    `/${"a/".repeat(lot.below(400))}`,
    `/api/tables/${"A".repeat(lot.pick([100, 5000]))}`,
  ]);
}

function headersFor(lot: Lot): Record<string, string> {
  return lot.pick<Record<string, string>>([
    {},
    {},
    {},
    { origin: "https://elsewhere.example" },
    { origin: "null" },
    { origin: junkHeader(lot) },
    { cookie: `harbor=${"A".repeat(43)}` },
    { cookie: "harbor=%E0%A4%A; __proto__=x; =; ;;; harbor" },
    { cookie: `harbor=${junkHeader(lot)}` },
    { host: "elsewhere.example" },
    { "x-forwarded-for": "1.2.3.4", "x-forwarded-proto": "https", "x-forwarded-host": "elsewhere" },
    { "accept-encoding": junkHeader(lot), accept: "*/*;q=x" },
    { "content-encoding": lot.pick(["gzip", "br", "x"]) },
    { "x-huge": "h".repeat(lot.pick([1000, 12_000])) },
    { range: "bytes=0-1,5-,-9", "if-none-match": junkHeader(lot), "if-modified-since": "never" },
    { authorization: "Basic AAAA", "content-length-x": "1" },
  ]);
}

/** Without control characters, which Node's client refuses to send. */
function junkHeader(lot: Lot): string {
  return junkText(lot)
    .slice(0, 200)
    .replace(/[^\x20-\x7e]/g, "?");
}

function bodyFor(lot: Lot, path: string, targets: Targets): string {
  const valid = validBody(lot, path, targets);
  switch (lot.below(8)) {
    case 0:
      return JSON.stringify(junk(lot));
    case 1:
      return JSON.stringify(valid).slice(0, lot.below(60));
    case 2:
      return lot.pick(["", "{", "[", "nul", '{"a":1,}', "\u0000", "{}{}", '"\\ud800"', '{"__proto__":{"x":1}}', "NaN"]);
    case 3:
      return lot.one(5) ? `{"name":"${"n".repeat(70_000)}"}` : '{"constructor":{"prototype":{"x":1}}}';
    case 4:
      return typeof valid === "string" ? valid : JSON.stringify(valid);
    default:
      return JSON.stringify(mutated(lot, valid));
  }
}

function validBody(lot: Lot, path: string, { playing }: Targets): unknown {
  if (/^\/api\/(?:replays|daily)/.test(path)) return replayLike(lot);
  if (path === "/api/resume") return { token: "A".repeat(43) };
  if (path === "/api/me") return { name: junkText(lot) };
  return {
    settings: {
      game: "bremerhaven",
      options: { mode: lot.pick(["short", "long"]), seats: 2 + lot.below(3), ordered: lot.one(2) },
      isPublic: true,
      spectators: true,
      ...(lot.one(3) && { clock: 60 }),
    },
    ...(lot.one(4) && { sameSeedAs: lot.pick(["a".repeat(24), playing]) }),
  };
}

function replayLike(lot: Lot): string {
  const head = { format: "harbor-replay/1", game: "bremerhaven", rules: "1", cards: "x", seed: "0".repeat(64) };
  const lines = Array.from({ length: lot.one(30) ? 20_000 : lot.below(20) }, () => '[0,{"type":"done"},"00000000"]');
  return [JSON.stringify({ ...head, options: junk(lot), commitment: "x", check: "00000000" }), ...lines].join("\n");
}

/** Bytes that no HTTP client would send; `slow` leaves the connection open for a body that never comes. */
export function rawRequest(lot: Lot, port: number): { readonly text: string; readonly slow?: true } {
  const host = `Host: 127.0.0.1:${port}\r\n`;
  const end = "Connection: close\r\n\r\n";
  const post = `POST /api/me HTTP/1.1\r\n${host}Content-Type: application/json\r\n`;
  return lot.pick<{ readonly text: string; readonly slow?: true }>([
    { text: `GET /api/games HTTP/9.9\r\n${host}${end}` },
    { text: `GET  /api/games HTTP/1.1\r\n${host}${end}` },
    { text: `GET /api/${junkText(lot)} HTTP/1.1\r\n${host}${end}` },
    { text: `BREW /pot HTTP/1.1\r\n${host}${end}` },
    { text: `GET /api/games HTTP/1.1\r\n${end}` },
    { text: `GET /api/games HTTP/1.1\r\n${host}X: ${"h".repeat(20_000)}\r\n${end}` },
    { text: `GET /api/games HTTP/1.1\r\n${host}${"X: y\r\n".repeat(3000)}${end}` },
    { text: `GET /${"p".repeat(20_000)} HTTP/1.1\r\n${host}${end}` },
    { text: `GET /api/games HTTP/1.1\r\n${host}Bad Header: x\r\n${end}` },
    { text: `GET /api/games HTTP/1.1\r\n${host}X: a\u0000b\r\n${end}` },
    { text: `GET http://elsewhere.example/api/games HTTP/1.1\r\n${host}${end}` },
    { text: `OPTIONS * HTTP/1.1\r\n${host}${end}` },
    { text: `${post}Content-Length: -1\r\n${end}{}` },
    { text: `${post}Content-Length: 2\r\nContent-Length: 3\r\n${end}{}` },
    { text: `${post}Content-Length: 2\r\nTransfer-Encoding: chunked\r\n${end}0\r\n\r\n` },
    { text: `${post}Transfer-Encoding: chunked\r\n${end}zz\r\n{}\r\n0\r\n\r\n` },
    { text: `${post}Transfer-Encoding: chunked, gzip\r\n${end}0\r\n\r\n` },
    { text: `${post}Expect: magic\r\nContent-Length: 2\r\n${end}{}` },
    { text: `${post}Content-Length: 999999999\r\n${end}{` },
    { text: `\u0016\u0003\u0001${junkText(lot)}\r\n\r\n` },
    { text: `${junkText(lot)}\r\n${junkText(lot)}\r\n\r\n` },
    { text: `${post}Content-Length: 500\r\n\r\n{"name":"`, slow: true },
    { text: `GET /api/games HTTP/1.1\r\n${host}X-Slow: `, slow: true },
  ]);
}
