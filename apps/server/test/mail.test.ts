import { type MailInbox, openMailInbox, type ReceivedMail } from "@harbor/cli/mailInbox";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { TestClient, until } from "./client.ts";
import { act, type Crew, closeAll, gatherAndStart, legalFor, must, mustDecide, playUntil } from "./crew.ts";
import { type RunningServer, runServer } from "./harness.ts";

const ORIGIN = "https://harbor.example.org";
const FROM = "harbor@example.org";
/** Several looks for calls. */
const LONG_MS = 2500;

let running: RunningServer;
let inbox: MailInbox;
let crew: Crew;
let away: TestClient;
let other: TestClient;

beforeAll(async () => {
  inbox = await openMailInbox();
  running = await runServer({ mail: { smtpUrl: inbox.url, from: FROM, origin: ORIGIN, afterMs: 300 } });
});
afterAll(async () => {
  await running.close();
  inbox.close();
});
beforeEach(async () => {
  crew = await gatherAndStart(running.url);
  await playUntil(crew, "bidding");
  const onTurn = crew.clients.find((client) => mustDecide(client, crew.code));
  if (onTurn === undefined) throw new Error("nobody is on turn");
  away = onTurn;
  other = crew.clients.find((client) => client !== onTurn) ?? onTurn;
});
afterEach(() => closeAll(crew));

let people = 0;
function freshAddress(): string {
  people += 1;
  return `sailor${people}@example.org`;
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const mailsTo = (address: string) => inbox.mails.filter(({ to }) => to.includes(address));
const give = (client: TestClient, address: string | undefined, language = "de") =>
  client.request("POST", "/api/mail", { ...(address !== undefined && { address }), language });
const switchMail = (client: TestClient, on: boolean) =>
  client.request("POST", `/api/tables/${crew.code}/mails`, { on });
const known = async (client: TestClient) => JSON.parse((await client.request("GET", "/api/mail")).text);

function linkIn(mail: ReceivedMail | undefined, what: "confirm" | "stop"): string {
  const link = new RegExp(`${ORIGIN}(/mail/\\w+/${what}/\\w+)`).exec(mail?.text ?? "")?.[1];
  if (link === undefined) throw new Error(`there is no link to ${what} in ${mail?.text}`);
  return `${running.url}${link}`;
}

/** As a mail program does it for one click: without a cookie. */
const oneClick = (link: string) =>
  fetch(link, { method: "POST", body: new URLSearchParams({ "List-Unsubscribe": "One-Click" }) });

/** As a browser does it for the button on our page. */
const pressButton = (link: string) =>
  fetch(link, { method: "POST", headers: { origin: "null" }, body: new URLSearchParams() });

async function confirmed(client: TestClient, address: string): Promise<void> {
  expect(await give(client, address)).toMatchObject({ status: 200 });
  await until("it is asked", () => mailsTo(address).length === 1);
  expect((await oneClick(linkIn(mailsTo(address)[0], "confirm"))).status).toBe(200);
}

async function move(client: TestClient): Promise<void> {
  await until("it is their turn", () => mustDecide(client, crew.code));
  const action = legalFor(client, crew.code)[0];
  if (action === undefined) throw new Error("nothing is legal");
  await must(client, crew.code, act(action));
}

async function leaveAndBeAwaited(): Promise<void> {
  await move(away);
  away.close();
  const here = () => running.server.rooms.tables.find(({ state }) => state.code === crew.code)?.present ?? [];
  await until("nobody else is there", () => here().length < 2);
  await move(other);
}

test("MAI-1 CAL-1 an address gets nothing but one question until its owner confirms it", async () => {
  const address = freshAddress();
  expect(JSON.parse((await give(away, address)).text)).toEqual({ offered: true, address, confirmed: false });
  await until("it is asked", () => mailsTo(address).length === 1);
  const [asking] = mailsTo(address);
  expect(asking?.text).toContain("Jemand hat diese Adresse angegeben");
  await switchMail(away, true);
  await leaveAndBeAwaited();
  await pause(LONG_MS);
  expect(mailsTo(address)).toHaveLength(1);

  // A program that opens links confirms nothing.
  const page = await fetch(linkIn(asking, "confirm"));
  expect([page.status, (await page.text()).includes("<form")]).toEqual([200, true]);
  expect(await known(away)).toMatchObject({ confirmed: false });
  expect((await oneClick(linkIn(asking, "confirm"))).status).toBe(200);
  expect(await known(away)).toMatchObject({ confirmed: true });
});

test("MAI-1 MAI-2 the buttons of our pages confirm and end mail, though browsers name no origin for them", async () => {
  const address = freshAddress();
  await give(away, address);
  await until("it is asked", () => mailsTo(address).length === 1);
  const [asking] = mailsTo(address);
  expect((await pressButton(linkIn(asking, "confirm"))).status).toBe(200);
  expect(await known(away)).toMatchObject({ address, confirmed: true });
  expect((await pressButton(linkIn(asking, "stop"))).status).toBe(200);
  expect(await known(away)).toEqual({ offered: true });
});

test("MAI-1 somebody who has just come and done nothing yet can give an address, too", async () => {
  expect(await (await fetch(`${running.url}/api/mail`)).json()).toEqual({ offered: true });
  const body = JSON.stringify({ address: freshAddress(), language: "en" });
  const answer = await fetch(`${running.url}/api/mail`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body,
  });
  expect([answer.status, answer.headers.getSetCookie().length]).toEqual([200, 1]);
});

test("MAI-2 CAL-2 CAL-3 a mail says where and why, comes once, and one click in it ends all mail", async () => {
  const address = freshAddress();
  await confirmed(away, address);
  expect(JSON.parse((await switchMail(away, true)).text)).toMatchObject({ mail: true });
  await leaveAndBeAwaited();
  await until("the call has come", () => mailsTo(address).length === 2);
  await pause(LONG_MS);
  expect(mailsTo(address)).toHaveLength(2);
  const call = mailsTo(address)[1];
  const stop = linkIn(call, "stop").replace(running.url, ORIGIN);
  expect(call?.text).toContain(`List-Unsubscribe: <${stop}>`);
  expect(call?.text).toContain("List-Unsubscribe-Post: List-Unsubscribe=One-Click");
  expect(call?.text).toContain(`${ORIGIN}/t/${crew.code}`);
  expect(call?.text).toContain("bist du am Zug");
  expect((await oneClick(linkIn(call, "stop"))).status).toBe(200);
  expect((await oneClick(linkIn(call, "stop"))).status).toBe(404);
  expect((await oneClick(linkIn(mailsTo(address)[0], "confirm"))).status).toBe(404);
  expect(await known(away)).toEqual({ offered: true });
});

test("MAI-2 CAL-2 nobody gets mail who has not asked for it at this table, or is there", async () => {
  const address = freshAddress();
  await confirmed(away, address);
  const others = freshAddress();
  await confirmed(other, others);
  await switchMail(other, true);
  await leaveAndBeAwaited();
  await pause(LONG_MS);
  expect([mailsTo(address), mailsTo(others)].map((mails) => mails.length)).toEqual([1, 1]);
});

test("MAI-3 nobody can have strangers mailed again and again", async () => {
  const address = freshAddress();
  const asked = [];
  for (let nth = 0; nth < 3; nth += 1) {
    const client = await TestClient.arrive(running.url);
    asked.push((await give(client, nth === 1 ? address.toUpperCase() : address)).status);
    client.close();
  }
  expect(asked).toEqual([200, 200, 429]);
  const one = await TestClient.arrive(running.url);
  const statuses = [];
  for (let nth = 0; nth < 4; nth += 1) statuses.push((await give(one, freshAddress())).status);
  expect(statuses.at(-1)).toBe(429);
  one.close();
});

test.each([
  "a@example.org\r\nBcc: b@example.org",
  "a@example.org, b@example.org",
  "A <a@example.org>",
  "a@example.org\n\nHello",
  `${"a".repeat(250)}@example.org`,
  "nowhere",
])("MAI-3 %j is no address", async (address) => {
  const before = inbox.mails.length;
  expect((await give(away, address)).status).toBe(400);
  await pause(50);
  expect(inbox.mails.length).toBe(before);
});

test("MAI-2 a link that was made up does nothing", async () => {
  const address = freshAddress();
  await running.store.saveMail({ id: "m", person: "p", address, language: "en", expiresAt: Number.MAX_SAFE_INTEGER });
  for (const path of [`/mail/m/confirm/${"0".repeat(64)}`, "/mail/m/confirm/0", `/mail/m/else/${"0".repeat(64)}`])
    expect((await oneClick(`${running.url}${path}`)).status).toBe(404);
  expect(await running.store.mailById("m")).toMatchObject({ isConfirmed: false });
});

test("MAI-1 where the host sends no mail nobody is offered any", async () => {
  const plain = await runServer();
  const client = await TestClient.arrive(plain.url);
  expect(await known(client)).toEqual({ offered: false });
  expect((await give(client, freshAddress())).status).toBe(400);
  client.close();
  await plain.close();
});
