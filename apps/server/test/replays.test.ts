import { readFileSync } from "node:fs";
import { bremerhaven } from "@harbor/bremerhaven";
import { commitTo, readReplay, verifyReplay, writeReplay } from "@harbor/kit";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { TestClient, until } from "./client.ts";
import { allSee, type Crew, closeAll, gameOf, gather, gatherAndStart, must } from "./crew.ts";
import { type RunningServer, runServer } from "./harness.ts";

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

/** Everybody leaves their seat to the autopilot and watches until the end. */
async function finish(crew: Crew): Promise<string> {
  const table = running.server.rooms.tables.find(({ state }) => state.code === crew.code);
  await table?.note(({ seats }) => seats.map((_, seat) => ({ type: "handed-over", seat })));
  await allSee(crew, "finished");
  await until("the replay is there", () => table?.state.replay !== undefined);
  return (await ada.request("GET", `/api/tables/${crew.code}/replay`)).text;
}

describe("a replay", () => {
  test("is refused before the end, and can then be verified by anybody", async () => {
    const crew = await gather(running.url, 2);
    const path = `/api/tables/${crew.code}/replay`;
    const early = { status: 409, json: { ok: false, code: "not-finished" } };
    expect(await ada.request("GET", path)).toMatchObject(early);
    await must(crew.clients[0], crew.code, { do: "choose", choice: crew.clients[0].viewOf(crew.code).choices[2] });
    await must(crew.clients[0], crew.code, { do: "start" });
    await allSee(crew, "playing");
    const { commitment } = gameOf(crew.clients[0], crew.code);
    expect(await ada.request("GET", path)).toMatchObject(early);
    const text = await finish(crew);
    const replay = readReplay(text);
    if (!replay.ok) throw new Error(replay.problem);
    expect(verifyReplay(bremerhaven, replay.value)).toMatchObject({ ok: true });
    expect(commitTo(replay.value.seed)).toBe(commitment);
    expect(replay.value.names).toHaveLength(2);
    const file = await fetch(`${running.url}${path}`);
    expect(file.headers.get("content-disposition")).toBe(`attachment; filename="${crew.code}.replay.jsonl"`);
    expect(await ada.request("GET", "/api/tables/AAAAAA/replay")).toMatchObject({ status: 404 });
    closeAll(crew);
  });

  const recording = readFileSync(
    new URL(
      "../../../packages/games/bremerhaven/rules/test/recordings/version2/short-2-fifth.replay.jsonl",
      import.meta.url,
    ),
    "utf8",
  );

  test.each<[string, readonly string[], readonly string[] | undefined]>([
    ["reverses the text", ["Ada", "a\u202eb"], ["Ada", "?"]],
    ["is as long as a page", ["Ada", "x".repeat(3000)], ["Ada", "?"]],
    ["is invisible", ["\u3164", "Ben"], ["?", "Ben"]],
    ["is one too many", ["Ada", "Ben", "Carl"], undefined],
  ])("is stored without a name that %s", async (_, given, kept) => {
    const read = readReplay(recording);
    if (!read.ok) throw new Error(read.problem);
    const { names: _own, ...nameless } = read.value;
    const saved = await ada.request("POST", "/api/replays", writeReplay({ ...nameless, names: given }));
    const { text } = await ada.request("GET", `/api/replays/${idIn(saved.json)}`);
    expect(text).toBe(writeReplay({ ...nameless, ...(kept && { names: kept }) }));
  });

  test("is stored without anything that was not verified", async () => {
    const read = readReplay(recording);
    if (!read.ok) throw new Error(read.problem);
    const { value } = read;
    const names = ["Ada", "x".repeat(3000)];
    const junk = "y".repeat(50_000);
    const clara = { seat: 1, bot: "clara" };
    const bots = [clara, { seat: 7, bot: "clara" }, { seat: 0, bot: "nobody" }];
    const full = writeReplay({ ...value, names, bots, cardLists: { junk }, ...{ more: junk } });
    const saved = await ada.request("POST", "/api/replays", full);
    expect(saved.status).toBe(200);
    const { text } = await ada.request("GET", `/api/replays/${idIn(saved.json)}`);
    expect(readReplay(text)).toEqual({ ok: true, value: { ...value, names: ["Ada", "?"], bots: [clara] } });
    expect(text).not.toContain("yyy");
  });

  test("is accepted, and returned unchanged", async () => {
    const saved = await ada.request("POST", "/api/replays", recording);
    expect(saved.status).toBe(200);
    expect((await ada.request("GET", `/api/replays/${idIn(saved.json)}`)).text).toBe(recording);
  });

  const lines = recording.split("\n");
  test.each<[string, string]>([
    ["nothing", ""],
    ["something else", "hello"],
    ["a line left out", lines.toSpliced(5, 1).join("\n")],
    ["a line changed", lines.with(5, (lines[5] ?? "").replace(/\d/, "3").replace("[0", "[1")).join("\n")],
    ["the end cut off", lines.slice(0, -3).join("\n")],
    ["another line after the end", `${recording}{}\n`],
    ["another game", recording.replace('"bremerhaven"', '"chess"')],
  ])("with %s is refused", async (_, text) => {
    const { status, json } = await ada.request("POST", "/api/replays", text);
    expect({ status, json }).toMatchObject({ status: 400, json: { ok: false } });
    expect(json).toMatchObject({ code: expect.stringMatching(/^(bad-replay|malformed)$/) });
  });

  test("is refused when it is too long, of another type, or unknown", async () => {
    expect(await ada.request("POST", "/api/replays", "x".repeat(2 * 1024 * 1024 + 1))).toMatchObject({
      status: 413,
      json: { code: "too-large" },
    });
    expect(await ada.request("POST", "/api/replays", { text: recording })).toMatchObject({
      status: 400,
      json: { code: "malformed" },
    });
    for (const id of ["a".repeat(24), "..", "%00"]) {
      expect(await ada.request("GET", `/api/replays/${id}`)).toMatchObject({ status: 404 });
    }
  });

  test("gives its seed to a new table, which is marked so for everybody", async () => {
    const { json } = await ada.request("POST", "/api/replays", recording);
    const settings = { game: "bremerhaven", options: { mode: "short", seats: 2 }, isPublic: true, spectators: true };
    const made = await ada.request("POST", "/api/tables", { settings, sameSeedAs: idIn(json) });
    const code = codeIn(made.json);
    const ben = await TestClient.arrive(running.url);
    for (const [seat, client] of [ada, ben].entries()) {
      await client.watch(code);
      expect(client.viewOf(code).sameSeed).toBe(true);
      await must(client, code, { do: "sit", seat });
    }
    await must(ada, code, { do: "start" });
    await until("ben sees it", () => ben.viewOf(code).status === "playing");
    const replay = readReplay(recording);
    expect(gameOf(ben, code).commitment).toBe(replay.ok && replay.value.commitment);
    const other = { settings, sameSeedAs: "a".repeat(24) };
    expect(await ada.request("POST", "/api/tables", other)).toMatchObject({
      status: 404,
      json: { code: "no-such-replay" },
    });
    ben.close();
  });
});

describe("a rematch", () => {
  let crew: Crew;
  beforeEach(async () => {
    crew = await gatherAndStart(running.url, 3, { isPublic: true, clock: 300 });
    await finish(crew);
  });

  test("is one new table for everybody who asks, with the same people in the same seats and colors", async () => {
    const { code, clients } = crew;
    const before = await tablesOf(clients[1]);
    expect(await Promise.all(clients.map((client) => client.do(code, { do: "rematch" })))).toEqual(
      clients.map(() => ({ ok: true })),
    );
    await until("all know where", () => clients.every((client) => client.viewOf(code).rematch !== undefined));
    const [next] = new Set(clients.map((client) => client.viewOf(code).rematch));
    if (next === undefined) throw new Error("no rematch");
    const askedBy = clients.map((client) => client.viewOf(code).rematchBy);
    expect(new Set(askedBy).size).toBe(1);
    expect([0, 1, 2]).toContain(askedBy[0]);
    await must(clients[1], code, { do: "rematch" });
    expect(await tablesOf(clients[1])).toEqual([...before, next].toSorted());
    for (const [seat, client] of clients.entries()) {
      await client.watch(next);
      const view = client.viewOf(next);
      expect(view).toMatchObject({ status: "open", sameSeed: false, you: { seat } });
      expect(view.settings).toEqual(client.viewOf(code).settings);
      expect(view.seats[seat]).toMatchObject({ kind: "person", color: seat, autopilot: false });
    }
    closeAll(crew);
  });

  test("is refused to people who did not play", async () => {
    expect(await ada.do(crew.code, { do: "rematch" })).toMatchObject({ code: "not-seated" });
    closeAll(crew);
  });
});

async function tablesOf(client: TestClient): Promise<string[]> {
  const { text } = await client.request("GET", "/api/my-tables");
  return [...text.matchAll(/"code":"([A-Z2-9]{6})"/g)].map(([, code = ""]) => code).toSorted();
}

function idIn(json: unknown): string {
  if (typeof json !== "object" || json === null || !("id" in json)) throw new Error("no id");
  return String(json.id);
}

function codeIn(json: unknown): string {
  if (typeof json !== "object" || json === null || !("code" in json)) throw new Error("no code");
  return String(json.code);
}
