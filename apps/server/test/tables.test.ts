import { CLOCKS, gameListSchema, type TableSettings } from "@harbor/protocol";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { TestClient, until } from "./client.ts";
import { closeAll, gather, gatherAndStart, must } from "./crew.ts";
import { type RunningServer, runServer } from "./harness.ts";

let running: RunningServer;
let ada: TestClient;
let ben: TestClient;
let cleo: TestClient;
beforeAll(async () => {
  running = await runServer();
  [ada, ben, cleo] = await Promise.all([arrive(), arrive(), arrive()]);
});
afterAll(async () => {
  for (const client of [ada, ben, cleo]) client.close();
  await running.close();
});

const arrive = () => TestClient.arrive(running.url);
const settings = { game: "bremerhaven", options: { mode: "short", seats: 3 }, isPublic: false, spectators: true };
const create = (change: object = {}) => ada.request("POST", "/api/tables", { settings: { ...settings, ...change } });

async function table(change: Partial<TableSettings> = {}): Promise<string> {
  const code = await ada.create({ options: { mode: "short", seats: 3 }, ...change });
  for (const client of [ada, ben, cleo]) expect(await client.watch(code)).toEqual({ ok: true });
  return code;
}

test("the list of games matches the protocol, and each mode makes a table", async () => {
  const { games } = gameListSchema.parse((await ada.request("GET", "/api/games")).json);
  expect(games.map(({ id }) => id)).toContain(settings.game);
  for (const { id, modes } of games) {
    expect(modes.length).toBeGreaterThan(0);
    for (const mode of modes) {
      for (const seats of mode.seats) {
        expect((await create({ game: id, options: { mode: mode.id, seats } })).status).toBe(200);
      }
    }
  }
});

describe("creating a table", () => {
  test.each<[string, object, number, string]>([
    ["an unknown game", { game: "chess" }, 404, "no-such-game"],
    ["an unknown mode", { options: { mode: "endless", seats: 2 } }, 400, "bad-options"],
    ["more seats than the mode has", { options: { mode: "short", seats: 5 } }, 400, "bad-options"],
    ["two seats of a solo game", { options: { mode: "solo", seats: 2 } }, 400, "bad-options"],
    ["an option of another game", { options: { mode: "short", seats: 2, mines: 3 } }, 400, "bad-options"],
    ["no options", { options: {} }, 400, "bad-options"],
    ["an option that is a list", { options: { mode: "short", seats: 2, goods: ["fish"] } }, 400, "malformed"],
    ["an unsupported clock", { clock: 31 }, 400, "malformed"],
    ["an unknown setting", { cheats: true }, 400, "malformed"],
    ["spectators missing", { spectators: undefined }, 400, "malformed"],
  ])("with %s is refused", async (_, change, status, code) => {
    const answer = await create(change);
    expect({ status: answer.status, json: answer.json }).toMatchObject({ status, json: { ok: false, code } });
  });

  test.each(CLOCKS.flatMap((clock) => [true, false].map((flag) => ({ clock, flag }))))(
    "with $clock seconds and $flag everywhere else shows these settings to everybody",
    async ({ clock, flag }) => {
      const options = { mode: "long", seats: 4, ordered: flag };
      const wanted = { game: "bremerhaven", options, isPublic: flag, spectators: flag, clock };
      const code = await ada.create(wanted);
      await ben.watch(code);
      expect(ben.viewOf(code)).toMatchObject({ settings: wanted, status: "open", sameSeed: false });
      expect(ben.viewOf(code).seats.map(({ kind, color }) => [kind, color])).toEqual(
        [0, 1, 2, 3].map((color) => ["empty", color]),
      );
    },
  );

  test("makes its creator the host, without a seat", async () => {
    const code = await table();
    expect(ada.viewOf(code).you).toEqual({ isHost: true });
    expect(ben.viewOf(code).you).toEqual({ isHost: false });
  });
});

test("a table is found by its code however it is typed, and by no other", async () => {
  const code = await table();
  expect(await ben.send("watch", { table: `  ${code.toLowerCase()} ` })).toMatchObject({
    ok: true,
    snapshot: { table: code },
  });
  expect((await ben.request("GET", `/api/tables/${code.toLowerCase()}%20`)).json).toMatchObject({ code });
  for (const wrong of ["AAAAAA", "22", "../etc", "%00", "x".repeat(90)]) {
    const { status, json } = await ben.request("GET", `/api/tables/${encodeURIComponent(wrong)}`);
    expect({ status, json }).toMatchObject({ status: 404, json: { code: "no-such-table" } });
  }
  expect(await ben.watch("AAAAAA")).toMatchObject({ code: "no-such-table" });
  expect(await ben.do("AAAAAA", { do: "stand" })).toMatchObject({ code: "no-such-table" });
});

describe("seats", () => {
  test("are taken, left and changed by the people in them", async () => {
    const code = await table();
    await must(ben, code, { do: "sit", seat: 1 });
    expect(await cleo.do(code, { do: "sit", seat: 1 })).toMatchObject({ code: "seat-taken" });
    expect(await cleo.do(code, { do: "sit", seat: 5 })).toMatchObject({ code: "no-such-seat" });
    expect(await cleo.do(code, { do: "stand" })).toMatchObject({ code: "not-seated" });
    await must(ben, code, { do: "sit", seat: 2 });
    await until("cleo sees it", () => cleo.viewOf(code).seats[2]?.kind === "person");
    expect(cleo.viewOf(code).seats.map(({ kind }) => kind)).toEqual(["empty", "empty", "person"]);
    await must(ben, code, { do: "stand" });
    await until("the seat is free", () => cleo.viewOf(code).seats[2]?.kind === "empty");
    expect(ben.viewOf(code).you).toEqual({ isHost: false });
  });

  test("go to the first of several who want the same one at the same moment", async () => {
    const code = await table();
    const answers = await Promise.all([ada, ben, cleo].map((client) => client.do(code, { do: "sit", seat: 0 })));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    await until(
      "all see one of them",
      () => [ada, ben, cleo].filter((one) => one.viewOf(code).you.seat === 0).length === 1,
    );
  });

  test("are filled with bots and cleared only by the host", async () => {
    const code = await table();
    const bot = { do: "add-bot", seat: 0 } as const;
    expect(await ben.do(code, bot)).toMatchObject({ code: "not-host" });
    await must(ada, code, bot);
    expect(await ada.do(code, bot)).toMatchObject({ code: "seat-taken" });
    expect(await ada.do(code, { ...bot, seat: 7 })).toMatchObject({ code: "no-such-seat" });
    expect(await ben.do(code, { do: "sit", seat: 0 })).toMatchObject({ code: "seat-taken" });
    await must(ben, code, { do: "sit", seat: 1 });
    expect(await ben.do(code, { do: "clear-seat", seat: 0 })).toMatchObject({ code: "not-host" });
    await must(ada, code, { do: "clear-seat", seat: 0 });
    await must(ada, code, { do: "clear-seat", seat: 1 });
    await until("ben is out", () => ben.viewOf(code).you.seat === undefined);
    expect(ben.viewOf(code).seats.map(({ kind }) => kind)).toEqual(["empty", "empty", "empty"]);
  });

  test("have unique colors", async () => {
    const code = await table();
    await must(ben, code, { do: "sit", seat: 0 });
    await must(cleo, code, { do: "sit", seat: 1 });
    expect(await ben.do(code, { do: "paint", color: 1 })).toMatchObject({ code: "color-taken" });
    expect(await ada.do(code, { do: "paint", color: 3 })).toMatchObject({ code: "not-seated" });
    // The game has as many as its largest table has seats.
    expect(await ben.do(code, { do: "paint", color: 4 })).toMatchObject({ code: "malformed" });
    await must(ben, code, { do: "paint", color: 2 });
    await until("all see it", () => cleo.viewOf(code).seats[0]?.color === 2);
    expect(cleo.viewOf(code).seats.map(({ color }) => color)).toEqual([2, 1, 0]);
  });

  test("have choices that are unique, and can be given back", async () => {
    const code = await table();
    const [first = ""] = ada.viewOf(code).choices;
    await must(ben, code, { do: "sit", seat: 0 });
    await must(cleo, code, { do: "sit", seat: 1 });
    expect(await ada.do(code, { do: "choose", choice: first })).toMatchObject({ code: "not-seated" });
    expect(await ben.do(code, { do: "choose", choice: "gold" })).toMatchObject({ code: "malformed" });
    await must(ben, code, { do: "choose", choice: first });
    expect(await cleo.do(code, { do: "choose", choice: first })).toMatchObject({ code: "choice-taken" });
    await must(ben, code, { do: "choose" });
    await must(cleo, code, { do: "choose", choice: first });
    await must(cleo, code, { do: "stand" });
    await must(ben, code, { do: "choose", choice: first });
  });
});

describe("configuring a table", () => {
  const configure = (change: object) => ({ do: "configure", settings: { ...settings, ...change } }) as const;

  test("is up to the host, and only with valid settings", async () => {
    const code = await table();
    expect(await ben.do(code, configure({}))).toMatchObject({ code: "not-host" });
    expect(await ada.do(code, configure({ game: "chess" }))).toMatchObject({ code: "bad-options" });
    expect(await ada.do(code, configure({ options: { mode: "short", seats: 9 } }))).toMatchObject({
      code: "bad-options",
    });
  });

  test("leaves everybody their seat, color and choice", async () => {
    const code = await table();
    const [good = ""] = ada.viewOf(code).choices;
    await must(cleo, code, { do: "sit", seat: 2 });
    await must(cleo, code, { do: "paint", color: 3 });
    await must(cleo, code, { do: "choose", choice: good });
    await must(ada, code, configure({ clock: 60, isPublic: true, options: { mode: "long", seats: 3 } }));
    await until("the clock is set", () => cleo.viewOf(code).settings.clock === 60);
    expect(cleo.viewOf(code).seats[2]).toMatchObject({ kind: "person", color: 3, choice: good });
  });

  test("moves people beyond the last seat, and keeps colors distinct", async () => {
    const code = await table();
    await must(cleo, code, { do: "sit", seat: 2 });
    await must(cleo, code, { do: "paint", color: 3 });
    await must(ada, code, configure({ options: { mode: "long", seats: 2 } }));
    await until("cleo has moved", () => cleo.viewOf(code).you.seat === 0);
    await until("everybody sees it", () => ben.viewOf(code).seats.length === 2);
    expect(ben.viewOf(code).seats).toMatchObject([{ kind: "person", color: 3 }, { kind: "empty" }]);
    await must(ada, code, configure({ options: { mode: "long", seats: 4 } }));
    await until("there are more seats", () => ben.viewOf(code).seats.length === 4);
    expect(
      ben
        .viewOf(code)
        .seats.map(({ color }) => color)
        .toSorted(),
    ).toEqual([0, 1, 2, 3]);
    expect(ben.viewOf(code).seats[0]).toMatchObject({ kind: "person", color: 3 });
  });

  test("removes nobody", async () => {
    const code = await table();
    for (const [seat, client] of [ada, ben, cleo].entries()) await must(client, code, { do: "sit", seat });
    expect(await ada.do(code, configure({ options: { mode: "short", seats: 2 } }))).toMatchObject({
      code: "seat-taken",
    });
    expect(await ada.do(code, configure({ options: { mode: "solo", seats: 1 } }))).toMatchObject({
      code: "seat-taken",
    });
  });

  test("forgets choices that the new mode does not have", async () => {
    const code = await table();
    await must(cleo, code, { do: "sit", seat: 2 });
    await must(cleo, code, { do: "choose", choice: ada.viewOf(code).choices[0] });
    await must(ada, code, configure({ options: { mode: "solo", seats: 1 } }));
    await until("cleo has moved", () => cleo.viewOf(code).you.seat === 0);
    expect(cleo.viewOf(code)).toMatchObject({ choices: [], seats: [{ kind: "person" }] });
    expect(cleo.viewOf(code).seats[0]?.choice).toBeUndefined();
  });
});

test("only the host starts, and only with all seats taken; then the table's settings are final", async () => {
  const code = await table({ options: { mode: "short", seats: 2 } });
  expect(await ben.do(code, { do: "start" })).toMatchObject({ code: "not-host" });
  expect(await ada.do(code, { do: "start" })).toMatchObject({ code: "seats-empty" });
  await must(ada, code, { do: "sit", seat: 0 });
  await must(ben, code, { do: "sit", seat: 1 });
  expect(await ada.do(code, { do: "act", action: { type: "pass" } })).toMatchObject({ code: "not-playing" });
  expect(await ada.do(code, { do: "queue", actions: [] })).toMatchObject({ code: "not-playing" });
  expect(await ada.do(code, { do: "vote", seat: 1 })).toMatchObject({ code: "not-playing" });
  expect(await ada.do(code, { do: "rematch" })).toMatchObject({ code: "not-finished" });
  await must(ada, code, { do: "start" });
  for (const command of [
    { do: "start" },
    { do: "stand" },
    { do: "sit", seat: 1 },
    { do: "choose" },
    { do: "paint", color: 3 },
    { do: "clear-seat", seat: 1 },
    { do: "add-bot", seat: 1 },
    { do: "configure", settings },
  ] as const) {
    expect(await ada.do(code, command)).toMatchObject({ code: "not-open" });
  }
});

test("a host who gets up passes the table on to a seated person, and stays host of an empty one", async () => {
  const code = await table();
  await must(ada, code, { do: "sit", seat: 0 });
  await must(ada, code, { do: "stand" });
  expect(ada.viewOf(code).you.isHost).toBe(true);
  await must(ada, code, { do: "sit", seat: 0 });
  await must(ben, code, { do: "sit", seat: 2 });
  await must(ada, code, { do: "stand" });
  await until("ben is host", () => ben.viewOf(code).you.isHost);
  await until("ada is not", () => !ada.viewOf(code).you.isHost);
  expect(await ada.do(code, { do: "close" })).toMatchObject({ code: "not-host" });
  await must(ben, code, { do: "close" });
  await until("it is closed", () => cleo.viewOf(code).status === "closed");
  expect(await cleo.do(code, { do: "sit", seat: 1 })).toMatchObject({ code: "not-open" });
});

test("public tables are listed for everybody while open or in play, and everybody can list their own", async () => {
  const hidden = await table();
  const shown = await table({ isPublic: true });
  const codes = async (client: TestClient, path: string) => JSON.stringify((await client.request("GET", path)).json);
  // The public list may be a second old.
  await expect.poll(() => codes(cleo, "/api/tables"), { timeout: 5000 }).toContain(shown);
  expect(await codes(cleo, "/api/tables")).not.toContain(hidden);
  expect(await codes(ada, "/api/my-tables")).toContain(hidden);
  expect(await codes(cleo, "/api/my-tables")).not.toContain(shown);
  await must(cleo, shown, { do: "sit", seat: 0 });
  expect(await codes(cleo, "/api/my-tables")).toContain(shown);
  await must(ada, shown, { do: "close" });
  await expect.poll(() => codes(cleo, "/api/tables"), { timeout: 5000 }).not.toContain(shown);
  const nobody = await fetch(`${running.url}/api/my-tables`);
  expect(await nobody.json()).toEqual({ tables: [] });
});

test("one's own tables with a clock show how much time is left, and only to whom they wait for", async () => {
  const crew = await gatherAndStart(running.url, 2, { clock: 86_400 });
  const lists = await Promise.all(
    crew.clients.map(async (one) => JSON.parse((await one.request("GET", "/api/my-tables")).text).tables[0]),
  );
  for (const { yourTurn, timeLeft } of lists) expect(timeLeft === undefined).toBe(!yourTurn);
  const left = lists.flatMap(({ timeLeft }) => timeLeft ?? []);
  expect(left.length).toBeGreaterThan(0);
  for (const one of left) expect(one > 86_000_000 && one <= 86_400_000).toBe(true);
  closeAll(crew);
});

test("one's own tables show whether it is one's turn, even tables not in memory", async () => {
  const crew = await gatherAndStart(running.url);
  const open = await gather(running.url);
  const [host] = crew.clients;
  const mine = async () => JSON.parse((await host.request("GET", "/api/my-tables")).text).tables;
  expect(await mine()).toMatchObject([{ code: crew.code, status: "playing", yourTurn: true }]);
  closeAll(crew);
  closeAll(open);
  const { rooms } = running.server;
  await until("nobody looks", () => rooms.tables.every((one) => one.state.code !== crew.code || !one.isWatched));
  const table = rooms.tables.find(({ state }) => state.code === crew.code);
  if (table === undefined) throw new Error("the table is gone");
  // That somebody was here is noted before the table is evicted.
  await table.refresh();
  table.lastUsed = 0;
  await rooms.evictIdle();
  expect(rooms.opened(table.id)).toBeUndefined();
  expect(await mine()).toMatchObject([{ code: crew.code, yourTurn: true }]);
});
