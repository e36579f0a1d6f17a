import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { WESER_2 } from "@harbor/bremerhaven";
import { afterAll, expect, test } from "vitest";
import { estimate, judge } from "../src/readings.ts";
import { runHere } from "./commands.ts";

const folder = mkdtempSync(join(tmpdir(), "harbor-balance-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const balance = (...args: readonly string[]) => runHere("balance", ...args);

test("a mean's interval follows from its spread and sample size", () => {
  const { measured, interval, cases } = estimate({ kind: "mean", values: [2, 4, 4, 4, 5, 5, 7, 9] });
  expect({ measured, cases }).toEqual({ measured: 5, cases: 8 });
  // Their standard deviation is 2.138, so the standard error of their mean is 0.756.
  expect(interval.from).toBeCloseTo(5 - 1.96 * 0.756, 2);
  expect(interval.to).toBeCloseTo(5 + 1.96 * 0.756, 2);
});

test("a median's interval follows from the ranks", () => {
  const values = Array.from({ length: 101 }, (_, number) => number);
  expect(estimate({ kind: "median", values })).toEqual({ measured: 50, interval: { from: 40, to: 61 }, cases: 101 });
});

test("a share and a lead over all others have intervals", () => {
  const share = estimate({ kind: "share", hits: 30, cases: 100 });
  expect(share.measured).toBe(0.3);
  expect(share.interval.from).toBeCloseTo(0.219, 3);
  expect(share.interval.to).toBeCloseTo(0.396, 3);
  const lead = estimate({ kind: "lead", hits: 40, cases: 100, otherHits: 60, otherCases: 300 });
  expect(lead.measured).toBeCloseTo(0.2);
  // The roots of 0.4 × 0.6 / 100 + 0.2 × 0.8 / 300 are 0.0542.
  expect(lead.interval.from).toBeCloseTo(0.2 - 1.96 * 0.0542, 3);
});

test("of many readings the worst counts, on whichever side it lies", () => {
  const share = (of: string, hits: number) => ({ of, kind: "share", hits, cases: 100 }) as const;
  const ranks = [share("first", 30), share("second", 10), share("third", 33)];
  const report = judge({ id: "ranks", wanted: { from: 0.18, to: 0.32 }, readings: ranks });
  expect(report).toMatchObject({ of: "second", measured: 0.1, met: false });
  expect(report.all?.map(({ of }) => of)).toEqual(["second", "third", "first"]);
  expect(judge({ id: "ranks", wanted: { from: 0.1, to: 0.33 }, readings: ranks }).met).toBe(true);
});

test("a measure without cases is not met", () => {
  expect(judge({ id: "nothing", wanted: { to: 1 }, readings: [] }).met).toBe(false);
  expect(judge({ id: "nothing", wanted: { to: 1 }, readings: [{ kind: "share", hits: 0, cases: 0 }] }).met).toBe(false);
});

test("the balance is the same for the same seed, with any number of threads", async () => {
  const play = async (threads: string) => {
    const rows = "solo-random,four-strongest,four-equal,permit";
    const bots = ["--bots", "captain@2,deckhand"];
    const { stdout } = await balance("--rows", rows, "--games", "2", "--threads", threads, ...bots, "--json");
    const report = JSON.parse(stdout);
    for (const row of report.rows) delete row.seconds;
    return report.rows;
  };
  const rows = await play("1");
  expect(rows.map(({ games, bots }: { games: number; bots: string }) => [games, bots])).toEqual([
    [2, "random"],
    [2, "captain@2"],
    [10, "deckhand"],
    [80, "deckhand"],
  ]);
  const measures = rows.flatMap((row: { measures: { id: string; interval: object; met: boolean }[] }) => row.measures);
  expect(measures.map(({ id }: { id: string }) => id)).toEqual([
    "solo-random",
    "four-winner",
    "contracts-complete",
    "left-unbid",
    "win-share-by-rank",
    "building-effect",
    "opening-lead",
    "left-unbid",
    "building-worth-permit",
  ]);
  for (const { measured, interval } of measures) {
    expect(measured).toBeGreaterThanOrEqual(interval.from);
    expect(measured).toBeLessThanOrEqual(interval.to);
  }
  expect(await play("2")).toEqual(rows);
});

test("the exit code says whether all measures are met, and another set is measured with its own cards", async () => {
  const own = await balance("--rows", "solo-random", "--games", "60");
  expect(own.stdout).toMatch(/solo-random .* at most 99 +met\n/);
  expect(own.status).toBe(0);
  const file = join(folder, "second.cards.json");
  writeFileSync(file, JSON.stringify(WESER_2.lists));
  const before = await balance("--rows", "solo-middle", "--games", "40", "--cards", file);
  expect(before.stdout).toMatch(/solo-middle .* 500 to 850 +not met\n/);
  expect(before.status).toBe(1);
});

test.each<[string[], RegExp]>([
  [["--rows", "solo-weakest"], /^there is no row "solo-weakest"; there are solo-strongest, /],
  [["--games", "none"], /^--games must be a whole number from 1 to 100000, not "none"\n$/],
  [["--bots", "captain"], /^--bots must name two bots, the strongest and the middle one, not "captain"\n$/],
  [["--bots", "captain,admiral"], /^there is no bot "admiral"/],
  [["--threads", "0"], /^--threads must be a whole number/],
  [["--cards", "/no/such/file"], /^\/no\/such\/file cannot be read/],
  [["--games=3", "long"], /^"long" is one word too many/],
  [["--gam", "3"], /^Unknown option '--gam'/],
])("balance %j ends with code 1 and one clear line", async (args, line) => {
  const { status, stdout, stderr } = await balance(...args);
  expect(stderr).toMatch(line);
  expect(stderr.trimEnd().split("\n").length).toBe(1);
  expect({ status, stdout }).toEqual({ status: 1, stdout: "" });
});

test("balance --help explains its use", async () => {
  expect(await balance("--help")).toMatchObject({ status: 0, stdout: expect.stringContaining("npm run -s balance") });
});
