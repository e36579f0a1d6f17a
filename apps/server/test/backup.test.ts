import { chownSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { bremerhaven } from "@harbor/bremerhaven";
import { randomPlayer, seedFrom } from "@harbor/kit";
import Sqlite from "better-sqlite3";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { callServer } from "../src/operator/call.ts";
import { heldSchema } from "../src/operator/orders.ts";
import { openStore } from "../src/store/openStore.ts";
import { pagesAfter } from "../src/store/pages.ts";
import type { Entry } from "../src/store/store.ts";
import { pause, TestClient } from "./client.ts";
import { gatherAndStart } from "./crew.ts";
import { askOperator, runOperator } from "./operatorCommand.ts";
import { playSeat, Sights } from "./player.ts";
import { ServerProcess } from "./serverProcess.ts";
import { auditLog, type Deed, Witness } from "./witness.ts";

const TABLES = 4;
/** Makes a copy take long enough for much to happen meanwhile. */
const BALLAST_MB = 150;
/** Commands are separate processes, and many are started here. */
const PATIENCE_MS = 180_000;

const folders: string[] = [];
function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "harbor-backup-"));
  folders.push(folder);
  return folder;
}
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

const takenSchema = z.object({ file: z.string(), bytes: z.number(), tables: z.number(), seconds: z.number() });
const take = async (...args: string[]) => takenSchema.parse(await askOperator("backup", args));

/** Fills the store with many old uploaded replays. */
async function weighDown(dataFolder: string): Promise<void> {
  const store = await openStore({ dataFolder });
  for (let megabyte = 0; megabyte < BALLAST_MB; megabyte += 1)
    await store.saveReplay({ id: `ballast-${megabyte}`, text: `${megabyte} `.repeat(350_000), savedAt: 1 });
  await store.close();
}

describe("a backup during play", { timeout: PATIENCE_MS }, () => {
  const dataFolder = newFolder();
  const witness = new Witness();
  let server: ServerProcess;
  let people: TestClient[] = [];
  let codes: string[] = [];
  let isOver = false;
  let playing: Promise<unknown>;
  /** Milliseconds from each message to its answer. */
  let waits: number[] = [];

  beforeAll(async () => {
    await weighDown(dataFolder);
    server = await ServerProcess.start({ DATA: dataFolder, KEEP_DAYS: "0" });
    const crews = await Promise.all(Array.from({ length: TABLES }, () => gatherAndStart(server.url)));
    people = crews.flatMap(({ clients }) => clients);
    codes = crews.map(({ code }) => code);
    playing = Promise.allSettled(
      crews.flatMap(({ code, clients }) =>
        clients.map((client, seat) =>
          playSeat({
            game: bremerhaven,
            code,
            seat,
            sights: new Sights(client),
            witness,
            player: randomPlayer(seedFrom(`backup ${code} ${seat}`)),
            before: () => pause(2),
          }),
        ),
      ),
    );
    // People who chat also write, and go on after the games.
    for (const { code, clients } of crews) void talk(clients[0], code);
  });

  async function talk(client: TestClient, code: string): Promise<void> {
    for (let turn = 0; !isOver; turn += 1) {
      const began = performance.now();
      await witness.see(client, code, { do: "say", text: `word ${turn}` }).catch(() => undefined);
      waits.push(performance.now() - began);
      await pause(5);
    }
  }

  async function end(): Promise<void> {
    isOver = true;
    for (const client of people) client.close();
    await Promise.race([playing, pause(1000)]);
  }

  afterAll(async () => {
    await end();
    await server.stop();
  });

  test("KEP-5 contains everything acknowledged before it began, and holds nobody up", async () => {
    await expect.poll(() => witness.acknowledged.length, { timeout: 30_000 }).toBeGreaterThan(100);
    let before: readonly Deed[] = [];
    let file = "";
    // On a busy machine somebody may wait for other reasons; then it is repeated.
    for (let tries = 0, isHeldUp = true; isHeldUp; tries += 1) {
      before = witness.acknowledged.slice();
      waits = [];
      const began = performance.now();
      const taken = await take("--data", dataFolder, newFolder());
      const took = performance.now() - began;
      const slowest = Math.max(...waits);
      const p99 = waits.toSorted((a, b) => a - b)[Math.floor(waits.length * 0.99)] ?? 0;
      const megabytes = Math.round(taken.bytes / 1e6);
      console.info(
        `${megabytes} MB in ${Math.round(took)} ms: ${waits.length} answers, p99 ${Math.round(p99)} ms, longest ${Math.round(slowest)} ms`,
      );
      file = taken.file;
      expect(taken.bytes).toBeGreaterThan(BALLAST_MB * 900_000);
      expect(witness.acknowledged.length).toBeGreaterThan(before.length + 20);
      isHeldUp = slowest > took / 2;
      if (tries === 2) expect(slowest).toBeLessThan(took / 2);
    }
    const restored = newFolder();
    const { code, stderr } = await runOperator("restore", ["--data", restored, file]);
    expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
    const store = await openStore({ dataFolder: restored });
    for (const table of codes) {
      const listed = await store.tableByCode(table);
      const entries: Entry[] = [];
      for await (const page of pagesAfter(store, listed?.id ?? "", 0)) entries.push(...page);
      expect(entries.map(({ seq }) => seq)).toEqual(entries.map((_, place) => place + 1));
      const { lost, duplicated } = auditLog(
        before.filter((deed) => deed.table === table),
        entries,
      );
      expect({ lost, duplicated }).toEqual({ lost: [], duplicated: [] });
    }
    await store.close();
  });

  test("KEP-5 can be taken at any moment: each opens and is whole", async () => {
    const target = newFolder();
    for (let nth = 0; nth < 3; nth += 1) {
      const { file } = await take("--data", dataFolder, join(target, `${nth}.sqlite`));
      const sqlite = new Sqlite(file, { readonly: true });
      const gaps = sqlite
        .prepare("select count(*) from (select table_id from entries group by table_id having max(seq) <> count(*))")
        .pluck()
        .get();
      expect([sqlite.pragma("integrity_check", { simple: true }), gaps]).toEqual(["ok", 0]);
      sqlite.close();
      expect(readdirSync(target)).toHaveLength(nth + 1);
      expect(statSync(file).mode & 0o077).toBe(0);
    }
  });

  test("can be restored, and people go on with the same cookies", async () => {
    const [ada] = people;
    const [code = ""] = codes;
    const { file } = await take("--data", dataFolder, newFolder());
    const restored = newFolder();
    await runOperator("restore", ["--data", restored, file]);
    const second = await ServerProcess.start({ DATA: restored });
    const back = await TestClient.arrive(second.url, ada?.cookie);
    expect(await back.watch(code)).toEqual({ ok: true });
    expect(back.viewOf(code).you.seat).toBe(0);
    back.close();
    await second.stop();
  });

  test("is made one at a time, and one that is killed holds nothing up", async () => {
    const asked = await Promise.all([0, 1, 2].map(() => runOperator("backup", ["--data", dataFolder, newFolder()])));
    const refused = asked.filter(({ code }) => code !== 0);
    for (const { stderr } of refused) expect(stderr).toBe("another backup is being made\n");
    expect(refused.length).toBeLessThan(3);
    const call = await callServer(dataFolder);
    await call?.ask({ do: "hold" }, heldSchema);
    call?.close();
    await expect
      .poll(async () => (await runOperator("backup", ["--data", dataFolder, newFolder()])).code, { timeout: 30_000 })
      .toBe(0);
  });

  test("cut short by the server's end leaves no file behind", async () => {
    const target = newFolder();
    const asked = runOperator("backup", ["--data", dataFolder, target]);
    while (readdirSync(target).length === 0) await pause(1);
    await server.kill();
    const { code, stderr } = await asked;
    const isTaken = code === 0;
    if (!isTaken) expect(stderr).toContain("the server closed the connection");
    expect(readdirSync(target)).toHaveLength(isTaken ? 1 : 0);
    await server.start();
  });
});

describe("a backup without a server", { timeout: PATIENCE_MS }, () => {
  async function fill(dataFolder: string): Promise<void> {
    const store = await openStore({ dataFolder });
    await store.addPerson({ id: "ada", name: "Ada", secretHash: "hash", at: 1 });
    await store.close();
  }

  test("is taken all the same, and of many the latest stay", async () => {
    const dataFolder = newFolder();
    await fill(dataFolder);
    const target = join(dataFolder, "backups");
    mkdirSync(target);
    for (const day of [1, 2, 3]) writeFileSync(join(target, `harbor-2026010${day}-000000.sqlite`), "");
    writeFileSync(join(target, "something else"), "");
    const { file } = await take("--data", dataFolder, "--keep", "2", target);
    expect(readdirSync(target).sort()).toEqual(
      ["harbor-20260103-000000.sqlite", file.slice(target.length + 1), "something else"].sort(),
    );
    expect(readdirSync(dataFolder).sort()).toEqual(["backups", "harbor.sqlite"]);
  });

  test("reports what is wrong in one line", async () => {
    const dataFolder = newFolder();
    await fill(dataFolder);
    const there = join(newFolder(), "there.sqlite");
    writeFileSync(there, "");
    const sentences: [string, string[], string][] = [
      ["nothing there", ["--data", newFolder()], "there is nothing to back up in"],
      ["a file that is there", ["--data", dataFolder, there], "already exists"],
      ["not a number", ["--data", dataFolder, "--keep", "x"], "--keep must be a whole number"],
      ["an unknown flag", ["--dta", dataFolder], "--help tells what there is"],
      ["too many words", ["a", "b"], '"b" is one word too many'],
    ];
    for (const [what, args, told] of sentences) {
      const { code, stdout, stderr } = await runOperator("backup", args);
      expect({ what, code, stdout }).toEqual({ what, code: 1, stdout: "" });
      expect(stderr.trim().split("\n")).toEqual([expect.stringContaining(told)]);
    }
    const { stderr } = await runOperator("backup", [], { DATABASE_URL: "postgres://ada:sesame@127.0.0.1/harbor" });
    expect(stderr).toContain("pg_dump");
    expect(stderr).not.toContain("sesame");
  });

  test("is not restored unasked, when damaged or newer, or under a running server", async () => {
    const dataFolder = newFolder();
    await fill(dataFolder);
    const { file } = await take("--data", dataFolder, newFolder());
    const restore = (...args: string[]) => runOperator("restore", ["--data", dataFolder, ...args]);
    expect((await restore(file)).stderr).toContain("--replace renames it");
    const damaged = join(newFolder(), "damaged.sqlite");
    writeFileSync(damaged, "no database at all, but long enough to be taken for one".repeat(100));
    expect((await restore(damaged, "--replace")).code).toBe(1);
    const newer = join(newFolder(), "newer.sqlite");
    const sqlite = new Sqlite(newer);
    sqlite.exec("create table schema_versions (version integer); insert into schema_versions values (1000)");
    sqlite.close();
    expect((await restore(newer, "--replace")).stderr).toContain("written by a newer version");

    const server = await ServerProcess.start({ DATA: dataFolder });
    expect((await restore(file, "--replace")).stderr).toContain("another server is using it");
    await server.stop();

    const later = await openStore({ dataFolder });
    await later.renamePerson("ada", "Ada the Second");
    await later.close();
    expect(await restore(file, "--replace")).toMatchObject({ code: 0, stderr: "" });
    const store = await openStore({ dataFolder });
    expect(await store.personBySecret("hash")).toEqual({ id: "ada", name: "Ada" });
    await store.close();
    expect(existsSync(join(dataFolder, "harbor.sqlite.replaced"))).toBe(true);
  });

  test.skipIf(process.getuid?.() !== 0)("is restored for the folder's owner", async () => {
    const dataFolder = newFolder();
    await fill(dataFolder);
    const { file } = await take("--data", dataFolder, newFolder());
    const restored = newFolder();
    chownSync(restored, 65_534, 65_534);
    await runOperator("restore", ["--data", restored, file]);
    const { uid, gid, mode } = statSync(join(restored, "harbor.sqlite"));
    expect([uid, gid, mode & 0o777]).toEqual([65_534, 65_534, 0o600]);
  });

  test("can replace a damaged file with a log", async () => {
    const dataFolder = newFolder();
    await fill(dataFolder);
    const { file } = await take("--data", dataFolder, newFolder());
    for (const rest of ["", "-wal"]) writeFileSync(join(dataFolder, `harbor.sqlite${rest}`), "rubbish".repeat(1000));
    expect(await runOperator("restore", ["--data", dataFolder, "--replace", file])).toMatchObject({ code: 0 });
    const store = await openStore({ dataFolder });
    expect(await store.personBySecret("hash")).toEqual({ id: "ada", name: "Ada" });
    await store.close();
  });
});
