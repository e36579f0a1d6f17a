import { execFileSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { chmodSync, chownSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "pg";

/** A PostgreSQL server for tests: the one in DATABASE_URL, a local one, or one started for this run. */
export type PostgresServer = {
  /** The address of one of its databases. */
  urlOf(database: string): string;
  stop(): void;
};

export type TestDatabase = { readonly url: string; drop(): Promise<void> };

/** Undefined if there is no server and none can be started. */
export async function findPostgres(): Promise<PostgresServer | undefined> {
  for (const url of [process.env.DATABASE_URL, "postgres://postgres@127.0.0.1:5432/postgres"]) {
    if (url !== undefined && (await answers(url))) return { urlOf: (name) => withDatabase(url, name), stop: () => {} };
  }
  return startPrivately();
}

/** An empty database, so that tests never meet. */
export async function createDatabase(server: PostgresServer): Promise<TestDatabase> {
  const name = `harbor_test_${randomUUID().replaceAll("-", "")}`;
  await ask(server.urlOf("postgres"), `create database ${name}`);
  return {
    url: server.urlOf(name),
    drop: () => ask(server.urlOf("postgres"), `drop database if exists ${name} with (force)`),
  };
}

/** Runs one statement on its own connection. */
export async function ask(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 3_000 });
  try {
    await client.connect();
    await client.query(statement);
  } finally {
    await client.end();
  }
}

async function answers(url: string): Promise<boolean> {
  return ask(url, "select 1").then(
    () => true,
    () => false,
  );
}

function withDatabase(url: string, name: string): string {
  const changed = new URL(url);
  changed.pathname = `/${name}`;
  return changed.href;
}

/** Runs as the user postgres if we are root, because PostgreSQL refuses to run as root. */
function startPrivately(): PostgresServer | undefined {
  const programs = programFolder();
  if (programs === undefined) return undefined;
  const folder = mkdtempSync(join(tmpdir(), "harbor-postgres-"));
  const data = join(folder, "data");
  try {
    const asPostgres = accountToRunAs();
    mkdirSync(data, { mode: 0o700 });
    chmodSync(folder, 0o755);
    for (const path of [folder, data]) if (asPostgres !== undefined) chownSync(path, asPostgres.uid, asPostgres.gid);
    const run = (program: string, args: readonly string[]) =>
      execFileSync(join(programs, program), args, { cwd: folder, stdio: "ignore", timeout: 60_000, ...asPostgres });
    run("initdb", ["-D", data, "-A", "trust", "-U", "postgres", "--no-locale", "-E", "UTF8"]);
    run("pg_ctl", ["-D", data, "-w", "-l", join(folder, "log"), "-o", `-k ${folder} -c listen_addresses=`, "start"]);
    return {
      urlOf: (name) => `postgres://postgres@localhost/${name}?host=${encodeURIComponent(folder)}`,
      stop() {
        run("pg_ctl", ["-D", data, "-w", "-m", "immediate", "stop"]);
        rmSync(folder, { recursive: true, force: true });
      },
    };
  } catch {
    rmSync(folder, { recursive: true, force: true });
    return undefined;
  }
}

function programFolder(): string | undefined {
  const debian = "/usr/lib/postgresql";
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [...versions.map((version) => join(debian, version, "bin")), ...pathFolders()];
  return folders.find((folder) => existsSync(join(folder, "initdb")));
}

function pathFolders(): string[] {
  return (process.env.PATH ?? "").split(":");
}

function accountToRunAs(): { readonly uid: number; readonly gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const number = (flag: string) => Number(execFileSync("id", [flag, "postgres"], { encoding: "utf8" }));
  return { uid: number("-u"), gid: number("-g") };
}
