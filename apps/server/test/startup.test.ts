import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { runToEnd, ServerProcess } from "./serverProcess.ts";

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "harbor-startup-"));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function failure(environment: Record<string, string>, args: readonly string[] = []): Promise<string> {
  const { code, stdout, stderr } = await runToEnd({ DATA: join(folder, "data"), PORT: "0", ...environment }, args);
  expect(stdout).toBe("");
  expect(stderr.trimEnd().split("\n")).toHaveLength(1);
  expect(stderr).not.toMatch(/sesame|^\s+at /);
  expect(code).toBe(1);
  return stderr;
}

describe("a server that cannot start says why in one line, and exits with code 1", () => {
  test("a port in use", async () => {
    const occupant = createServer();
    await new Promise<void>((resolve) => occupant.listen(0, "127.0.0.1", resolve));
    const address = occupant.address();
    const port = typeof address === "object" && address !== null ? String(address.port) : "";
    expect(await failure({ PORT: port, HOST: "127.0.0.1" })).toContain(`port ${port} is in use`);
    await new Promise((resolve) => occupant.close(resolve));
  });

  test("a path that is not a folder", async () => {
    const file = join(folder, "file");
    writeFileSync(file, "");
    expect(await failure({ DATA: file })).toContain(file);
    expect(await failure({}, ["--data", join(file, "below")])).toContain("is not a folder");
  });

  test("a damaged store", async () => {
    writeFileSync(join(folder, "harbor.sqlite"), "no database at all, but long enough to be opened as one");
    expect(await failure({ DATA: folder })).toContain("damaged");
  });

  test("a folder in use by another server", async () => {
    const data = join(folder, "shared");
    const first = await ServerProcess.start({ DATA: data });
    expect(await failure({ DATA: data })).toContain("another server is using it");
    expect(await first.stop()).toMatchObject({ code: 0 });
  });

  test("an address of another machine", async () => {
    expect(await failure({ HOST: "192.0.2.1" })).toContain("192.0.2.1");
  });

  test("an unreachable database, without its password", async () => {
    expect(await failure({ DATABASE_URL: "postgres://ada:sesame@127.0.0.1:1/harbor" })).toContain("127.0.0.1");
  });

  test("several processes without a shared store", async () => {
    const url = "postgres://ada:sesame@127.0.0.1:1/harbor";
    const without = "several processes share a database and a Redis";
    expect(await failure({ PROCESSES: "2" })).toBe(
      `PROCESSES: ${without}; DATABASE_URL and REDIS_URL must be set for that\n`,
    );
    expect(await failure({ PROCESSES: "auto", DATABASE_URL: url })).toBe(
      `PROCESSES: ${without}; REDIS_URL must be set for that\n`,
    );
    expect(await failure({ PROCESSES: "many" })).toContain("PROCESSES");
    // Reported once, not by each process.
    expect(await failure({ PROCESSES: "3", DATABASE_URL: url, REDIS_URL: "redis://127.0.0.1:1" })).toContain(
      "127.0.0.1",
    );
  });

  test("a wrong setting", async () => {
    expect(await failure({ REDIS_URL: "redis://:sesame@cache" })).toContain("DATABASE_URL");
  });
});

test("--help describes the settings", async () => {
  const { code, stdout, stderr } = await runToEnd({}, ["--help"]);
  expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
  for (const name of ["--port", "--data", "DATABASE_URL", "TRUST_PROXY"]) expect(stdout).toContain(name);
});
