import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ask, createDatabase, findPostgres } from "../../test/postgresServer.ts";
import { openStore } from "./openStore.ts";
import { SCHEMA_VERSION } from "./schema.ts";
import { storeContract } from "./storeContract.ts";
import { BACK_TO_FIRST_VERSION, createTable, type TestPlace } from "./storeFixture.ts";
import { reasonOf, StoreUnavailable } from "./unavailable.ts";

const server = await findPostgres();
if (server === undefined) console.warn("PostgreSQL is not tested: no server answers and none could be started.");

function running(): NonNullable<typeof server> {
  if (server === undefined) throw new Error("no PostgreSQL server");
  return server;
}

const open = (databaseUrl: string) => openStore({ databaseUrl, dataFolder: "unused" });

async function createPlace(): Promise<TestPlace & { readonly url: string }> {
  const { url, drop } = await createDatabase(running());
  return { url, open: () => open(url), remove: drop };
}

async function refusal(url: string): Promise<string> {
  const error: unknown = await open(url).catch((reason: unknown) => reason);
  if (!(error instanceof StoreUnavailable)) throw new Error(`opened, or failed otherwise: ${error}`);
  expect(error.message).not.toContain("\n");
  return error.message;
}

afterAll(() => server?.stop());

describe.skipIf(server === undefined)("the PostgreSQL store", () => {
  storeContract(createPlace);
});

describe.skipIf(server === undefined)("a database that several servers share", () => {
  let place: Awaited<ReturnType<typeof createPlace>>;

  beforeAll(async () => {
    place = await createPlace();
  });

  afterAll(() => place.remove());

  test("is migrated once, however many open it at the same time", async () => {
    const stores = await Promise.all(Array.from({ length: 5 }, () => place.open()));
    for (const store of stores) await createTable(store);
    await Promise.all(stores.map((store) => store.close()));
  });

  test("takes an entry and gives a resume link to only one of them", async () => {
    const stores = await Promise.all([place.open(), place.open(), place.open()]);
    const [first] = stores;
    const { id } = await createTable(first);
    for (let seq = 1; seq <= 20; seq++) {
      const answers = await Promise.all(
        [...stores, ...stores].map((store, body) => store.append(id, seq, [{ at: 1, body }])),
      );
      expect(answers.filter((answer) => answer === "appended")).toHaveLength(1);
      const hash = `link ${seq}`;
      const person = { id: `person ${seq}`, name: "Ada" };
      await first.addPerson({ ...person, secretHash: hash, at: 1 });
      await first.addResumeLink({ hash, person: person.id, expiresAt: 9 });
      const taken = await Promise.all([...stores, ...stores].map((store) => store.takeResumeLink(hash, 1)));
      expect(taken.filter((one) => one !== undefined)).toEqual([person]);
    }
    expect((await first.load(id))?.entries.map(({ seq }) => seq)).toEqual(Array.from({ length: 21 }, (_, n) => n + 1));
    await Promise.all(stores.map((store) => store.close()));
  });

  test("may drop all connections: pending calls fail, and later ones get a new connection", async () => {
    const store = await place.open();
    const { id } = await createTable(store);
    await ask(
      place.url,
      "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()",
    );
    let last = 1;
    await expect
      .poll(async () => {
        const answer = await store.append(id, last, [{ at: 1, body: 1 }]).catch(() => "rejected");
        last = (await store.load(id).catch(() => undefined))?.entries.length ?? last;
        return answer;
      })
      .toBe("appended");
    await store.close();
  });

  test("of the first version is brought up to date with everything in it", async () => {
    const older = await createPlace();
    const before = await older.open();
    const { id, code } = await createTable(before);
    await before.close();
    for (const statement of BACK_TO_FIRST_VERSION) await ask(older.url, statement);
    const store = await older.open();
    expect(await store.append(id, 1, [{ at: 2, body: "on it goes" }])).toBe("appended");
    expect((await store.tableByCode(code))?.id).toBe(id);
    await store.close();
    await older.remove();
  });

  test("written by a newer version is refused", async () => {
    const newer = await createPlace();
    await (await newer.open()).close();
    await ask(newer.url, `insert into schema_versions values (${SCHEMA_VERSION + 1})`);
    expect(await refusal(newer.url)).toContain("written by a newer version of this server");
    await newer.remove();
  });

  test("that does not exist is named in the refusal", async () => {
    const missing = running().urlOf("harbor_no_such_database");
    expect(await refusal(missing)).toContain('database "harbor_no_such_database" does not exist');
  });
});

describe("an unusable address", () => {
  const SECRET = "geheim";

  test.each([
    `http://ada:${SECRET}@127.0.0.1:5432/harbor`,
    `postgres:${SECRET}`,
    `postgres://ada:${SECRET}#x@127.0.0.1/harbor`,
    `postgres://ada:1/${SECRET}@127.0.0.1/harbor`,
    `postgres://ada:${SECRET}@127.0.0.1:99999/harbor`,
    `ada:${SECRET}@127.0.0.1`,
    "",
  ])("is refused without showing it: %s", async (url) => {
    const line = await refusal(url);
    expect(line).toContain("DATABASE_URL is not a PostgreSQL address");
    expect(line).not.toContain(SECRET);
  });

  test.each([
    `postgres://ada:${SECRET}@127.0.0.1:1/harbor`,
    `postgres://ada:${SECRET}@localhost:1/harbor`,
    `postgres://ada@127.0.0.1:1/harbor?password=${SECRET}`,
    `postgres://ada:${SECRET}@no-such-host.invalid/harbor`,
  ])("of an unreachable server is named without the password: %s", async (url) => {
    const line = await refusal(url);
    expect(line).toMatch(/^The database at (127\.0\.0\.1|localhost|no-such-host\.invalid):\d+ cannot be used: .+/);
    expect(line).not.toContain(SECRET);
  });

  test("tried in several ways is reported with the first error", () => {
    const tries = [new Error("connect ECONNREFUSED\n ::1:1"), new Error("connect ECONNREFUSED 127.0.0.1:1")];
    expect(reasonOf(new AggregateError(tries))).toBe("connect ECONNREFUSED ::1:1");
  });
});
