import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { randomPlayer, readReplay, seedFrom, verifyReplay, wavering } from "@harbor/kit";
import { posy, type View } from "@harbor/posy";
import type { Command, TableView } from "@harbor/protocol";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { pause, TestClient, until } from "./client.ts";
import { playSeat, Sights } from "./player.ts";
import { createDatabase, findPostgres } from "./postgresServer.ts";
import { ServerProcess, type ServerSettings } from "./serverProcess.ts";
import { Witness } from "./witness.ts";

/** Makes a server, and each of its threads, know a game more than those that are shipped. */
const KNOWS_GUEST = ["--import", new URL("./withGuest.ts", import.meta.url).href];
const RECORDING = new URL(
  "../../../packages/guest/posy/rules/test/recordings/version1-5.replay.jsonl",
  import.meta.url,
);

const folder = mkdtempSync(join(tmpdir(), "harbor-guest-"));
const ends: (() => unknown)[] = [() => rmSync(folder, { recursive: true, force: true })];
afterAll(async () => {
  for (const end of ends.toReversed()) await end();
});

async function inPostgres(): Promise<ServerSettings> {
  const postgres = await findPostgres();
  if (postgres === undefined) throw new Error("there is no PostgreSQL to test with");
  const database = await createDatabase(postgres);
  ends.push(
    () => postgres.stop(),
    () => database.drop(),
  );
  return { DATABASE_URL: database.url, DATA: join(folder, "beside") };
}

describe.each<[string, () => Promise<ServerSettings>]>([
  ["the embedded store", async () => ({ DATA: join(folder, "embedded") })],
  ["PostgreSQL", inPostgres],
])("a guest's game on %s", (_, settings) => {
  let server: ServerProcess;
  const clients: TestClient[] = [];
  beforeAll(async () => {
    server = await ServerProcess.start(await settings(), KNOWS_GUEST);
    for (let nth = 0; nth < 3; nth += 1) clients.push(await TestClient.arrive(server.url));
  });
  afterAll(async () => {
    for (const client of clients) client.close();
    expect((await server.stop()).code).toBe(0);
    expect(server.complaints).toBe("");
  });

  /** A table that the first of them opens and all sit down at, in the first seats. */
  async function tableFor(people: readonly TestClient[], options: object): Promise<string> {
    const [host] = people;
    if (host === undefined) throw new Error("nobody came");
    const code = await host.create({ game: "posy", options: { mode: "garden", ...options } });
    for (const [seat, client] of people.entries()) {
      await client.watch(code);
      await must(client, code, { do: "sit", seat });
    }
    return code;
  }

  test("five play it, two of them bots, one resigns, and the recording verifies", async () => {
    const [ada, ben, cleo] = clients;
    if (ada === undefined || ben === undefined || cleo === undefined) throw new Error("somebody is missing");
    const code = await tableFor(clients, { seats: 5, days: 2, rain: true });
    await must(cleo, code, { do: "paint", color: 4 });
    expect(await ben.do(code, { do: "paint", color: 4 })).toMatchObject({ ok: false, code: "color-taken" });
    for (const [seat, bot] of [
      [3, "fern"],
      [4, "basil"],
    ] as const)
      await must(ada, code, { do: "add-bot", seat, bot });
    await until("the bots sit", () => ada.viewOf(code).seats.every(({ kind }) => kind !== "empty"));
    expect(ada.viewOf(code).seats.map(({ color }) => color)).toEqual([0, 1, 4, 3, 2]);
    await must(ada, code, { do: "start" });
    await must(cleo, code, { do: "resign" });
    const witness = new Witness();
    const refused = await Promise.all(
      [ada, ben].map((client, seat) => {
        const luck = seedFrom(`guest ${seat}`);
        const player = wavering(posy, randomPlayer<unknown, { readonly type: string }>(luck), luck);
        return playSeat({ game: posy, code, seat, sights: new Sights(client), witness, player });
      }),
    );
    expect(refused).toEqual([0, 0]);
    const text = await recordingOf(ada, code);
    const replay = readReplay(text);
    if (!replay.ok) throw new Error(replay.problem);
    expect(verifyReplay(posy, replay.value)).toMatchObject({ ok: true });
    expect(replay.value).toMatchObject({
      resigned: [2],
      bots: [
        { seat: 3, bot: "fern" },
        { seat: 4, bot: "basil" },
      ],
    });
    expect(replay.value.options).toMatchObject({ seats: 5, days: 2, rain: true });
    // The game's own autopilot sleeps long, as no bot does.
    const hours = replay.value.moves.filter(
      ({ seat, action }) => seat === 2 && posy.readAction(action)?.type === "wake",
    );
    expect(hours.map(({ action }) => action)).toEqual([
      { type: "wake", hour: 7 },
      { type: "wake", hour: 7 },
    ]);
    expect((await ada.request("POST", "/api/replays", text)).status).toBe(200);
  });

  test("an hour may be chosen anew until the last has chosen, and only its owner sees it", async () => {
    const [ada, ben] = clients;
    if (ada === undefined || ben === undefined) throw new Error("somebody is missing");
    const code = await tableFor([ada, ben], { seats: 2 });
    await must(ada, code, { do: "start" });
    await must(ada, code, act({ type: "wake", hour: 5 }));
    await must(ada, code, act({ type: "wake", hour: 7 }));
    await until("the others hear of it", () => gameOf(ben.viewOf(code))?.gardeners[0]?.hasChosen === true);
    expect(gameOf(ada.viewOf(code))?.gardeners[0]).toMatchObject({ hour: 7 });
    expect(gameOf(ben.viewOf(code))?.gardeners[0]).not.toHaveProperty("hour");
    await must(ben, code, act({ type: "wake", hour: 6 }));
    await until("all are up", () => gameOf(ada.viewOf(code))?.order[0] === 1);

    // What was queued is done in its turn; a row that no list has is taken, too.
    const { meadow = [], gardeners } = gameOf(ada.viewOf(code)) ?? {};
    const hand = [...(gardeners?.[0]?.hand ?? []), meadow[0] ?? ""];
    const plan = [
      { type: "gather", flowers: meadow.slice(0, 1) },
      { type: "tie", flowers: hand.toReversed() },
    ];
    expect(await ada.do(code, { do: "queue", actions: plan })).toEqual({ ok: true });
    const other = meadow.find((flower, nth) => nth > 0 && flower !== meadow[0]) ?? meadow[1] ?? "";
    await must(ben, code, act({ type: "gather", flowers: [other] }));
    expect((await ben.do(code, act({ type: "undo" }))).ok).toBe(true);
    await must(ben, code, act({ type: "gather", flowers: [other] }));
    await must(ben, code, act({ type: "rest" }));
    await until("it is done", () => gameOf(ben.viewOf(code))?.gardeners[0]?.longest === 3);
  });

  test("a recording of the first version is taken and verified under that", async () => {
    const [ada] = clients;
    const answer = await ada?.request("POST", "/api/replays", readFileSync(RECORDING, "utf8"));
    expect(answer?.status).toBe(200);
  });

  test("a table says which of its options are wrong", async () => {
    const [ada] = clients;
    const settings = { game: "posy", isPublic: false, spectators: true, options: { seats: 6 } };
    const answer = await ada?.request("POST", "/api/tables", { settings });
    expect(answer?.json).toMatchObject({ ok: false, code: "bad-options", detail: expect.stringMatching(/^seats/) });
  });
});

function act(action: { readonly [field: string]: string | number | string[] }): Command {
  return { do: "act", action };
}

async function must(client: TestClient, code: string, command: Command): Promise<void> {
  expect(await client.do(code, command)).toEqual({ ok: true });
}

/** It is kept a moment after the end. */
async function recordingOf(client: TestClient, code: string): Promise<string> {
  for (;;) {
    const { status, text } = await client.request("GET", `/api/tables/${code}/replay`);
    if (status === 200) return text;
    await pause(50);
  }
}

function gameOf({ game }: TableView): View | undefined {
  return isView(game) ? game : undefined;
}

function isView(game: unknown): game is View {
  return typeof game === "object" && game !== null && "gardeners" in game;
}
