// Photographs every screen at three sizes by day and by night into shots/ (ignored by git). Arguments narrow it down:
// names of screens, sizes such as "phone", "day" or "night", and languages such as "de".
import { spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { freePort } from "@harbor/cli/freePort";
import { chromium } from "@playwright/test";
import { CHROMIUM } from "./chromium.ts";
import { everybodyLeaves } from "./crew.ts";
import { SIZES } from "./harness.ts";
import { SCREENS } from "./screens.ts";
import { LANGUAGES, open, settle, show, THEMES } from "./visit.ts";

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const folder = join(root, "shots");
const PORT = await freePort();

const asked = process.argv.slice(2);
const known = [...SCREENS.map(({ name }) => name), ...SIZES.map(({ name }) => name), ...THEMES, ...LANGUAGES];
const unknown = asked.filter((name) => !known.some((one) => one === name));
if (unknown.length > 0) {
  console.error(`no such screen: ${unknown.join(", ")}; there are ${known.join(", ")}`);
  process.exit(1);
}

/** The items that were asked for, or all of them if none was. */
function chosen<Item>(items: readonly Item[], nameOf: (item: Item) => string): readonly Item[] {
  const some = items.filter((item) => asked.includes(nameOf(item)));
  return some.length > 0 ? some : items;
}

const screens = chosen(SCREENS, ({ name }) => name);
const sizes = asked.includes("small")
  ? chosen(SIZES, ({ name }) => name)
  : chosen(SIZES.slice(0, 3), ({ name }) => name);
const themes = chosen(THEMES, (theme) => theme);
const [language = "en"] = chosen(LANGUAGES, (one) => one);

mkdirSync(folder, { recursive: true });
const data = mkdtempSync(join(tmpdir(), "harbor-shots-"));
const server = spawn(process.execPath, [join(root, "../server/src/main.ts"), "--port", String(PORT), "--data", data], {
  stdio: "ignore",
  env: { ...process.env, RATE_LIMIT: "0", NEWCOMERS_PER_HOUR: "0", BOT_DELAY_MS: "0", LOG_LEVEL: "silent" },
});
const address = `http://127.0.0.1:${PORT}`;
await serverIsUp();

const browser = await chromium.launch(CHROMIUM);
for (const screen of screens) {
  const page = await browser.newPage({ baseURL: address });
  page.setDefaultTimeout(8000);
  try {
    await page.setViewportSize({ width: 390, height: 844 });
    const opening = await open(page, screen);
    for (const theme of themes) {
      await page.setViewportSize({ width: 390, height: 844 });
      await show(page, screen, opening, { theme, language });
      for (const { name: size, width, height } of sizes) {
        await page.setViewportSize({ width, height });
        await settle(page);
        await page.screenshot({ path: join(folder, `${screen.name}-${size}-${theme}.png`) });
      }
    }
  } catch (error) {
    console.error(`${screen.name}: ${error instanceof Error ? error.message.split("\n")[0] : error}`);
    process.exitCode = 1;
  }
  await page.close();
}
everybodyLeaves();
await browser.close();
server.kill();
rmSync(data, { recursive: true, force: true });
console.log(`Screenshots saved in ${folder}`);

async function serverIsUp(): Promise<void> {
  for (let nth = 0; nth < 100; nth += 1) {
    const up = await fetch(`${address}/api/games`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (up) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error("the server did not start");
}
