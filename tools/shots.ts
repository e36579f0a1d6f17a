import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { findBrowser } from "./browser.ts";
import { ROOT } from "./checkout.ts";
import { buildWeb } from "./webBuild.ts";

/** Takes screenshots into apps/web/shots. Its arguments are those of `apps/web/e2e/shots.ts`, as is its help. */
const isHelp = process.argv.includes("--help");
const chromium = isHelp ? "" : findBrowser();
if (chromium === undefined || (!isHelp && !(await buildWeb()))) process.exit(1);
const done = spawnSync(process.execPath, [join(ROOT, "apps/web/e2e/shots.ts"), ...process.argv.slice(2)], {
  cwd: join(ROOT, "apps/web"),
  stdio: "inherit",
  env: { ...process.env, CHROMIUM: chromium },
});
process.exit(done.status ?? 1);
