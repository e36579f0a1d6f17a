import { generateKeyPairSync } from "node:crypto";
import { newPasskeySchema, passkeyChallengeSchema, passkeysSchema } from "@harbor/protocol";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { CHALLENGE_MS, MOST_PASSKEYS } from "../src/http/passkeys.ts";
import { Authenticator, type Claims, type KeyKind } from "./authenticator.ts";
import { TestClient } from "./client.ts";
import { closeAll, gather } from "./crew.ts";
import { type RunningServer, runServer } from "./harness.ts";

let running: RunningServer;
beforeAll(async () => {
  running = await runServer();
});
afterAll(() => running.close());

const arrive = () => TestClient.arrive(running.url);
const post = async (client: TestClient, path: string, body: unknown = {}) => client.request("POST", path, body);

async function creation(client: TestClient) {
  return newPasskeySchema.parse((await post(client, "/api/passkeys/new")).json);
}

async function challenge(client: TestClient): Promise<string> {
  return passkeyChallengeSchema.parse((await post(client, "/api/passkeys/challenge")).json).challenge;
}

/** A person who has added a passkey. */
async function withPasskey(kind: KeyKind = "ec") {
  const ada = await arrive();
  await post(ada, "/api/me", { name: "Ada" });
  const key = new Authenticator(running.url, kind);
  const { status, json } = await post(ada, "/api/passkeys", key.create((await creation(ada)).challenge));
  expect({ status, json }).toEqual({ status: 200, json: { ok: true } });
  return { ada, key };
}

async function passkeysOf(client: TestClient) {
  return passkeysSchema.parse((await client.request("GET", "/api/passkeys")).json).passkeys;
}

/** Signs in; the cookie, if there is a new one. */
async function signIn(client: TestClient, body: object) {
  const response = await fetch(`${running.url}/api/passkeys/sign-in`, {
    method: "POST",
    headers: { cookie: client.cookie, "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  return { status: response.status, json: await response.json(), cookies: response.headers.getSetCookie() };
}

test.each<KeyKind>(["ec", "rsa", "ed25519"])("a passkey with a key of kind %s signs a new device in", async (kind) => {
  const { ada, key } = await withPasskey(kind);
  const phone = await arrive();
  const signedIn = await signIn(phone, key.get(await challenge(phone)));
  expect(signedIn).toMatchObject({ status: 200, json: { name: "Ada" } });
  const [cookie = "", former = ""] = signedIn.cookies;
  expect(cookie).toMatch(/^harbor=.*HttpOnly.*SameSite=Strict/);
  expect(former).toMatch(/^harbor-former=/);
  expect(cookie.split(";")[0]).not.toBe(ada.cookie);
  const now = await TestClient.arrive(running.url, cookie.split(";")[0]);
  expect((await now.request("GET", "/api/me")).json).toEqual({ name: "Ada" });
  expect((await now.request("GET", "/api/devices")).json).toMatchObject({ devices: [{}, {}] });
  for (const client of [ada, phone, now]) client.close();
});

test("a device that is this person already keeps its secret", async () => {
  const { ada, key } = await withPasskey();
  expect(await signIn(ada, key.get(await challenge(ada)))).toMatchObject({ status: 200, cookies: [] });
  ada.close();
});

const FORGED: readonly [string, Partial<Claims>][] = [
  ["another site's page", { origin: "https://harbor.example.evil" }],
  ["a passkey of another site", { rpId: "harbor.example.evil" }],
  ["a page inside another site's page", { crossOrigin: true }],
  ["somebody who was not recognized", { flags: 0x01 }],
  ["nobody present", { flags: 0x04 }],
];

test.each([...FORGED, ["a new passkey's answer", { type: "webauthn.create" }] as const])(
  "SEC-6 an answer of %s signs nobody in",
  async (_, claims) => {
    const { ada, key } = await withPasskey();
    const ben = await arrive();
    const { status, json, cookies } = await signIn(ben, key.get(await challenge(ben), claims));
    expect({ status, json, cookies }).toMatchObject({ status: 404, json: { code: "no-such-passkey" }, cookies: [] });
    ada.close();
    ben.close();
  },
);

test.each([...FORGED, ["a sign-in's answer", { type: "webauthn.get" }] as const])(
  "SEC-6 an answer of %s adds no passkey",
  async (_, claims) => {
    const ada = await arrive();
    const key = new Authenticator(running.url);
    const answer = await post(ada, "/api/passkeys", key.create((await creation(ada)).challenge, claims));
    expect(answer).toMatchObject({ status: 400, json: { code: "bad-passkey" } });
    expect(await passkeysOf(ada)).toEqual([]);
    ada.close();
  },
);

test("SEC-6 a challenge works once, for a while, and only for what and whom it was made", async () => {
  const { ada, key } = await withPasskey();
  const ben = await arrive();
  const once = key.get(await challenge(ben));
  const answers = await Promise.all(Array.from({ length: 5 }, () => signIn(ben, { ...once, leaveSeats: true })));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404, 404, 404, 404]);
  expect((await signIn(ben, once)).status).toBe(404);
  expect((await signIn(ben, key.get("x".repeat(43)))).status).toBe(404);
  // A challenge for a new passkey signs nobody in, and the other way round.
  expect((await signIn(ben, key.get((await creation(ada)).challenge))).status).toBe(404);
  const other = new Authenticator(running.url);
  expect((await post(ada, "/api/passkeys", other.create(await challenge(ada)))).status).toBe(400);
  // Mallory cannot have her passkey added to Ada by handing on a challenge.
  expect((await post(ada, "/api/passkeys", other.create((await creation(ben)).challenge))).status).toBe(400);
  const late = await challenge(ben);
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + CHALLENGE_MS });
  const expired = await signIn(ben, key.get(late));
  vi.useRealTimers();
  expect(expired.status).toBe(404);
  ada.close();
  ben.close();
});

test("SEC-6 a signature by another key, or over another text, signs nobody in", async () => {
  const { ada, key } = await withPasskey();
  const ben = await arrive();
  const thief = new Authenticator(running.url);
  const id = key.id.toString("base64url");
  expect((await signIn(ben, { ...thief.get(await challenge(ben)), id })).status).toBe(404);
  expect((await signIn(ben, thief.get(await challenge(ben)))).status).toBe(404);
  const [first, second] = [key.get(await challenge(ben)), key.get(await challenge(ben))];
  expect((await signIn(ben, { ...first, signature: second.signature })).status).toBe(404);
  for (const signature of ["AAAA", "_".repeat(96)])
    expect((await signIn(ben, { ...key.get(await challenge(ben)), signature })).status).toBe(404);
  expect((await ben.request("GET", "/api/me")).json).not.toMatchObject({ name: "Ada" });
  ada.close();
  ben.close();
});

test("SEC-6 a counter that does not go up belongs to a copy", async () => {
  const { ada, key } = await withPasskey();
  const ben = await arrive();
  expect((await signIn(ben, key.get(await challenge(ben), { counter: 5 }))).status).toBe(200);
  for (const counter of [5, 4, 0])
    expect((await signIn(ben, key.get(await challenge(ben), { counter }))).status).toBe(404);
  expect((await signIn(ben, key.get(await challenge(ben), { counter: 6 }))).status).toBe(200);
  ada.close();
  ben.close();
});

test("SEC-6 nobody takes over somebody else's passkey by adding one of the same id", async () => {
  const { ada, key } = await withPasskey();
  const ben = await arrive();
  const copy = new Authenticator(running.url);
  const claimed = copy.create((await creation(ben)).challenge);
  const authenticatorData = key.create("any").authenticatorData;
  expect((await post(ben, "/api/passkeys", { ...claimed, authenticatorData })).json).toMatchObject({
    code: "bad-passkey",
  });
  expect(await passkeysOf(ben)).toEqual([]);
  expect((await signIn(ben, key.get(await challenge(ben)))).json).toEqual({ name: "Ada" });
  ada.close();
  ben.close();
});

test("SEC-6 keys that browsers do not make, and garbage, are refused", async () => {
  const ada = await arrive();
  const weak = [
    generateKeyPairSync("rsa", { modulusLength: 1024 }),
    generateKeyPairSync("ec", { namedCurve: "secp256k1" }),
    generateKeyPairSync("x25519"),
  ].map(({ publicKey }) => publicKey.export({ format: "der", type: "spki" }).toString("base64url"));
  for (const publicKey of [...weak, "AAAA"]) {
    const made = new Authenticator(running.url).create((await creation(ada)).challenge);
    expect((await post(ada, "/api/passkeys", { ...made, publicKey })).json).toMatchObject({ code: "bad-passkey" });
  }
  for (const change of [{ authenticatorData: "AAAA" }, { clientData: "AAAA" }]) {
    const made = new Authenticator(running.url).create((await creation(ada)).challenge);
    expect((await post(ada, "/api/passkeys", { ...made, ...change })).json).toMatchObject({ code: "bad-passkey" });
  }
  for (const wrong of [{ publicKey: "+/=" }, { publicKey: "A".repeat(5000) }, { clientData: 7 }, { more: 1 }]) {
    const made = new Authenticator(running.url).create("any");
    expect((await post(ada, "/api/passkeys", { ...made, ...wrong })).json).toMatchObject({ code: "malformed" });
  }
  ada.close();
});

test("a device with seats gives them up only when told to, and a removed passkey no longer works", async () => {
  const { ada, key } = await withPasskey();
  const crew = await gather(running.url);
  const [ben] = crew.clients;
  expect((await post(ben, "/api/passkeys/challenge")).json).toMatchObject({ present: { tables: 1 } });
  expect((await signIn(ben, key.get(await challenge(ben)))).json).toMatchObject({ code: "has-seats" });
  expect((await signIn(ben, { ...key.get(await challenge(ben)), leaveSeats: true })).json).toEqual({ name: "Ada" });
  const [own] = await passkeysOf(ada);
  expect((await post(ben, "/api/passkeys/remove", { id: own?.id })).json).toMatchObject({ code: "no-such-passkey" });
  expect((await post(ada, "/api/passkeys/remove", { id: own?.id })).json).toEqual({ ok: true });
  expect((await signIn(ben, key.get(await challenge(ben)))).json).toMatchObject({ code: "no-such-passkey" });
  ada.close();
  closeAll(crew);
});

test("BND-1 one person has no more passkeys than anybody may have, and strangers have none", async () => {
  const ada = await arrive();
  const asked = await Promise.all(Array.from({ length: MOST_PASSKEYS + 3 }, () => creation(ada)));
  const add = ({ challenge: given }: { challenge: string }) =>
    post(ada, "/api/passkeys", new Authenticator(running.url).create(given));
  for (const one of asked) await add(one);
  expect(await passkeysOf(ada)).toHaveLength(MOST_PASSKEYS);
  expect((await post(ada, "/api/passkeys/new")).json).toMatchObject({ code: "too-many-passkeys" });
  for (const path of ["/api/passkeys/new", "/api/passkeys/remove"]) {
    const body = JSON.stringify(path.endsWith("remove") ? { id: "0".repeat(24) } : {});
    const stranger = await fetch(`${running.url}${path}`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body,
    });
    expect(stranger.status).toBe(401);
  }
  ada.close();
});

test("the public address decides which passkeys fit, whatever host a request names", async () => {
  const behind = await runServer({ publicOrigin: "https://harbor.example" });
  const origin = "https://harbor.example";
  const me = await fetch(`${behind.url}/api/me`);
  const cookie = me.headers.getSetCookie()[0]?.split(";")[0] ?? "";
  const headers = { cookie, origin, "content-type": "application/json" };
  const ask = async (path: string, body: object) =>
    (await fetch(`${behind.url}${path}`, { method: "POST", headers, body: JSON.stringify(body) })).json();
  const asked = newPasskeySchema.parse(await ask("/api/passkeys/new", {}));
  expect(asked.rpId).toBe("harbor.example");
  const own = new Authenticator(origin).create(asked.challenge);
  expect(await ask("/api/passkeys", own)).toEqual({ ok: true });
  const again = newPasskeySchema.parse(await ask("/api/passkeys/new", {}));
  const local = new Authenticator(behind.url).create(again.challenge);
  expect(await ask("/api/passkeys", local)).toMatchObject({ code: "bad-passkey" });
  await behind.close();
});

test("SEC-3 withdrawn links no longer work", async () => {
  const [ada, ben] = [await arrive(), await arrive()];
  const { json } = await ada.request("POST", "/api/resume-links");
  expect((await post(ada, "/api/resume-links/withdraw")).json).toEqual({ ok: true });
  expect((await post(ben, "/api/resume", json ?? {})).status).not.toBe(200);
  const token = typeof json === "object" && json !== null && "token" in json ? json.token : "";
  expect((await post(ben, "/api/resume", { token })).json).toMatchObject({ code: "no-such-link" });
  ada.close();
  ben.close();
});
