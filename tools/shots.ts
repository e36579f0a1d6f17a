import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { findBrowser } from "./browser.ts";
import { ROOT } from "./checkout.ts";
import { buildWeb } from "./webBuild.ts";

/**
 * Takes screenshots of every screen, at three sizes, by day and by night, into apps/web/shots; arguments choose
 * screens.
 */
const chromium = findBrowser();
if (!(await buildWeb()) || chromium === undefined) process.exit(1);
const done = spawnSync(process.execPath, [join(ROOT, "apps/web/e2e/shots.ts"), ...process.argv.slice(2)], {
  cwd: join(ROOT, "apps/web"),
  stdio: "inherit",
  env: { ...process.env, CHROMIUM: chromium },
});
process.exit(done.status ?? 1);
