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

/** A Chromium for tests: the one set by CHROMIUM or installed, else the distribution's, else Playwright's own. */
export function findBrowser(): string | undefined {
  const found = [process.env.CHROMIUM ?? "", ...KNOWN_PLACES].find((place) => place !== "" && existsSync(place));
  return found ?? installFromDistribution() ?? installFromPlaywright();
}

function installFromDistribution(): string | undefined {
  if (platform() !== "linux" || process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return undefined;
  process.stderr.write("Installing Chromium for the tests ...\n");
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  spawnSync("apt-get", ["update"], { stdio: "ignore", env });
  spawnSync("apt-get", ["install", "-y", "--no-install-recommends", "chromium"], {
    stdio: ["ignore", "ignore", "inherit"],
    env,
  });
  return KNOWN_PLACES.find((place) => existsSync(place));
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
