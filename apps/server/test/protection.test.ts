import { randomUUID } from "node:crypto";
import { connect } from "node:net";
import { MESSAGE_BYTES, refusalSchema, TABLE_CODE } from "@harbor/protocol";
import { io } from "socket.io-client";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import type { Settings } from "../src/settings.ts";
import { pause, TestClient, until } from "./client.ts";
import { closeAll, gather, must } from "./crew.ts";
import { type RunningServer, runServer } from "./harness.ts";
import { Wire } from "./wire.ts";

let running: RunningServer;
let ada: TestClient;
beforeAll(async () => {
  running = await runServer();
  ada = await TestClient.arrive(running.url);
});
afterAll(async () => {
  ada.close();
  await running.close();
});

const settings = { game: "bremerhaven", options: { mode: "short", seats: 2 }, isPublic: false, spectators: true };

describe("every answer", () => {
  test.each<[string, RequestInit, string]>([
    ["a page", {}, "/api/games"],
    ["a personal one", {}, "/api/me"],
    ["the health", {}, "/health"],
    ["the metrics", {}, "/metrics"],
    ["an unknown page", {}, "/nowhere"],
    ["an unknown API", {}, "/api/nowhere"],
    ["an unreadable address", {}, "/%zz"],
    ["an address that is too long", {}, `/api/tables/${"x".repeat(500)}`],
    ["an unsupported method", { method: "DELETE" }, "/api/tables"],
    ["a refusal", { method: "POST", headers: { origin: "https://evil.example" } }, "/api/tables"],
    ["a malformed body", post("{"), "/api/tables"],
    ["a body that poisons", post('{"__proto__":{"isHost":true}}'), "/api/tables"],
    [
      "a body of another kind",
      { method: "POST", body: "<a/>", headers: { "content-type": "text/xml" } },
      "/api/tables",
    ],
    ["a body that is too large", post(JSON.stringify("x".repeat(70_000))), "/api/tables"],
    ["an invalid handshake", {}, "/socket.io/?EIO=4&transport=polling"],
  ])("sets strict headers and reveals nothing internal: %s", async (_, init, path) => {
    const response = await fetch(running.url + path, init);
    const { headers } = response;
    expect(headers.get("content-security-policy")).toMatch(/default-src '(self|none)'/);
    expect(headers.get("content-security-policy")).not.toContain("unsafe");
    expect(headers.get("content-security-policy")).toContain("frame-ancestors 'none'");
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("referrer-policy")).toBe("no-referrer");
    expect(headers.get("x-powered-by")).toBeNull();
    const text = await response.text();
    expect(text).not.toMatch(/\.ts|node_modules|\bat .*:\d+/);
    if (response.status >= 400 && !path.startsWith("/socket.io")) {
      expect(refusalSchema.safeParse(JSON.parse(text)).success).toBe(true);
    }
    if (path.startsWith("/api/")) expect(headers.get("cache-control")).toBe("no-store");
  });

  test("to an internal failure is a code and no details", async () => {
    const broken = await runServer({}, (store) => ({
      ...store,
      publicTables: () => Promise.reject(new Error("select * from secrets")),
      tableByCode: () => Promise.reject(new Error("select * from secrets")),
    }));
    const response = await fetch(`${broken.url}/api/tables`);
    expect({ status: response.status, text: await response.text() }).toEqual({
      status: 500,
      text: '{"ok":false,"code":"failed"}',
    });
    const client = await TestClient.arrive(broken.url);
    expect(await client.watch("AAAAAA")).toEqual({ ok: false, code: "failed" });
    client.close();
    await broken.close();
  });

  test("asks browsers to stay with https if people come by https, and for other hosts only if the settings say so", async () => {
    const wish = async (change: Partial<Settings>) => {
      const server = await runServer({ publicOrigin: "https://harbor.example", ...change });
      const { headers } = await fetch(`${server.url}/health`);
      await server.close();
      return headers.get("strict-transport-security");
    };
    expect(await wish({})).toMatch(/^max-age=\d+$/);
    expect(await wish({ hsts: "subdomains" })).toMatch(/^max-age=\d+; includeSubDomains$/);
    expect(await wish({ hsts: "off" })).toBeNull();
    expect((await fetch(`${running.url}/health`)).headers.get("strict-transport-security")).toBeNull();
  });
});

describe("another site's page", () => {
  const foreign = ["https://evil.example", "null", "http://127.0.0.1:1", "file://"];

  test.each(foreign)("at %s cannot post with a visitor's cookie", async (origin) => {
    for (const path of ["/api/tables", "/api/me", "/api/resume-links", "/api/resume", "/api/replays"]) {
      const response = await fetch(running.url + path, {
        method: "POST",
        headers: { origin, cookie: ada.cookie, "content-type": "application/json" },
        body: JSON.stringify({ settings, name: "Eve" }),
      });
      expect({ status: response.status, json: await response.json() }).toEqual({
        status: 403,
        json: { ok: false, code: "wrong-origin" },
      });
    }
  });

  test.each(foreign)("at %s cannot open a socket with a visitor's cookie", async (origin) => {
    expect(await opens(running.url, origin)).toBe(false);
  });

  test("SEC-5 is any page but that of the public address, if there is one", async () => {
    const proxied = await runServer({ publicOrigin: "https://harbor.example" });
    expect(await opens(proxied.url, "https://harbor.example")).toBe(true);
    expect(await opens(proxied.url, proxied.url)).toBe(false);
    await proxied.close();
    expect(await opens(running.url, running.url)).toBe(true);
  });

  async function opens(url: string, origin: string): Promise<boolean> {
    const cookie = (await fetch(`${url}/api/me`)).headers.getSetCookie()[0]?.split(";")[0] ?? "";
    const socket = io(url, {
      transports: ["websocket"],
      forceNew: true,
      reconnection: false,
      extraHeaders: { cookie, origin },
    });
    const isOpen = await new Promise<boolean>((resolve) => {
      socket.once("connect", () => resolve(true));
      socket.once("connect_error", () => resolve(false));
    });
    socket.close();
    return isOpen;
  }
});

describe("a message", () => {
  test.each<[string, string, unknown[]]>([
    ["of an unknown kind", "hack", [{}]],
    ["of an unknown kind, without content", "hack", []],
    ["without content", "watch", []],
    ["with null", "do", [null]],
    ["with an extra field", "watch", [{ table: "AAAAAA", as: "host" }]],
    ["with extra arguments", "watch", [{ table: "AAAAAA" }, "more", 7]],
    ["with an unknown command", "do", [{ table: "AAAAAA", id: "12345678", command: { do: "win" } }]],
    ["with a list as its command", "do", [[1, 2, 3]]],
    ["with bytes", "do", [Buffer.from("abc")]],
    ["with an invalid id", "do", [{ table: "AAAAAA", id: "1", command: { do: "start" } }]],
  ])("%s is answered with a code", async (_, name, content) => {
    const answer = await ada.socket.timeout(1_000).emitWithAck(name, ...content);
    expect(refusalSchema.parse(answer).code).toBe("malformed");
  });

  test("without an acknowledgement is carried out all the same", async () => {
    const crew = await gather(running.url);
    const { code, clients } = crew;
    clients[1].socket.emit("do", { table: code, id: "no-answer", command: { do: "stand" } });
    await until("ben has stood up", () => clients[0].viewOf(code).seats[1]?.kind === "empty");
    closeAll(crew);
  });

  test("that is too large ends its connection and no other", async () => {
    const crew = await gather(running.url);
    const { code, clients } = crew;
    const ended = new Promise((resolve) => clients[1].socket.once("disconnect", resolve));
    clients[1].socket.emit("do", { text: "x".repeat(MESSAGE_BYTES) });
    await ended;
    await must(clients[0], code, { do: "say", text: "still here" });
    await clients[1].connected();
    closeAll(crew);
  });

  test("outside the protocol ends its connection and no other", async () => {
    const wire = await Wire.enter(Number(new URL(running.url).port), ada.cookie);
    wire.say("42[[[[");
    wire.say('451-["do",{"_placeholder":true,"num":9}]');
    await until("its connection is over", () => wire.isClosed);
    expect(await ada.watch("AAAAAA")).toMatchObject({ code: "no-such-table" });
  });
});

test("a request that is not HTTP is refused without a word about the server", async () => {
  const { hostname, port } = new URL(running.url);
  const answer = await new Promise<string>((resolve) => {
    const socket = connect(Number(port), hostname, () => socket.write("HELLO harbor\r\n\r\n"));
    socket.on("data", (data) => resolve(data.toString()));
  });
  expect(answer).toMatch(/^HTTP\/1.1 400/);
  expect(answer).not.toMatch(/\.ts|node_modules/);
});

describe("a limit", () => {
  test("applies to a person on all devices, spares others, and ends after a while", async () => {
    const strict = await runServer({ commandsPerSecond: 5 });
    const [ben, cleo] = [await TestClient.arrive(strict.url), await TestClient.arrive(strict.url)];
    const device = await TestClient.arrive(strict.url, ben.cookie);
    const command = { do: "start" };
    const ask = async (client: TestClient) =>
      codeIn(await client.send("do", { table: "AAAAAA", id: randomUUID(), command }));
    const asked = performance.now();
    const answers = await Promise.all(Array.from({ length: 30 }, (_, index) => ask(index % 2 === 0 ? ben : device)));
    const refused = answers.filter((code) => code === "too-many").length;
    expect(refused).toBeGreaterThanOrEqual(14 - Math.ceil(secondsSince(asked) * 5));
    expect(refused).toBeLessThanOrEqual(15);
    expect(await ask(cleo)).toBe("no-such-table");
    await pause(450);
    expect(await ask(device)).toBe("no-such-table");
    for (const client of [ben, cleo, device]) client.close();
    await strict.close();
  });

  test("applies to an address, however many people it makes up and whatever origin it claims", async () => {
    const strict = await runServer({ commandsPerSecond: 1, trustProxy: true });
    const ask = async (from: string) => {
      const response = await fetch(`${strict.url}/api/me`, { headers: { "x-forwarded-for": from } });
      return response.status;
    };
    // The proxy appends the true address to what it received.
    const asked = performance.now();
    const statuses = await Promise.all(Array.from({ length: 50 }, (_, index) => ask(`10.0.0.${index}, 192.0.2.1`)));
    const refused = statuses.filter((status) => status === 429).length;
    expect(refused).toBeGreaterThanOrEqual(20 - Math.ceil(secondsSince(asked) * 5));
    expect(refused).toBeLessThanOrEqual(20);
    expect(await ask("192.0.2.2")).toBe(200);
    await pause(550);
    expect(await ask("192.0.2.1")).toBe(200);
    expect(await (await fetch(`${strict.url}/health`)).json()).toMatchObject({ ok: true });
    await strict.close();
  });

  test("is stricter for uploads, which are kept and take long to check", async () => {
    const strict = await runServer({ commandsPerSecond: 20 });
    const handIn = async (path: string) => (await fetch(strict.url + path, post("{}"))).status;
    expect([await handIn("/api/replays"), await handIn("/api/replays?again"), await handIn("/api/cards")]).toEqual([
      400, 429, 429,
    ]);
    expect((await fetch(`${strict.url}/api/games`)).status).toBe(200);
    await strict.close();
  });

  test("applies to the tables a person leaves open, and to those opened from one address", async () => {
    const strict = await runServer({ tablesPerPerson: 2, tablesPerHour: 4, trustProxy: true });
    const settings = { game: "bremerhaven", options: { mode: "short", seats: 2 }, isPublic: true, spectators: true };
    const open = async (cookie: string, from: string) => {
      const headers = { cookie, "content-type": "application/json", "x-forwarded-for": from };
      const response = await fetch(`${strict.url}/api/tables`, {
        method: "POST",
        headers,
        body: JSON.stringify({ settings }),
      });
      const { code } = z.object({ code: z.string() }).parse(await response.json());
      return response.status === 200 ? code : `${response.status} ${code}`;
    };
    const [ada, ben, cleo] = await Promise.all(
      ["192.0.2.1", "192.0.2.2", "192.0.2.3"].map((from) => cookieOf(strict.url, from)),
    );
    if (ada === undefined || ben === undefined || cleo === undefined) throw new Error("nobody came");
    const first = await open(ada, "192.0.2.1");
    await open(ada, "192.0.2.1");
    expect(await open(ada, "192.0.2.1")).toBe("429 too-many-tables");
    const client = await TestClient.arrive(strict.url, ada);
    expect(await client.do(first, { do: "close" })).toEqual({ ok: true });
    client.close();
    expect(await open(ada, "192.0.2.1")).toMatch(TABLE_CODE);
    // Refused requests did not count.
    expect(await open(ben, "192.0.2.1")).toMatch(TABLE_CODE);
    expect(await open(cleo, "192.0.2.1")).toBe("429 too-many-tables");
    expect(await open(cleo, "192.0.2.9")).toMatch(TABLE_CODE);
    await strict.close();
  });

  test("applies to the sockets open from one address, and a closed socket makes room", async () => {
    const strict = await runServer({ socketsPerAddress: 3, trustProxy: true });
    const port = Number(new URL(strict.url).port);
    const cookie = await cookieOf(strict.url, "192.0.2.1");
    const open = async (from: string) => {
      const [wire, head] = await Wire.open(port, [`Cookie: ${cookie}`, `X-Forwarded-For: 10.0.0.1, ${from}`]);
      return { wire, isOpen: head.startsWith("HTTP/1.1 101") };
    };
    const first = [await open("192.0.2.1:1"), await open("192.0.2.1:2"), await open("192.0.2.1:3")];
    expect(first.map(({ isOpen }) => isOpen)).toEqual([true, true, true]);
    expect((await open("192.0.2.1:4")).isOpen).toBe(false);
    expect((await open("192.0.2.2:1")).isOpen).toBe(true);
    first[0]?.wire.close();
    await until("there is room", () => strict.server.io.engine.clientsCount === 3);
    expect((await open("192.0.2.1:5")).isOpen).toBe(true);
    await strict.close();
  });

  test("admits a club of a hundred people with two tabs each from one address, all at once", async () => {
    const strict = await runServer({ commandsPerSecond: 20, socketsPerAddress: 500, newcomersPerHour: 600 });
    const port = Number(new URL(strict.url).port);
    const cookies = await Promise.all(Array.from({ length: 100 }, () => cookieOf(strict.url, "")));
    const host = await TestClient.arrive(strict.url, cookies[0]);
    const code = await host.create({ options: { mode: "short", seats: 2 } });
    const tabs = await Promise.all(
      [...cookies, ...cookies].map(async (cookie) => {
        const heard: string[] = [];
        const wire = await Wire.enter(port, cookie, ({ text }) => heard.push(text));
        wire.say(`420["watch",{"table":"${code}"}]`);
        await until("the table is seen", () => heard.some((text) => text.startsWith('430[{"ok":true')));
        return wire;
      }),
    );
    await pause(300);
    expect(tabs.filter(({ isClosed }) => isClosed)).toEqual([]);
    for (const tab of tabs) tab.close();
    host.close();
    await strict.close();
  });

  test("applies to newcomers of an address, but not to known people", async () => {
    const strict = await runServer({ newcomersPerHour: 6 });
    const cookie = await cookieOf(strict.url, "");
    expect(await cookieOf(strict.url, "")).not.toBe("");
    const refused = await fetch(`${strict.url}/api/me`);
    expect([refused.status, await refused.json()]).toEqual([429, { ok: false, code: "too-many" }]);
    expect((await fetch(`${strict.url}/api/me`, { headers: { cookie } })).status).toBe(200);
    await strict.close();
  });

  test("applies to renaming, and keeping one's name costs nothing", async () => {
    const strict = await runServer({ commandsPerSecond: 20 });
    const ada = await TestClient.arrive(strict.url);
    const rename = async (name: string) => (await ada.request("POST", "/api/me", { name })).status;
    const statuses: number[] = [];
    for (let nth = 0; nth < 14; nth += 1) statuses.push(await rename(`Ada ${nth}`));
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThanOrEqual(2);
    const { json } = await ada.request("GET", "/api/me");
    expect(await rename(z.object({ name: z.string() }).parse(json).name)).toBe(200);
    ada.close();
    await strict.close();
  });

  test("applies to opening sockets from one address too", async () => {
    // Two a second, and ten at once.
    const strict = await runServer({ commandsPerSecond: 0.4, trustProxy: true });
    const people = await Promise.all(
      Array.from({ length: 30 }, (_, index) => cookieOf(strict.url, `198.51.100.${index}`)),
    );
    const clients = people.map((cookie, index) =>
      io(strict.url, {
        transports: ["websocket"],
        forceNew: true,
        reconnection: false,
        extraHeaders: { cookie, "x-forwarded-for": `10.0.0.${index}, 192.0.2.1` },
      }),
    );
    const outcomes = await Promise.all(
      clients.map(
        (client) =>
          new Promise<string>((resolve) => {
            client.once("connect", () => resolve("in"));
            client.once("connect_error", () => resolve("out"));
          }),
      ),
    );
    expect(outcomes.filter((outcome) => outcome === "out").length).toBeGreaterThanOrEqual(1);
    expect(outcomes.filter((outcome) => outcome === "in").length).toBeGreaterThanOrEqual(6);
    for (const client of clients) client.close();
    await strict.close();
  });
});

/** A busy machine is slow, and more requests pass meanwhile. */
function secondsSince(start: number): number {
  return (performance.now() - start) / 1000;
}

async function cookieOf(url: string, from: string): Promise<string> {
  const response = await fetch(`${url}/api/me`, { headers: { "x-forwarded-for": from } });
  return response.headers.getSetCookie()[0]?.split(";")[0] ?? "";
}

function post(body: string): RequestInit {
  return { method: "POST", body, headers: { "content-type": "application/json" } };
}

function codeIn(answer: unknown): string {
  return refusalSchema.parse(answer).code;
}
