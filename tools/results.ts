import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ROOT, runTool } from "./checkout.ts";

/** One test as the runner reports it. */
export type TestResult = { readonly title: string; readonly file: string; readonly status: string };

export type Results = { readonly tests: readonly TestResult[]; readonly brokenFiles: readonly string[] };

/** Runs vitest with or without showing its output, and reads the results from its report. */
export function runVitest(args: readonly string[], stdout: "inherit" | "ignore" = "inherit"): Results {
  const folder = mkdtempSync(join(tmpdir(), "harbor-tests-"));
  const file = join(folder, "report.json");
  try {
    const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${file}`];
    runTool("vitest", ["run", "--config", "vitest.workspace.ts", ...reporters, ...args], { stdout });
    return readReport(JSON.parse(readFileSync(file, "utf8")));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Runs the browser tests and counts them; every test that did not pass counts as failed, for whatever reason. */
export function runPlaywright(browser: string): { readonly passed: number; readonly failed: number } {
  const folder = mkdtempSync(join(tmpdir(), "harbor-browser-"));
  const file = join(folder, "report.json");
  try {
    const env = { CHROMIUM: browser, PLAYWRIGHT_JSON_OUTPUT_NAME: file };
    const code = runTool("playwright", ["test", "--reporter=list,json"], { cwd: join(ROOT, "apps/web"), env });
    const stats = existsSync(file) ? fieldOf(JSON.parse(readFileSync(file, "utf8")), "stats") : undefined;
    const count = (name: string) => {
      const value = fieldOf(stats, name);
      return typeof value === "number" ? value : 0;
    };
    const passed = count("expected") + count("flaky");
    const failed = count("unexpected");
    // An error before or outside the tests must not count as success.
    return { passed, failed: code !== 0 && failed === 0 ? 1 : failed };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function readReport(report: unknown): Results {
  const tests: TestResult[] = [];
  const brokenFiles: string[] = [];
  for (const suite of listIn(report, "testResults")) {
    const file = textIn(suite, "name");
    const assertions = listIn(suite, "assertionResults");
    for (const test of assertions) tests.push({ title: textIn(test, "title"), file, status: textIn(test, "status") });
    // A file that fails to load reports no tests; it must not count as an empty one.
    if (textIn(suite, "status") === "failed" && !assertions.some((test) => textIn(test, "status") === "failed")) {
      brokenFiles.push(file);
    }
  }
  return { tests, brokenFiles };
}

function listIn(holder: unknown, field: string): unknown[] {
  const value = fieldOf(holder, field);
  return Array.isArray(value) ? value : [];
}

function textIn(holder: unknown, field: string): string {
  const value = fieldOf(holder, field);
  return typeof value === "string" ? value : "";
}

function fieldOf(holder: unknown, field: string): unknown {
  return typeof holder === "object" && holder !== null ? Reflect.get(holder, field) : undefined;
}
