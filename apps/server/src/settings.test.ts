import { availableParallelism, homedir } from "node:os";
import { expect, test } from "vitest";
import { readSettings } from "./settings.ts";

const read = (environment: Record<string, string>, args: readonly string[] = []) =>
  readSettings(args, environment, "/harbor");

test("every setting has a default", () => {
  expect(read({})).toEqual({
    ok: true,
    value: {
      newcomersPerHour: 600,
      port: 3000,
      processes: 1,
      sockets: 20_000,
      socketsPerAddress: 500,
      unreadBytes: 64 * 1024 * 1024,
      host: "::",
      dataFolder: "/harbor/data",
      trustProxy: false,
      keepDays: 365,
      tablesPerPerson: 50,
      tablesPerHour: 120,
      commandsPerSecond: 20,
      botDelayMs: 600,
      botWorkers: expect.any(Number),
      captainMs: 1000,
      absentAfterMs: 60_000,
      hsts: "host",
      idleAfterMs: 600_000,
      callAfterMs: 10_000,
      pushAnywhere: false,
      logLevel: "info",
    },
  });
});

test("flags win over the environment, and an empty variable counts as not set", () => {
  const settings = read({ PORT: "4000", DATA: "", HOST: "127.0.0.1" }, ["--port", "5000", "--data=~/harbor"]);
  expect(settings).toMatchObject({
    ok: true,
    value: { port: 5000, host: "127.0.0.1", dataFolder: `${homedir()}/harbor` },
  });
});

test("there are as many processes as asked for, or as there are cores", () => {
  const shared = { DATABASE_URL: "postgres://db/harbor", REDIS_URL: "redis://cache" };
  expect(read({ PROCESSES: "1" })).toMatchObject({ value: { processes: 1 } });
  expect(read({ ...shared, PROCESSES: "3" })).toMatchObject({ value: { processes: 3 } });
  expect(read({ ...shared, PROCESSES: "auto" })).toMatchObject({ value: { processes: availableParallelism() } });
});

test("only the origin of the public address counts", () => {
  expect(read({ PUBLIC_URL: "https://harbor.example/lobby?a=b" })).toMatchObject({
    value: { publicOrigin: "https://harbor.example" },
  });
});

test.each<[string, Record<string, string>, readonly string[]]>([
  ["PORT", { PORT: "many" }, []],
  ["PORT", { PORT: "70000" }, []],
  ["PORT", { PORT: "-1" }, []],
  ["PORT", { PORT: "80.5" }, []],
  ["PORT", {}, ["--port", "x"]],
  ["DATABASE_URL", { DATABASE_URL: "mysql://ada:sesame@db/harbor" }, []],
  ["DATABASE_URL", { DATABASE_URL: "ada:sesame@db" }, []],
  ["REDIS_URL", { REDIS_URL: "http://:sesame@cache", DATABASE_URL: "postgres://db/harbor" }, []],
  ["REDIS_URL", { REDIS_URL: "redis://:sesame@cache" }, []],
  ["PROCESSES", { PROCESSES: "0" }, []],
  ["PROCESSES", { PROCESSES: "100" }, []],
  ["PROCESSES", { PROCESSES: "all" }, []],
  ["PROCESSES", { PROCESSES: "auto", DATABASE_URL: "postgres://ada:sesame@db/harbor" }, []],
  ["PUBLIC_URL", { PUBLIC_URL: "harbor.example" }, []],
  ["TRUST_PROXY", { TRUST_PROXY: "yes" }, []],
  ["RATE_LIMIT", { RATE_LIMIT: "fast" }, []],
  ["KEEP_DAYS", { KEEP_DAYS: "a year" }, []],
  ["TABLES_PER_PERSON", { TABLES_PER_PERSON: "-1" }, []],
  ["TABLES_PER_HOUR", { TABLES_PER_HOUR: "1.5" }, []],
  ["BOT_DELAY_MS", { BOT_DELAY_MS: "-5" }, []],
  ["BOT_WORKERS", { BOT_WORKERS: "0" }, []],
  ["CAPTAIN_MS", { CAPTAIN_MS: "soon" }, []],
  ["ABSENT_AFTER_MS", { ABSENT_AFTER_MS: "1 minute" }, []],
  ["IDLE_AFTER_MS", { IDLE_AFTER_MS: "99999999999" }, []],
  ["LOG_LEVEL", { LOG_LEVEL: "loud" }, []],
  ["--colour", {}, ["--colour", "red"]],
  ["--port", {}, ["--port"]],
  ["harbor", {}, ["harbor"]],
])("a wrong %s is reported by name, in one line without secrets (%j %j)", (name, environment, args) => {
  const settings = read(environment, args);
  if (settings.ok) throw new Error("it was taken");
  expect(settings.problem).toContain(name);
  expect(settings.problem).not.toMatch(/\n|sesame|NaN|undefined/);
});

test("push services are told the contact, or else the public address if it is https", () => {
  const contactIn = (environment: NodeJS.ProcessEnv) => {
    const read = readSettings([], environment, "/root");
    return read.ok ? read.value.pushContact : read.problem;
  };
  expect(contactIn({})).toBeUndefined();
  expect(contactIn({ PUBLIC_URL: "http://harbor.example" })).toBeUndefined();
  expect(contactIn({ PUBLIC_URL: "https://harbor.example/x" })).toBe("https://harbor.example");
  expect(contactIn({ PUSH_CONTACT: "mailto:me@harbor.example" })).toBe("mailto:me@harbor.example");
  expect(contactIn({ PUSH_CONTACT: "me" })).toContain("PUSH_CONTACT");
});
