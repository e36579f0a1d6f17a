import { WATCHERS_NAMED } from "@harbor/protocol";
import { expect, test } from "vitest";
import { TestClient, until } from "./client.ts";
import { gather } from "./crew.ts";
import { runServer } from "./harness.ts";

test("a new name applies at once to chat and seats, on the socket that is already open", async () => {
  const running = await runServer();
  const client = await TestClient.arrive(running.url);
  const code = await client.create({ options: { mode: "short", seats: 2 } });
  await client.watch(code);
  expect((await client.request("POST", "/api/me", { name: "Ada" })).json).toEqual({ name: "Ada" });
  await client.do(code, { do: "sit", seat: 0 });
  await client.do(code, { do: "say", text: "ahoy" });
  expect(client.viewOf(code).seats[0]).toMatchObject({ kind: "person", name: "Ada" });
  expect(client.chats.map(({ message }) => message.name)).toEqual(["Ada"]);
  client.close();
  await running.close();
});

test("everybody sees the same names of spectators, twenty at most and nobody who is muted", async () => {
  const running = await runServer();
  const { code, clients } = await gather(running.url);
  const [ada, ben] = clients;
  if (ada === undefined || ben === undefined) throw new Error("nobody sits");
  const guests: TestClient[] = [];
  for (let nth = 1; nth <= WATCHERS_NAMED + 2; nth += 1) {
    const guest = await TestClient.arrive(running.url);
    await guest.request("POST", "/api/me", { name: `Guest ${nth}` });
    // The socket was admitted under the earlier name.
    await guest.watch(code);
    guests.push(guest);
  }
  const [first] = guests;
  if (first === undefined) throw new Error("nobody watches");
  const everybody = [ada, ben, ...guests];
  const names = (client: TestClient) => client.viewOf(code).watcherNames;
  const all = (what: string, holds: (client: TestClient) => boolean) => until(what, () => everybody.every(holds));

  const expected = guests.slice(0, WATCHERS_NAMED).map((_, nth) => `Guest ${nth + 1}`);
  await all("everybody is counted", (client) => client.viewOf(code).watchers === guests.length);
  for (const client of everybody) expect(names(client)).toEqual(expected);

  await first.request("POST", "/api/me", { name: "Countess" });
  await all("the new name is told", (client) => names(client)[0] === "Countess");

  await first.do(code, { do: "say", text: "hear, hear" });
  await until("it is heard", () => ada.chats.length > 0);
  const author = ada.chats[0]?.message.author ?? "";
  await ada.do(code, { do: "mute", author, muted: true });
  await all("the muted one is not named", (client) => !names(client).includes("Countess"));
  for (const client of everybody) {
    expect(client.viewOf(code).watchers).toBe(guests.length);
    expect(names(client)).toHaveLength(WATCHERS_NAMED);
  }

  for (const client of everybody) client.close();
  await running.close();
});

test("two people at a table never share a name, and nobody speaks under a player's name", async () => {
  const running = await runServer();
  const [ada, twin, guest] = await Promise.all([1, 2, 3].map(() => TestClient.arrive(running.url)));
  if (ada === undefined || twin === undefined || guest === undefined) throw new Error("nobody came");
  for (const [client, name] of [
    [ada, "Ada"],
    [twin, "ＡＤＡ"],
    [guest, "Ada"],
  ] as const)
    await client.request("POST", "/api/me", { name });
  const code = await ada.create({ options: { mode: "short", seats: 3 } });
  for (const client of [ada, twin, guest]) await client.watch(code);
  await ada.do(code, { do: "sit", seat: 0 });
  await twin.do(code, { do: "sit", seat: 1 });
  await guest.do(code, { do: "say", text: "it is me" });
  await until("it is heard", () => ada.chats.length > 0);
  expect(ada.viewOf(code).seats.map((seat) => (seat.kind === "person" ? seat.name : ""))).toEqual([
    "Ada",
    "ＡＤＡ (2)",
    "",
  ]);
  expect(ada.chats.map(({ message }) => message.name)).toEqual(["Ada (3)"]);
  await twin.request("POST", "/api/me", { name: "Ben" });
  await twin.request("POST", "/api/me", { name: "ada" });
  await until("the new name is seen", () => JSON.stringify(ada.viewOf(code).seats[1]).includes("ada (2)"));
  for (const client of [ada, twin, guest]) client.close();
  await running.close();
});
