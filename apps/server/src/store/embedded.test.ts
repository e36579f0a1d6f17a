import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Sqlite from "better-sqlite3";
import { afterAll, describe, expect, test } from "vitest";
import { openDatabaseFile } from "./databaseFile.ts";
import { groupCommit } from "./groupCommit.ts";
import { openStore } from "./openStore.ts";
import { SCHEMA_VERSION } from "./schema.ts";
import { storeContract } from "./storeContract.ts";
import { BACK_TO_FIRST_VERSION, createTable, type TestPlace } from "./storeFixture.ts";
import { StoreUnavailable } from "./unavailable.ts";

const folders: string[] = [];

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "harbor-store-"));
  folders.push(folder);
  return folder;
}

async function createPlace(): Promise<TestPlace> {
  const dataFolder = newFolder();
  return {
    open: () => openStore({ dataFolder }),
    async remove() {
      rmSync(dataFolder, { recursive: true, force: true });
    },
  };
}

afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

describe("the embedded store", () => {
  storeContract(createPlace);

  test("knows a table's last entry after others of its group have failed", async () => {
    const { open } = await createPlace();
    const store = await open();
    const { id } = await createTable(store);
    const person = { id: "ada", name: "Ada", secretHash: "hash", at: 1 };
    await store.addPerson(person);
    for (const after of [1, 3]) {
      const entry = [{ at: after, body: after }];
      const answers = await Promise.allSettled([
        store.append(id, after, entry),
        store.addPerson(person),
        store.append(id, after, entry),
        store.append(id, after + 1, entry),
      ]);
      const told = answers.map((answer) => (answer.status === "fulfilled" ? answer.value : "failed"));
      expect(told).toEqual(["appended", "failed", "conflict", "appended"]);
      expect(await store.append(id, after + 1, entry)).toBe("conflict");
    }
    expect((await store.entriesAfter(id, 0)).map(({ seq }) => seq)).toEqual([1, 2, 3, 4, 5]);
    await store.close();
  });
});

describe("writing in groups", () => {
  function openMemory() {
    const log: string[] = [];
    const sqlite = new Sqlite(":memory:", { verbose: (statement) => log.push(String(statement)) });
    sqlite.exec("create table numbers (number integer primary key)");
    const insert = sqlite.prepare<[number]>("insert into numbers values (?)");
    const kept = sqlite.prepare<[], number>("select number from numbers order by number").pluck();
    const undone = { times: 0 };
    const group = groupCommit(sqlite, () => {
      undone.times += 1;
    });
    return {
      log,
      undone,
      group,
      kept: () => kept.all(),
      insert: (number: number) => insert.run(number),
      exec: (statement: string) => sqlite.exec(statement),
    };
  }

  test("writes of one turn are committed once, and answered only then", async () => {
    const { log, group, insert, kept } = openMemory();
    const writers = [1, 2, 3, 4].map(async (number) => {
      await group.write(() => insert(number));
      log.push("told");
    });
    expect(kept()).toEqual([]);
    await Promise.all(writers);
    const steps = log.filter((line) => /^(BEGIN|COMMIT|told)/.test(line)).map((line) => line.split(" ")[0]);
    expect(steps).toEqual(["BEGIN", "COMMIT", "told", "told", "told", "told"]);
    expect(kept()).toEqual([1, 2, 3, 4]);
  });

  test("a failing write fails alone and leaves nothing", async () => {
    const { group, insert, kept } = openMemory();
    const answers = await Promise.allSettled([
      group.write(() => insert(1)),
      group.write(() => {
        insert(2);
        insert(1);
      }),
      group.write(() => insert(3)),
    ]);
    expect(answers.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled"]);
    expect(kept()).toEqual([1, 3]);
  });

  test("caches of what was written are told of a rollback", async () => {
    const { group, insert, undone } = openMemory();
    await group.write(() => insert(1));
    expect(undone.times).toBe(0);
    await Promise.allSettled([group.write(() => insert(2)), group.write(() => insert(1))]);
    // Once for the group, once for the faulty write alone.
    expect(undone.times).toBe(2);
  });

  test("a failed commit is reported as a success to nobody", async () => {
    const { group, insert, kept, exec } = openMemory();
    // Checked only at the commit: the write itself succeeds.
    exec("create table halves (of integer references numbers deferrable initially deferred)");
    const answers = await Promise.allSettled([
      group.write(() => insert(1)),
      group.write(() => exec("insert into halves values (99)")),
      group.write(() => insert(3)),
    ]);
    expect(answers.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled"]);
    expect(kept()).toEqual([1, 3]);
  });
});

describe("the data folder", () => {
  const refusal = async (dataFolder: string): Promise<string> => {
    const error: unknown = await openStore({ dataFolder }).catch((reason: unknown) => reason);
    if (!(error instanceof StoreUnavailable)) throw new Error(`opened, or failed otherwise: ${error}`);
    expect(error.message).not.toContain("\n");
    return error.message;
  };

  test("is created if it is missing", async () => {
    const store = await openStore({ dataFolder: join(newFolder(), "a", "b") });
    await createTable(store);
    await store.close();
  });

  test("waits for the disk at every commit", () => {
    const sqlite = openDatabaseFile(newFolder());
    const FULL = 2;
    expect(sqlite.pragma("synchronous", { simple: true })).toBe(FULL);
    expect(sqlite.pragma("journal_mode", { simple: true })).toBe("wal");
    sqlite.close();
  });

  test("in use is refused to another process, and free again when its owner is killed", async () => {
    const folder = newFolder();
    const owner = spawn(process.execPath, [join(import.meta.dirname, "../../test/appender.ts"), folder], {
      stdio: ["ignore", "pipe", "inherit"],
    });
    await once(owner.stdout, "data");
    expect(await refusal(folder)).toBe(`The data folder ${folder} cannot be used: another server is using it`);
    owner.kill("SIGKILL");
    await once(owner, "exit");
    await (await openStore({ dataFolder: folder })).close();
  });

  test("is refused to a second store of the same process", async () => {
    const { open } = await createPlace();
    const store = await open();
    await expect(open()).rejects.toThrow("another server is using it");
    await createTable(store);
    await store.close();
  });

  test("opened by several processes at once goes to one, and the others learn why", async () => {
    const folder = newFolder();
    const script = join(import.meta.dirname, "../../test/appender.ts");
    const owners = [1, 2, 3].map(() =>
      spawn(process.execPath, [script, folder], { stdio: ["ignore", "pipe", "pipe"] }),
    );
    const told = await Promise.all(
      owners.map((owner) =>
        Promise.race([
          once(owner.stdout, "data").then(() => "opened"),
          once(owner.stderr, "data").then(([text]) => String(text)),
        ]),
      ),
    );
    for (const owner of owners) owner.kill("SIGKILL");
    expect(told.filter((line) => line === "opened")).toHaveLength(1);
    expect(told.filter((line) => line.includes("another server is using it"))).toHaveLength(2);
  });

  test("that is a file, contains no database, or is read-only is reported in one line", async () => {
    const folder = newFolder();
    const file = join(folder, "file");
    writeFileSync(file, "no folder");
    expect(await refusal(file)).toContain("it is not a folder");
    expect(await refusal(join(file, "below"))).toContain("it is not a folder");

    mkdirSync(join(folder, "taken", "harbor.sqlite"), { recursive: true });
    expect(await refusal(join(folder, "taken"))).toContain("cannot be opened or created");

    mkdirSync(join(folder, "garbage"));
    writeFileSync(join(folder, "garbage", "harbor.sqlite"), "no database at all ".repeat(1_000));
    expect(await refusal(join(folder, "garbage"))).toContain("damaged or not a database");
  });

  test.skipIf(process.getuid?.() === 0)("without write permission is refused", async () => {
    const folder = join(newFolder(), "locked");
    mkdirSync(folder, { mode: 0o500 });
    expect(await refusal(folder)).toContain("it is not writable");
    expect(await refusal(join(folder, "below"))).toContain("it is not writable");
  });

  test.runIf(process.platform === "linux")("that not even root may write to is refused", async () => {
    expect(await refusal("/sys/harbor")).toBe("The data folder /sys/harbor cannot be used: it is not writable");
  });

  test("of the first version is brought up to date with everything in it", async () => {
    const folder = newFolder();
    const before = await openStore({ dataFolder: folder });
    const { id, code } = await createTable(before);
    await before.close();
    const sqlite = new Sqlite(join(folder, "harbor.sqlite"));
    for (const statement of BACK_TO_FIRST_VERSION) sqlite.exec(statement);
    sqlite.close();
    const store = await openStore({ dataFolder: folder });
    expect(await store.append(id, 1, [{ at: 2, body: "on it goes" }])).toBe("appended");
    expect((await store.tableByCode(code))?.id).toBe(id);
    await store.close();
  });

  test("written by a newer version is refused and left unchanged", async () => {
    const folder = newFolder();
    await (await openStore({ dataFolder: folder })).close();
    const sqlite = new Sqlite(join(folder, "harbor.sqlite"));
    sqlite.exec(`insert into schema_versions values (${SCHEMA_VERSION + 1})`);
    sqlite.close();
    for (const _ of [1, 2]) expect(await refusal(folder)).toContain("written by a newer version of this server");
  });

  test("whose first migration was interrupted is migrated again", async () => {
    const folder = newFolder();
    const sqlite = new Sqlite(join(folder, "harbor.sqlite"));
    sqlite.exec("create table schema_versions (version integer primary key)");
    sqlite.close();
    const store = await openStore({ dataFolder: folder });
    await createTable(store);
    await store.close();
  });
});
