import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { bremerhaven } from "@harbor/bremerhaven";
import { randomPlayer, seedFrom } from "@harbor/kit";
import Sqlite from "better-sqlite3";
import { Client } from "pg";
import { afterAll, afterEach, beforeEach, describe, expect, test } from "vitest";
import { z } from "zod";
import { fileIn } from "../src/store/databaseFile.ts";
import { openStore } from "../src/store/openStore.ts";
import { TestClient, until } from "./client.ts";
import { closeAll, gatherAndStart, must, playUntil } from "./crew.ts";
import { askOperator, runOperator } from "./operatorCommand.ts";
import { playSeat, Sights } from "./player.ts";
import { ask, createDatabase, findPostgres, type TestDatabase } from "./postgresServer.ts";
import { ServerProcess } from "./serverProcess.ts";
import { Witness } from "./witness.ts";

const postgres = await findPostgres();
if (postgres === undefined)
  console.warn("Moving to PostgreSQL is not tested: no server answers, none could be started.");
afterAll(() => postgres?.stop());

const movedSchema = z.object({
  tables: z.array(z.object({ table: z.string(), rows: z.number(), sum: z.string() })),
});

async function rowsIn(url: string, table: string): Promise<number> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ count: string }>(`select count(*) from ${table}`);
  await client.end();
  return Number(rows[0]?.count);
}

describe.skipIf(postgres === undefined)("moving from the file to PostgreSQL", { timeout: 180_000 }, () => {
  let folder: string;
  let database: TestDatabase;
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), "harbor-move-"));
    if (postgres !== undefined) database = await createDatabase(postgres);
  });
  afterEach(async () => {
    rmSync(folder, { recursive: true, force: true });
    await database.drop();
  });
  const move = () => runOperator("move", ["--data", folder], { DATABASE_URL: database.url });

  test("KEP-6 a game half played in the file is finished there by the same people, and everything else came along", async () => {
    const inFile = await ServerProcess.start({ DATA: folder });
    const done = await gatherAndStart(inFile.url);
    const { code, clients } = done;
    const resume = JSON.parse((await clients[0].request("POST", "/api/resume-links")).text);
    await must(clients[1], code, { do: "say", text: "'Ahoi' \\ 港 🚢" });
    await playUntil(done, "harbor");
    const moved = clients.map(({ cookie }) => cookie);
    const events = await clients[0].history(code);
    const devices = (await clients[0].request("GET", "/api/devices")).text;
    closeAll(done);
    await inFile.stop();

    const { tables } = movedSchema.parse(await askOperator("move", ["--data", folder], { DATABASE_URL: database.url }));
    const sqlite = new Sqlite(fileIn(folder), { readonly: true });
    const inTheFile = sqlite
      .prepare<[], string>("select name from sqlite_master where type = 'table' and name not like 'sqlite_%'")
      .pluck()
      .all();
    sqlite.close();
    expect(tables.map(({ table }) => table).sort()).toEqual(
      inTheFile.filter((name) => name !== "schema_versions").sort(),
    );
    for (const { table, rows } of tables) expect([table, await rowsIn(database.url, table)]).toEqual([table, rows]);
    const sums = new Map(tables.map(({ table, rows }) => [table, rows]));
    expect(sums.get("people")).toBe(2);
    expect(sums.get("entries")).toBeGreaterThan(10);

    const server = await ServerProcess.start({ DATABASE_URL: database.url, DATA: folder });
    const back = await Promise.all(moved.map((cookie) => TestClient.arrive(server.url, cookie)));
    for (const client of back) expect(await client.watch(code)).toEqual({ ok: true });
    const [ada] = back;
    expect(await ada?.history(code)).toEqual(events);
    expect((await ada?.request("GET", "/api/devices"))?.text).toBe(devices);
    const look = await ada?.request("POST", "/api/resume/look", { token: resume.token });
    expect(look?.json).toMatchObject({ present: { same: true } });
    const witness = new Witness();
    await Promise.all(
      back.map((client, seat) =>
        playSeat({
          game: bremerhaven,
          code,
          seat,
          sights: new Sights(client),
          witness,
          player: randomPlayer(seedFrom(`moved ${seat}`)),
        }),
      ),
    );
    await until("there is a replay", () => back.every((client) => client.viewOf(code).status === "finished"));
    await expect
      .poll(async () => (await ada?.request("GET", `/api/tables/${code}/replay`))?.status, { timeout: 20_000 })
      .toBe(200);
    for (const client of back) client.close();
    await server.stop();
  });

  test("KEP-6 moves only into an empty database, and never half", async () => {
    const store = await openStore({ dataFolder: folder });
    for (const id of ["ada", "ben"]) await store.addPerson({ id, name: id, secretHash: `hash of ${id}`, at: 1 });
    await store.close();

    const there = await openStore({ dataFolder: folder, databaseUrl: database.url });
    await there.addPerson({ id: "cleo", name: "Cleo", secretHash: "hash of cleo", at: 1 });
    const refused = await move();
    expect(refused).toMatchObject({ code: 1, stdout: "" });
    expect(refused.stderr).toBe("the database is not empty: people has rows. Nothing was moved\n");
    expect(await rowsIn(database.url, "people")).toBe(1);

    await ask(database.url, "delete from secrets; delete from people");
    // A server that has only just started there has written nothing but its beat.
    await there.beat(Date.now());
    expect((await move()).stderr).toContain("a server is using the database");
    await there.close();
    await ask(database.url, "update beats set at = 1");
    // A failure at the end undoes what was written before.
    await ask(database.url, "alter table secrets add constraint fails check (hash <> 'hash of ben')");
    expect((await move()).code).toBe(1);
    expect(await rowsIn(database.url, "people")).toBe(0);
    await ask(database.url, "alter table secrets drop constraint fails");
    expect(await move()).toMatchObject({ code: 0, stderr: "" });
    expect(await rowsIn(database.url, "people")).toBe(2);
    expect((await move()).stderr).toContain("the database is not empty");
  });

  test("notices a row that arrived changed", async () => {
    const store = await openStore({ dataFolder: folder });
    await store.addPerson({ id: "ada", name: "Ada", secretHash: "hash", at: 1 });
    await store.close();
    const there = await openStore({ dataFolder: folder, databaseUrl: database.url });
    await there.close();
    await ask(
      database.url,
      `create function spoil() returns trigger as $$ begin new.name := 'Eve'; return new; end $$ language plpgsql;
       create trigger spoil before insert on people for each row execute function spoil()`,
    );
    expect(await move()).toMatchObject({ code: 1, stderr: "people arrived changed; nothing was moved\n" });
    expect(await rowsIn(database.url, "people")).toBe(0);
  });

  test("moves a file much larger than its memory", async () => {
    const store = await openStore({ dataFolder: folder });
    for (let nth = 0; nth < 300; nth += 1)
      await store.saveReplay({ id: `replay-${nth}`, text: `${nth} `.repeat(120_000), savedAt: nth });
    await store.close();
    const flags = ["--max-old-space-size=64"];
    const { code, stderr } = await runOperator("move", ["--data", folder], { DATABASE_URL: database.url }, flags);
    expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
    expect(await rowsIn(database.url, "replays")).toBe(300);
  });

  test("says in one line what is missing", async () => {
    expect((await runOperator("move", ["--data", folder])).stderr).toContain("DATABASE_URL is not set");
    expect((await move()).stderr).toContain("there is nothing to move in");
    const server = await ServerProcess.start({ DATA: folder });
    expect((await move()).stderr).toContain("another server is using it");
    await server.stop();
    const url = "postgres://ada:sesame@127.0.0.1:1/harbor";
    const { stderr } = await runOperator("move", ["--data", folder], { DATABASE_URL: url });
    expect(stderr).toMatch(/^The database at 127\.0\.0\.1:1 cannot be used: .*\n$/);
  });
});
