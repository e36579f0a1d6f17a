import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";

function bench(...args: readonly string[]) {
  const file = new URL("../bench/main.ts", import.meta.url).pathname;
  const { status, stdout, stderr } = spawnSync(process.execPath, [file, ...args], { encoding: "utf8" });
  return { status, stdout, stderr };
}

test("bench:web --help explains its use", () => {
  const { status, stdout } = bench("--help");
  expect(status).toBe(0);
  expect(stdout).toContain("npm run -s bench:web");
});

test.each<[string[], RegExp]>([
  [["--fast"], /^Unknown option '--fast'/],
  [["--json=yes"], /^Option '--json' does not take an argument/],
  [["quick"], /^"quick" is one word too many/],
  [["--game", "chess"], /^there is no game "chess"; there is bremerhaven/],
])("bench:web %j exits with code 1 and one clear line", (args, line) => {
  const { status, stdout, stderr } = bench(...args);
  expect(stderr).toMatch(line);
  expect(stderr.trimEnd().split("\n").length).toBe(1);
  expect({ status, stdout }).toEqual({ status: 1, stdout: "" });
});
