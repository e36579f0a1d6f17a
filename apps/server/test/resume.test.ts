import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { z } from "zod";
import { TestClient, until } from "./client.ts";
import { closeAll, gather } from "./crew.ts";
import { type RunningServer, runServer } from "./harness.ts";

const DAY_MS = 24 * 3_600_000;
const FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";
const devicesSchema = z.object({
  devices: z.array(
    z.object({ id: z.string(), device: z.string().optional(), usedAt: z.number(), isThis: z.boolean() }),
  ),
});

let running: RunningServer;
beforeAll(async () => {
  running = await runServer();
});
afterAll(() => running.close());
afterEach(() => {
  vi.useRealTimers();
});

/** A browser that keeps its cookies. */
class Browser {
  readonly cookies = new Map<string, string>();
  /** The cookies of the last response, with their attributes. */
  given: readonly string[] = [];

  async ask(method: "GET" | "POST", path: string, body?: unknown): Promise<{ status: number; json: unknown }> {
    const response = await fetch(`${running.url}${path}`, {
      method,
      headers: {
        cookie: [...this.cookies].map(([name, value]) => `${name}=${value}`).join("; "),
        "user-agent": FIREFOX,
        ...(body !== undefined && { "content-type": "application/json" }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    this.given = response.headers.getSetCookie();
    for (const cookie of this.given) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      if (value === "") this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
    return { status: response.status, json: await response.json() };
  }

  get cookie(): string {
    return `harbor=${this.cookies.get("harbor")}`;
  }
}

async function arrive(name: string): Promise<Browser> {
  const browser = new Browser();
  await browser.ask("POST", "/api/me", { name });
  return browser;
}

async function linkOf(browser: Browser): Promise<string> {
  const { json } = await browser.ask("POST", "/api/resume-links");
  return z.object({ token: z.string() }).parse(json).token;
}

test("a device can look at what a link would do, any number of times", async () => {
  const eve = await arrive("Eve");
  const token = await linkOf(eve);
  const stranger = new Browser();
  for (const _ of [1, 2]) {
    expect(await stranger.ask("POST", "/api/resume/look", { token })).toEqual({ status: 200, json: { name: "Eve" } });
  }
  const ada = await arrive("Ada");
  expect((await ada.ask("POST", "/api/resume/look", { token })).json).toEqual({
    name: "Eve",
    present: { name: "Ada", tables: 0, same: false },
  });
  expect((await eve.ask("POST", "/api/resume/look", { token })).json).toMatchObject({ present: { same: true } });
  expect(await ada.ask("POST", "/api/resume/look", { token: "A".repeat(43) })).toMatchObject({
    status: 404,
    json: { code: "no-such-link" },
  });
  expect((await ada.ask("GET", "/api/me")).json).toEqual({ name: "Ada" });
});

test("SEC-3 a person with a seat does not lose it to a link without consent, and the link stays valid", async () => {
  const crew = await gather(running.url);
  const [ada] = crew.clients;
  const browser = new Browser();
  browser.cookies.set("harbor", ada.cookie.slice("harbor=".length));
  const token = await linkOf(await arrive("Eve"));
  expect((await browser.ask("POST", "/api/resume/look", { token })).json).toMatchObject({ present: { tables: 1 } });
  expect(await browser.ask("POST", "/api/resume", { token })).toMatchObject({
    status: 409,
    json: { code: "has-seats" },
  });
  expect(browser.cookie).toBe(ada.cookie);
  expect(await browser.ask("POST", "/api/resume", { token, leaveSeats: true })).toMatchObject({
    status: 200,
    json: { name: "Eve" },
  });
  expect(browser.cookie).not.toBe(ada.cookie);
  closeAll(crew);
});

test("SEC-3 following a link can be undone, and then nothing of the other person stays on the device", async () => {
  const ada = await arrive("Ada");
  const before = ada.cookie;
  const eve = await arrive("Eve");
  await ada.ask("POST", "/api/resume", { token: await linkOf(eve) });
  const asEve = ada.cookie;
  expect((await ada.ask("GET", "/api/me")).json).toEqual({ name: "Eve", former: "Ada" });
  const socket = await TestClient.arrive(running.url, asEve);
  expect(await ada.ask("POST", "/api/resume/undo")).toEqual({ status: 200, json: { name: "Ada" } });
  expect(ada.cookie).toBe(before);
  expect((await ada.ask("GET", "/api/me")).json).toEqual({ name: "Ada" });
  await until("the connection as Eve is over", () => !socket.socket.connected);
  const left = new Browser();
  left.cookies.set("harbor", asEve.slice("harbor=".length));
  expect((await left.ask("GET", "/api/devices")).status).toBe(401);
  expect((await eve.ask("GET", "/api/me")).json).toEqual({ name: "Eve" });
  expect(await ada.ask("POST", "/api/resume/undo")).toMatchObject({ status: 404 });
  socket.close();
});

test("following one's own link changes nothing, and the device counts once", async () => {
  const ada = await arrive("Ada");
  const { cookie } = ada;
  expect((await ada.ask("POST", "/api/resume", { token: await linkOf(ada) })).json).toEqual({ name: "Ada" });
  expect(ada.cookie).toBe(cookie);
  expect(await devicesOf(ada)).toHaveLength(1);
});

test("devices are listed by name, and each other one can be signed out at once", async () => {
  const ada = await arrive("Ada");
  const phone = new Browser();
  await phone.ask("POST", "/api/resume", { token: await linkOf(ada) });
  const socket = await TestClient.arrive(running.url, phone.cookie);
  const devices = await devicesOf(ada);
  expect(devices.map(({ device, isThis }) => [device, isThis])).toContainEqual(["Firefox, Linux", true]);
  const other = devices.find(({ isThis }) => !isThis);
  const self = devices.find(({ isThis }) => isThis);
  const eve = await arrive("Eve");
  expect(await eve.ask("POST", "/api/devices/sign-out", { id: other?.id })).toMatchObject({
    status: 404,
    json: { code: "no-such-device" },
  });
  expect((await ada.ask("POST", "/api/devices/sign-out", { id: self?.id })).status).toBe(404);
  expect(await ada.ask("POST", "/api/devices/sign-out", { id: other?.id })).toEqual({
    status: 200,
    json: { ok: true },
  });
  await until("its connection is over", () => !socket.socket.connected);
  expect((await phone.ask("GET", "/api/devices")).status).toBe(401);
  expect(await devicesOf(ada)).toHaveLength(1);
  expect((await new Browser().ask("GET", "/api/devices")).status).toBe(401);
  expect(JSON.stringify(devices)).not.toContain(ada.cookie.slice(7));
  socket.close();
});

test("a returning person's cookie is renewed, once a day", async () => {
  const ada = await arrive("Ada");
  await ada.ask("GET", "/api/me");
  expect(ada.given).toEqual([]);
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 2 * DAY_MS });
  const later = await runServer({}, () => running.store);
  await fetch(`${later.url}/api/me`, { headers: { cookie: ada.cookie } }).then(({ headers }) => {
    expect(headers.getSetCookie()[0]).toMatch(/^harbor=.*Max-Age=31536000/);
    expect(headers.getSetCookie()[0]).toContain(ada.cookie);
  });
  const again = await fetch(`${later.url}/api/me`, { headers: { cookie: ada.cookie } });
  expect(again.headers.getSetCookie()).toEqual([]);
  const usedAt = (await devicesOf(ada))[0]?.usedAt ?? 0;
  // The server's clock runs on while the machine's stands still here.
  expect(Math.abs(usedAt - Date.now())).toBeLessThan(60_000);
  later.server.io.close();
  await later.server.app.close();
});

async function devicesOf(browser: Browser) {
  return devicesSchema.parse((await browser.ask("GET", "/api/devices")).json).devices;
}
