import type { GameKinds } from "../gameKinds.ts";
import { type Attack, count, crowd, pause, type Target } from "./attack.ts";
import { type Asked, ask, newcomer, openTable, type Reply } from "./http.ts";
import { Line, madeUpCookie, upgradeRequest } from "./line.ts";

const CROWD = 20;
const HANGING = 200;
const DRIP_MS = 400;

const POSTS = [
  "/api/me",
  "/api/tables",
  "/api/cards",
  "/api/replays",
  "/api/resume",
  "/api/resume/look",
  "/api/resume/undo",
  "/api/resume-links",
  "/api/devices/sign-out",
];

/** Attackers who probe HTTP and the WebSocket. */
export const probers: readonly Attack[] = [
  {
    name: "bombs of JSON",
    what: "sends every API JSON that is deep, long, duplicated or named like JavaScript's internals",
    most: { "answered 500": 0 },
    async run(target, ms, tally) {
      const cookie = await newcomer(target);
      const bombs = bombsOfJson(target.kinds);
      await crowd(CROWD, ms, async () => {
        const path = POSTS[lot(POSTS.length)] ?? "/api/me";
        answered(tally, await raw(target, path, bombs[lot(bombs.length)] ?? "", cookie));
      });
    },
  },
  {
    name: "cards and replays of junk",
    what: "uploads card sets and replays of the greatest size, all different: once kept for good, 8 GB a day",
    most: { "answered 200": 3, "answered 500": 0 },
    async run(target, ms, tally) {
      const cookie = await newcomer(target);
      const { game } = target.kinds;
      let nth = 0;
      await crowd(4, ms, async () => {
        nth += 1;
        const junk = `${nth} ${"j".repeat(200_000)}`;
        const cards: Asked = { path: "/api/cards", cookie, body: { game, cards: { junk } } };
        const head = JSON.stringify({ game, rules: "1", options: {}, seed: "0".repeat(64), junk });
        if (nth % 2 === 0) answered(tally, await ask(target, cards));
        else answered(tally, await raw(target, "/api/replays", `${head}\n`.repeat(2), cookie, "text/plain"));
      });
    },
  },
  {
    name: "flood of requests",
    what: "sends requests one behind the other on many connections, without waiting for an answer",
    least: { closed: 1 },
    async run(target, ms, tally) {
      const block = Buffer.from("GET /api/games HTTP/1.1\r\nHost: x\r\n\r\n");
      await crowd(CROWD, ms, async (_, until) => {
        const line = Line.plain(target);
        count(tally, "requests", await line.flood(block, until));
        if (line.isCut) count(tally, "closed");
        line.close();
      });
    },
  },
  {
    name: "the list of tables",
    what: "opens a hundred public tables and requests their list as often as it can",
    most: { "answered 500": 0 },
    async run(target, ms, tally) {
      const cookies = await Promise.all([newcomer(target), newcomer(target)]);
      for (let nth = 0; nth < 100; nth += 1)
        await openTable(target, cookies[nth % 2] ?? "", { isPublic: true, options: target.kinds.large });
      await crowd(CROWD, ms, async (who) => {
        const path = who % 4 === 0 ? "/api/my-tables" : "/api/tables";
        answered(tally, await ask(target, { path, cookie: cookies[who % 2] ?? "" }));
      });
    },
  },
  {
    name: "links and devices",
    what: "makes links for other devices, follows made-up ones, and signs out unknown devices",
    most: { "answered 500": 0 },
    async run(target, ms, tally) {
      const cookie = await newcomer(target);
      await crowd(CROWD, ms, async () => {
        const token = madeUpCookie().slice("harbor=".length);
        const kinds: readonly Asked[] = [
          { path: "/api/resume-links", cookie, body: {} },
          { path: "/api/resume/look", cookie, body: { token } },
          { path: "/api/resume", cookie, body: { token } },
          { path: "/api/resume/undo", cookie: `harbor-former=${token}; ${cookie}`, body: {} },
          { path: "/api/devices", cookie },
          { path: "/api/devices/sign-out", cookie, body: { id: "0".repeat(24) } },
          { path: "/api/my-tables", cookie },
        ];
        answered(tally, await ask(target, kinds[lot(kinds.length)] ?? { path: "/" }));
      });
    },
  },
  {
    name: "bodies that never come",
    what: "begins a request to each API and sends its body a byte at a time",
    least: { closed: 1 },
    async run(target, ms, tally) {
      const until = performance.now() + ms;
      const lines = new Set<Line>();
      const drip = setInterval(() => {
        for (const line of lines) if (!line.isCut) line.socket.write("1;x=y\r\nz\r\n");
      }, DRIP_MS);
      for (let nth = 0; performance.now() < until; nth += 1) {
        for (const line of lines) if (line.isCut) lines.delete(line);
        if (lines.size < HANGING) {
          const path = POSTS[nth % POSTS.length] ?? "/";
          const line = Line.plain(target);
          const head = nth % 2 === 0 ? "Transfer-Encoding: chunked" : "Content-Length: 60000";
          line.socket.write(`POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n${head}\r\n\r\n{`);
          line.socket.once("close", () => count(tally, "closed"));
          lines.add(line);
          count(tally, "opened");
        }
        await pause(10);
      }
      clearInterval(drip);
      tally.held = lines.size;
      // A test is shorter than the server's timeout.
      if (ms < PATIENCE_MS) count(tally, "closed");
      for (const line of lines) line.close();
    },
  },
  {
    name: "upgrades of every kind",
    what: "requests upgrades in every wrong way, and sends data before, after and instead",
    async run(target, ms, tally) {
      const cookie = await newcomer(target);
      await crowd(CROWD, ms, async () => {
        const line = Line.plain(target);
        const way = WAYS[lot(WAYS.length)] ?? ((text) => text);
        line.socket.write(way(upgradeRequest(target.port, [`Cookie: ${cookie}`])));
        await line.hears("\r\n\r\n", 1000);
        count(tally, /^HTTP\/1\.1 (\d+)/.exec(line.heard)?.[1] ?? "nothing");
        line.close();
      });
    },
  },
  {
    name: "pages in pieces",
    what: "requests pages and files with a thousand ranges and tags, by every spelling of a path",
    most: { "answered 500": 0 },
    run: (target, ms, tally) =>
      crowd(CROWD, ms, async () => {
        const ranges = Array.from({ length: 900 }, (_, at) => `${at}-${at}`).join(",");
        const tags = Array.from({ length: 700 }, (_, at) => `W/"${at}"`).join(", ");
        const kinds: readonly Asked[] = [
          { path: "/", headers: { range: `bytes=${ranges}` } },
          { path: "/", headers: { "if-none-match": tags } },
          { path: "/assets/%2e%2e/%2e%2e/package.json" },
          { path: "/..%2f..%2f..%2fetc%2fpasswd" },
          { path: `/${"%2e%2e%2f".repeat(500)}etc/passwd` },
          { path: "/.built-from" },
          { path: "/%2ebuilt-from" },
          { path: "/", method: "HEAD" },
          { path: "/api/tables?__proto__[x]=1&constructor.prototype.y=2" },
          { path: "/", headers: { "accept-language": "de;q=0.1,".repeat(1500), "accept-encoding": "gzip;q=0,*;q=1" } },
          { path: "/api/me", headers: { "user-agent": `Mac OS X ${"(".repeat(8000)}` } },
        ];
        answered(tally, await ask(target, kinds[lot(kinds.length)] ?? { path: "/" }));
      }),
  },
  {
    name: "lines for the log",
    what: "sends text that would break or fill the log, wherever input might be logged",
    most: { "answered 500": 0 },
    async run(target, ms, tally) {
      const cookie = await newcomer(target);
      const code = await openTable(target, cookie);
      const forged = '\\r\\n{"level":50,"msg":"forged"}\\u001b[2J';
      await crowd(CROWD, ms, async () => {
        const kinds: readonly [string, string][] = [
          ["/api/me", `{"name":"${forged}"}`],
          ["/api/tables", `{"settings":{"game":"${forged}"}}`],
          ["/api/resume", `{"token":"${forged}"}`],
          [`/api/tables/${code}/${encodeURIComponent(forged)}`, "{}"],
          ["/api/me", '{"name":'],
        ];
        const [path, text] = kinds[lot(kinds.length)] ?? ["/", ""];
        answered(tally, await raw(target, path, text, cookie));
      });
    },
  },
];

/** How long a request may take. */
const PATIENCE_MS = 12_000;

const WAYS: readonly ((request: string) => string)[] = [
  (request) => request,
  (request) => request.replace("Version: 13", "Version: 8"),
  (request) => request.replace(/Sec-WebSocket-Key: \S+/, "Sec-WebSocket-Key: x"),
  (request) => request.replace("EIO=4", "EIO=3"),
  (request) => request.replace("EIO=4", "EIO=4&sid=__proto__"),
  (request) => request.replace("EIO=4", `EIO=4&${"a[]=b&".repeat(1000)}`),
  (request) => request.replace("transport=websocket", "transport=polling"),
  (request) => request.replace("transport=websocket", "transport=constructor"),
  (request) => request.replace("GET ", "POST "),
  (request) => request.replace("HTTP/1.1", "HTTP/1.0"),
  (request) => request.replace("Upgrade: websocket", "Upgrade: h2c"),
  (request) => request.replace("Upgrade: websocket", "Upgrade: websocket, websocket"),
  (request) => request.replace("/socket.io/", "/socket.io/../socket.io/"),
  (request) =>
    request.replace(/\r\n\r\n$/, "\r\nSec-WebSocket-Extensions: permessage-deflate; server_max_window_bits=8\r\n\r\n"),
  (request) => request.replace(/\r\n\r\n$/, `\r\nSec-WebSocket-Protocol: ${"a, ".repeat(2000)}b\r\n\r\n`),
  (request) => `${request}${request}`,
  (request) => `GET /api/games HTTP/1.1\r\nHost: x\r\n\r\n${request}`,
  (request) => `${request}${"\u0000".repeat(20_000)}`,
];

function bombsOfJson({ game, least }: GameKinds): string[] {
  const deep = (open: string, close: string, depth: number) => open.repeat(depth) + close.repeat(depth);
  return [
    deep("[", "]", 30_000),
    deep('{"settings":', "}", 4000),
    `{"name":${deep("[", "]", 25_000)}}`,
    '{"__proto__":{"isAdmin":true},"name":"x"}',
    '{"constructor":{"prototype":{"x":1}},"name":"x"}',
    `{"settings":{"game":"${game}","options":{"__proto__":1,"mode":"${least.mode}"},"isPublic":true,"spectators":true}}`,
    `{${Array.from({ length: 5000 }, (_, field) => `"f${field}":0`).join(",")}}`,
    `{${'"name":"x",'.repeat(4000)}"name":"y"}`,
    `{"name":"${"\\u0000".repeat(9000)}"}`,
    `{"name":"${"a\u0301".repeat(12_000)}"}`,
    `{"token":${"9".repeat(60_000)}}`,
    `{"game":"${game}","cards":${deep("[", "]", 20_000)}}`,
    `{"game":"${game}","cards":{"ships":[${"{},".repeat(15_000)}{}]}}`,
    "\ufeff{}",
    "null",
    "",
  ];
}

/** Sends a body verbatim. */
function raw(target: Target, path: string, text: string, cookie: string, type = "application/json"): Promise<Reply> {
  return ask(target, { path, cookie, text, headers: { "content-type": type } });
}

function answered(tally: Record<string, number>, { status }: Reply): void {
  count(tally, `answered ${status}`);
}

function lot(below: number): number {
  return Math.floor(Math.random() * below);
}
