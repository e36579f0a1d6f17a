import { existsSync } from "node:fs";
import { join, relative } from "node:path";
import { findBrowser } from "./browser.ts";
import { check } from "./check.ts";
import { ROOT } from "./checkout.ts";
import { runPlaywright, runVitest } from "./results.ts";
import { buildWeb } from "./webBuild.ts";

/** Everything there is to check, with one plain line at the end that sums it up. */
const problems: string[] = [];
const clean = check();
if (!clean) problems.push("Lint, format or types are not clean; see above.");

const { tests, brokenFiles } = runVitest([]);
problems.push(...brokenFiles.map((file) => `${file} could not be run.`));
const failures = tests.filter(({ status }) => status === "failed");
const units = { passed: tests.filter(({ status }) => status === "passed").length, failed: failures.length };
if (tests.length === 0) problems.push("No test was run.");

const browser = existsSync(join(ROOT, "apps/web")) ? testInBrowser() : { passed: 0, failed: 0 };

// What failed stands at the end as well: the output above is long.
for (const { file, title } of failures) process.stdout.write(`Failed: ${relative(ROOT, file)}: ${title}\n`);
for (const problem of problems) process.stdout.write(`${problem}\n`);
const passed = units.passed + browser.passed + (clean ? 1 : 0);
const failed = units.failed + browser.failed + problems.length;
process.stdout.write(`${passed} passed, ${failed} failed\n`);
process.exitCode = failed === 0 ? 0 : 1;

function testInBrowser(): { readonly passed: number; readonly failed: number } {
  if (!buildWeb()) {
    problems.push("The client cannot be built.");
    return { passed: 0, failed: 0 };
  }
  const chromium = findBrowser();
  if (chromium !== undefined) return runPlaywright(chromium);
  problems.push("There is no Chromium to test with; CHROMIUM can name one.");
  return { passed: 0, failed: 0 };
}
