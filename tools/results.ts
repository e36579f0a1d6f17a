import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import type { Browsers } from "./browser.ts";
import { ROOT, runTool } from "./checkout.ts";

/** One test as the runner reports it. */
export type TestResult = { readonly title: string; readonly file: string; readonly status: string };

/** How long the tests of a file took. */
export type Duration = { readonly file: string; readonly seconds: number };

export type Results = {
  readonly tests: readonly TestResult[];
  readonly brokenFiles: readonly string[];
  readonly durations: readonly Duration[];
};

export type BrowserResults = {
  readonly passed: number;
  readonly failed: number;
  readonly durations: readonly Duration[];
};

/** Runs vitest with or without showing its output, and reads the results from its report. */
export async function runVitest(args: readonly string[], stdout: "lines" | "ignore"): Promise<Results> {
  const folder = mkdtempSync(join(tmpdir(), "harbor-tests-"));
  const file = join(folder, "report.json");
  try {
    const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${file}`];
    await runTool("vitest", ["run", "--config", "vitest.workspace.ts", ...reporters, ...args], { stdout });
    return readReport(JSON.parse(readFileSync(file, "utf8")));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Runs the browser tests and counts them; every test that did not pass counts as failed, for whatever reason. */
export async function runPlaywright({ chromium, shell }: Browsers): Promise<BrowserResults> {
  const folder = mkdtempSync(join(tmpdir(), "harbor-browser-"));
  const file = join(folder, "report.json");
  try {
    const env = { CHROMIUM: chromium, CHROMIUM_SHELL: shell, PLAYWRIGHT_JSON_OUTPUT_NAME: file };
    const how = { cwd: join(ROOT, "apps/web"), env, stdout: "lines" } as const;
    const code = await runTool("playwright", ["test", "--reporter=list,json"], how);
    const report: unknown = existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : undefined;
    const stats = fieldOf(report, "stats");
    const passed = numberIn(stats, "expected") + numberIn(stats, "flaky");
    const failed = numberIn(stats, "unexpected");
    // An error before or outside the tests must not count as success.
    return { passed, failed: code !== 0 && failed === 0 ? 1 : failed, durations: durationsIn(report) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The files that took longest, longest first. */
export function slowest(durations: readonly Duration[], count: number): readonly Duration[] {
  return durations.toSorted((one, other) => other.seconds - one.seconds).slice(0, count);
}

/** From Playwright's report, where tests lie in suites within suites. */
export function durationsIn(report: unknown): readonly Duration[] {
  return listIn(report, "suites").map((suite) => ({
    file: join("apps/web/e2e", textIn(suite, "file")),
    seconds: millisecondsIn(suite) / 1000,
  }));
}

function millisecondsIn(suite: unknown): number {
  const results = listIn(suite, "specs")
    .flatMap((spec) => listIn(spec, "tests"))
    .flatMap((test) => listIn(test, "results"));
  const own = results.reduce<number>((sum, result) => sum + numberIn(result, "duration"), 0);
  return listIn(suite, "suites").reduce<number>((sum, inner) => sum + millisecondsIn(inner), own);
}

export function readReport(report: unknown): Results {
  const tests: TestResult[] = [];
  const brokenFiles: string[] = [];
  const durations: Duration[] = [];
  for (const suite of listIn(report, "testResults")) {
    const file = textIn(suite, "name");
    const assertions = listIn(suite, "assertionResults");
    const seconds = (numberIn(suite, "endTime") - numberIn(suite, "startTime")) / 1000;
    durations.push({ file: relative(ROOT, file), seconds });
    for (const test of assertions) tests.push({ title: textIn(test, "title"), file, status: textIn(test, "status") });
    // A file that fails to load reports no tests; it must not count as an empty one.
    if (textIn(suite, "status") === "failed" && !assertions.some((test) => textIn(test, "status") === "failed")) {
      brokenFiles.push(file);
    }
  }
  return { tests, brokenFiles, durations };
}

function listIn(holder: unknown, field: string): unknown[] {
  const value = fieldOf(holder, field);
  return Array.isArray(value) ? value : [];
}

function textIn(holder: unknown, field: string): string {
  const value = fieldOf(holder, field);
  return typeof value === "string" ? value : "";
}

function numberIn(holder: unknown, field: string): number {
  const value = fieldOf(holder, field);
  return typeof value === "number" ? value : 0;
}

function fieldOf(holder: unknown, field: string): unknown {
  return typeof holder === "object" && holder !== null ? Reflect.get(holder, field) : undefined;
}
