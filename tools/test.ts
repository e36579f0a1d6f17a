import { relative } from "node:path";
import { type Browsers, findBrowsers } from "./browser.ts";
import { changedFiles, membersHere, type Touched, touchedBy } from "./changed.ts";
import { check } from "./check.ts";
import { projectName, ROOT, workspaceFolders } from "./checkout.ts";
import { readFlags, stop } from "./flags.ts";
import { type BrowserResults, runPlaywright, runVitest, slowest } from "./results.ts";
import { buildWeb, WITH_GUEST } from "./webBuild.ts";

const HELP = `
Checks and tests everything: lint, format, types, boundaries, all tests, in Node and in a browser. The last line sums
it up.

  npm test
  npm test -- --changed

  --changed  runs only what your changes could break, and lists what was skipped. Changes are counted from where this
             branch left main; on main, from the last commit but one
  --since    with --changed: the commit to compare with instead
`;

const flags = readFlags({
  changed: { type: "boolean", default: false },
  since: { type: "string" },
  help: { type: "boolean", default: false },
});
if (flags.since !== undefined && !flags.changed) stop("--since requires --changed");
if (flags.help) {
  process.stdout.write(`${HELP.trim()}\n`);
  process.exit(0);
}

const problems: string[] = [];
const parts: string[] = [];
const touched: Touched = flags.changed ? touchedHere(flags.since) : "everything";
const inBrowser = touched === "everything" || touched.browser;
const NONE: BrowserResults = { passed: 0, failed: 0, durations: [] };

// Before anything else: a machine without a browser installs one.
const browsers = inBrowser ? findBrowsers() : undefined;
if (inBrowser && browsers === undefined) problems.push("There is no Chromium to test with; set CHROMIUM to one.");

// Side by side: tests of the server mostly wait, so those of the browser lose little by them.
const [clean, { tests, brokenFiles, durations }, browser] = await Promise.all([
  timed("check", check),
  timed("tests in Node", () =>
    runVitest(
      projectsIn(touched).flatMap((name) => ["--project", name]),
      "lines",
    ),
  ),
  browsers === undefined ? NONE : testInBrowser(browsers),
]);
if (!clean) problems.push("Lint, format or type checks failed; see above.");
problems.push(...brokenFiles.map((file) => `${file} could not be run.`));
const failures = tests.filter(({ status }) => status === "failed");
const units = { passed: tests.filter(({ status }) => status === "passed").length, failed: failures.length };
if (tests.length === 0) problems.push("No test was run.");

process.stdout.write("Slowest:\n");
for (const { file, seconds } of slowest([...durations, ...browser.durations], 10))
  process.stdout.write(`${seconds.toFixed(1).padStart(7)} s  ${file}\n`);

process.stdout.write(`Took, side by side: ${parts.join(", ")}; in all ${minutes(performance.now())}\n`);

// Repeat the failures at the end: the output above is long.
for (const { file, title } of failures) process.stdout.write(`Failed: ${relative(ROOT, file)}: ${title}\n`);
for (const problem of problems) process.stdout.write(`${problem}\n`);
const passed = units.passed + browser.passed + (clean ? 1 : 0);
const failed = units.failed + browser.failed + problems.length;
if (touched !== "everything")
  process.stdout.write(`Skipped because the changes do not affect it: ${skippedBy(touched)}\n`);
process.stdout.write(`${passed} passed, ${failed} failed\n`);
process.exitCode = failed === 0 ? 0 : 1;

async function testInBrowser(browsers: Browsers): Promise<BrowserResults> {
  const built = await timed("building the client", () => Promise.all([buildWeb(), buildWeb(WITH_GUEST)]));
  if (built.every(Boolean)) return timed("tests in the browser", () => runPlaywright(browsers));
  problems.push("The client does not build.");
  return NONE;
}

/** Notes how long a part takes. */
async function timed<T>(part: string, run: () => Promise<T>): Promise<T> {
  const start = performance.now();
  const result = await run();
  parts.push(`${part} ${minutes(performance.now() - start)}`);
  return result;
}

function minutes(milliseconds: number): string {
  const seconds = Math.round(milliseconds / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

function touchedHere(since: string | undefined): Touched {
  const files = changedFiles(since);
  if (files === undefined) stop("git cannot tell what has changed; name a commit to compare with by --since");
  return touchedBy(files, membersHere());
}

/** The repository's own tests take only seconds, so they always run. An empty list means all projects. */
function projectsIn(what: Touched): readonly string[] {
  return what === "everything" ? [] : ["repository", ...what.folders.map(projectName)];
}

function skippedBy({ folders, browser: isTested }: Exclude<Touched, "everything">): string {
  const left = workspaceFolders().filter((folder) => !folders.includes(folder));
  const names = [...left, ...(isTested ? [] : ["the browser tests"])];
  return names.length === 0 ? "nothing" : names.join(", ");
}
