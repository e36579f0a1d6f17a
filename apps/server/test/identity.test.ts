import { io } from "socket.io-client";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { TestClient, until } from "./client.ts";
import { act, closeAll, gameOf, gather, gatherAndStart, legalFor, must } from "./crew.ts";
import { type RunningServer, runServer } from "./harness.ts";

let running: RunningServer;
beforeAll(async () => {
  running = await runServer();
});
afterAll(() => running.close());

/** The refusal that a socket with this cookie gets. */
async function refusalOf(cookie: string | undefined): Promise<string> {
  const socket = io(running.url, {
    transports: ["websocket"],
    forceNew: true,
    reconnection: false,
    ...(cookie !== undefined && { extraHeaders: { cookie } }),
  });
  try {
    return await new Promise((resolve, reject) => {
      socket.once("connect", () => reject(new Error("it was admitted")));
      socket.once("connect_error", ({ message }) => resolve(message));
    });
  } finally {
    socket.close();
  }
}

async function setCookie(headers: Record<string, string> = {}, url = running.url): Promise<string> {
  const response = await fetch(`${url}/api/me`, { headers });
  return response.headers.getSetCookie()[0] ?? "";
}

test("the cookie is hidden from scripts and other sites, and is set once", async () => {
  const cookie = await setCookie();
  expect(cookie).toMatch(/^harbor=[A-Za-z0-9_-]{43}; /);
  for (const flag of ["HttpOnly", "SameSite=Strict", "Path=/"]) expect(cookie).toContain(flag);
  expect(cookie).not.toContain("Secure");
  expect(await setCookie({ cookie: cookie.split(";")[0] ?? "" })).toBe("");
});

test("a newcomer has a name in their language, and keeps it whatever language they ask for later", async () => {
  const ask = async (headers: Record<string, string>) => {
    const response = await fetch(`${running.url}/api/me`, { headers });
    return { cookie: response.headers.getSetCookie()[0]?.split(";")[0], me: await response.json() };
  };
  const { cookie = "", me } = await ask({ "accept-language": "de-AT,de;q=0.9,en;q=0.8" });
  expect(me).toEqual({ name: expect.stringMatching(/^Matrose \d{3}$/) });
  expect((await ask({ "accept-language": "fr", cookie })).me).toEqual(me);
  expect((await ask({ "accept-language": "fr" })).me).toEqual({ name: expect.stringMatching(/^Marin \d{3}$/) });
});

test("the cookie is sent over https only if people come by https", async () => {
  const behindProxy = await runServer({ trustProxy: true });
  expect(await setCookie({ "x-forwarded-proto": "https" }, behindProxy.url)).toContain("Secure");
  expect(await setCookie({ "x-forwarded-proto": "http" }, behindProxy.url)).not.toContain("Secure");
  await behindProxy.close();
  const withAddress = await runServer({ publicOrigin: "https://harbor.example" });
  expect(await setCookie({}, withAddress.url)).toContain("Secure");
  await withAddress.close();
  // Without a proxy these headers are not trusted.
  expect(await setCookie({ "x-forwarded-proto": "https" })).not.toContain("Secure");
});

test.each([
  ["no cookie", undefined],
  ["another cookie", "other=1"],
  ["an empty one", "harbor="],
  ["one that is too long", `harbor=${"A".repeat(4000)}`],
  ["one that cannot be decoded", "harbor=%E0%A4%A"],
  ["an SQL injection", "harbor=' or 1=1 --"],
])("with %s no socket is opened", async (_, cookie) => {
  expect(await refusalOf(cookie)).toBe("websocket error");
});

test("a socket with an unknown secret is told so", async () => {
  expect(await refusalOf(`harbor=${"A".repeat(43)}`)).toBe("no-identity");
});

test("SEC-2 an invalid cookie makes a new person, over HTTP, and lets nobody act as somebody else", async () => {
  for (const cookie of [`harbor=${"A".repeat(43)}`, "harbor=%E0%A4%A", "harbor="]) {
    expect(await setCookie({ cookie })).toMatch(/^harbor=/);
    const link = await fetch(`${running.url}/api/resume-links`, { method: "POST", headers: { cookie } });
    expect(link.status).toBe(401);
    expect(await link.json()).toMatchObject({ code: "no-identity" });
  }
});

test("SEC-2 nobody acts in, queues for, sees or looks into another person's seat", async () => {
  const crew = await gatherAndStart(running.url, 2, { spectators: false });
  const { code, clients } = crew;
  const mallory = await TestClient.arrive(running.url);
  expect(await mallory.watch(code)).toMatchObject({ code: "no-spectators" });
  const [action = {}] = legalFor(clients[0], code);
  expect(await mallory.do(code, act(action))).toMatchObject({ code: "not-seated" });
  expect(await mallory.do(code, { do: "queue", actions: [] })).toMatchObject({ code: "not-seated" });
  expect(await mallory.do(code, { do: "say", text: "hello" })).toMatchObject({ code: "no-spectators" });
  expect(await mallory.send("do", { table: code, id: "12345678", command: { ...act(action), seat: 0 } })).toMatchObject(
    {
      code: "malformed",
    },
  );
  expect(mallory.views.size).toBe(0);
  expect(gameOf(clients[1], code).viewer).toBe(1);
  mallory.close();
  closeAll(crew);
});

test("a link works once and moves all seats to another device; both devices then see and do the same", async () => {
  const crew = await gatherAndStart(running.url);
  const { code, clients } = crew;
  const [ada] = clients;
  const second = await gather(running.url);
  const { json } = await ada.request("POST", "/api/resume-links");
  const token = tokenIn(json);
  const phone = await fetch(`${running.url}/api/resume`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ token }),
  });
  expect(phone.status).toBe(200);
  const cookie = phone.headers.getSetCookie()[0] ?? "";
  expect(cookie).toMatch(/HttpOnly.*SameSite=Strict/);
  expect(cookie).not.toContain(ada.cookie);
  const device = await TestClient.arrive(running.url, cookie.split(";")[0]);
  await device.watch(code);
  expect(device.viewOf(code)).toEqual(ada.viewOf(code));
  const mine = (await device.request("GET", "/api/my-tables")).json;
  expect(mine).toEqual((await ada.request("GET", "/api/my-tables")).json);
  await must(device, code, act(legalFor(device, code)[0] ?? {}));
  await until(
    "the other device sees it",
    () => JSON.stringify(ada.viewOf(code)) === JSON.stringify(device.viewOf(code)),
  );
  expect(ada.viewOf(code)).toEqual(device.viewOf(code));

  const late = await second.clients[0].request("POST", "/api/resume", { token });
  expect(late).toMatchObject({ status: 404, json: { code: "no-such-link" } });
  expect((await second.clients[0].request("GET", "/api/my-tables")).text).not.toContain(code);
  device.close();
  closeAll(crew);
  closeAll(second);
});

test("of concurrent uses of a link one succeeds, and a made-up link never does", async () => {
  const ada = await TestClient.arrive(running.url);
  const ben = await TestClient.arrive(running.url);
  const token = tokenIn((await ada.request("POST", "/api/resume-links")).json);
  const answers = await Promise.all(Array.from({ length: 5 }, () => ben.request("POST", "/api/resume", { token })));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404, 404, 404, 404]);
  for (const wrong of ["", "short", "A".repeat(44), 7, ["A".repeat(43)]]) {
    expect(await ben.request("POST", "/api/resume", { token: wrong })).toMatchObject({ status: 400 });
  }
  expect(await ben.request("POST", "/api/resume", { token: "A".repeat(43) })).toMatchObject({ status: 404 });
  ada.close();
  ben.close();
});

test("an expired link does not work", async () => {
  const ada = await TestClient.arrive(running.url);
  const { json } = await ada.request("POST", "/api/resume-links");
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 15 * 60_000 });
  const late = await ada.request("POST", "/api/resume", { token: tokenIn(json) });
  vi.useRealTimers();
  expect(late).toMatchObject({ status: 404, json: { code: "no-such-link" } });
  ada.close();
});

test("a new name shows at every seat at once, and in later messages and actions", async () => {
  const crew = await gather(running.url);
  const { code, clients } = crew;
  const [ada, ben] = clients;
  expect((await ben.request("POST", "/api/me", { name: "  Ben \t of  the Weser " })).json).toEqual({
    name: "Ben of the Weser",
  });
  await until("ada sees the name", () => nameIn(ada, 1) === "Ben of the Weser");
  await must(ben, code, { do: "say", text: "it is me" });
  await until("it is heard", () => ada.chats.length > 0);
  expect(ada.chats[0]?.message.name).toBe("Ben of the Weser");
  await must(ben, code, { do: "stand" });
  await must(ben, code, { do: "sit", seat: 1 });
  await until("ben sits again", () => nameIn(ada, 1) !== undefined);
  expect(nameIn(ada, 1)).toBe("Ben of the Weser");
  const other = await TestClient.arrive(running.url, ben.cookie);
  expect((await other.request("GET", "/api/me")).json).toEqual({ name: "Ben of the Weser" });
  other.close();
  closeAll(crew);

  function nameIn(client: TestClient, seat: number): string | undefined {
    const held = client.viewOf(code).seats[seat];
    return held?.kind === "person" ? held.name : undefined;
  }
});

test.each([[""], ["  "], ["x".repeat(25)], ["a\u202eb"], [7], [undefined]])("%j is no name", async (name) => {
  const ada = await TestClient.arrive(running.url);
  expect(await ada.request("POST", "/api/me", { name })).toMatchObject({ status: 400, json: { code: "malformed" } });
  ada.close();
});

function tokenIn(json: unknown): string {
  if (typeof json !== "object" || json === null || !("token" in json)) throw new Error("no token");
  return String(json.token);
}
