import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { platform } from "node:os";
import { join } from "node:path";
import { ROOT } from "./checkout.ts";

const KNOWN_PLACES = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];

/** Chromium without windows, as Debian packages it: the same engine, for much less work on each page. */
const SHELL = "/usr/bin/chromium-headless-shell";

/** A Chromium for tests: the one set by CHROMIUM or installed, else the distribution's, else Playwright's own. */
export function findBrowser(): string | undefined {
  const found = [process.env.CHROMIUM ?? "", ...KNOWN_PLACES].find((place) => place !== "" && existsSync(place));
  return found ?? installFromDistribution() ?? installFromPlaywright();
}

/** What the browser tests run in. */
export type Browsers = {
  readonly chromium: string;
  /** Chromium without windows, for all tests that need none; else the same. */
  readonly shell: string;
};

export function findBrowsers(): Browsers | undefined {
  const chromium = findBrowser();
  return chromium === undefined ? undefined : { chromium, shell: findShell() ?? chromium };
}

/** Undefined if the distribution has none, or if CHROMIUM names the one to test with. */
function findShell(): string | undefined {
  if (process.env.CHROMIUM !== undefined) return undefined;
  if (!existsSync(SHELL) && canInstall()) install("chromium-headless-shell", "ignore");
  return existsSync(SHELL) ? SHELL : undefined;
}

function canInstall(): boolean {
  return platform() === "linux" && process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");
}

function installFromDistribution(): string | undefined {
  if (!canInstall()) return undefined;
  install("chromium", "inherit");
  return KNOWN_PLACES.find((place) => existsSync(place));
}

function install(name: string, errors: "inherit" | "ignore"): void {
  process.stderr.write(`Installing ${name} for the tests ...\n`);
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  spawnSync("apt-get", ["update"], { stdio: "ignore", env });
  spawnSync("apt-get", ["install", "-y", "--no-install-recommends", name], {
    stdio: ["ignore", "ignore", errors],
    env,
  });
}

function installFromPlaywright(): string | undefined {
  const cli = join(ROOT, "apps/web/node_modules/@playwright/test/cli.js");
  if (!existsSync(cli)) return undefined;
  process.stderr.write("Installing Playwright's Chromium for the tests ...\n");
  const done = spawnSync(process.execPath, [cli, "install", "chromium"], { stdio: ["ignore", "ignore", "inherit"] });
  if (done.status !== 0) return undefined;
  const where = `import("@playwright/test").then(({ chromium }) => process.stdout.write(chromium.executablePath()))`;
  const asked = spawnSync(process.execPath, ["-e", where], { cwd: join(ROOT, "apps/web"), encoding: "utf8" });
  return asked.status === 0 && existsSync(asked.stdout) ? asked.stdout : undefined;
}
