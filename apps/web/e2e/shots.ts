// Photographs screens into shots/ (ignored by git); HELP below says how to choose them.
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

const LARGE = "200%";
const HELP = `
Photographs the screens of the client into apps/web/shots, at three sizes, by day and by night. Arguments narrow it down.

  npm run -s shots -- harbor reveal phone night de
  npm run -s shots -- home 360x640 1366x768 ${LARGE}

  screens    ${SCREENS.map(({ name }) => name).join(", ")}
  sizes      ${SIZES.map(({ name }) => name).join(", ")}, or any window, such as 360x640
  themes     ${THEMES.join(", ")}
  languages  ${LANGUAGES.join(", ")} (one of them; default: ${LANGUAGES[0]})
  ${LARGE}       letters twice as large
`;

const asked = process.argv.slice(2);
if (asked.includes("--help")) {
  console.log(HELP.trim());
  process.exit(0);
}
const windows = asked.flatMap((name) => {
  const [, width, height] = /^(\d{3,4})x(\d{3,4})$/.exec(name) ?? [];
  return width === undefined ? [] : [{ name, width: Number(width), height: Number(height) }];
});
const words = [...SCREENS, ...SIZES, ...windows].map(({ name }) => name);
const known = new Set([...words, ...THEMES, ...LANGUAGES, LARGE]);
const unknown = asked.filter((name) => !known.has(name));
if (unknown.length > 0) {
  console.error(`there is no ${unknown.join(", ")}; see --help`);
  process.exit(1);
}

/** The items that were asked for, or all of them if none was. */
function chosen<Item>(items: readonly Item[], nameOf: (item: Item) => string): readonly Item[] {
  const some = items.filter((item) => asked.includes(nameOf(item)));
  return some.length > 0 ? some : items;
}

const screens = chosen(SCREENS, ({ name }) => name);
const named = SIZES.filter(({ name }) => asked.includes(name));
const sizes = named.length + windows.length > 0 ? [...named, ...windows] : SIZES.slice(0, 3);
const themes = chosen(THEMES, (theme) => theme);
const [language = "en"] = chosen(LANGUAGES, (one) => one);
const extras = [...LANGUAGES.filter((one) => asked.includes(one)), ...(asked.includes(LARGE) ? ["large"] : [])];

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
        if (asked.includes(LARGE)) await page.addStyleTag({ content: "html { font-size: 200% !important; }" });
        await settle(page);
        await page.screenshot({ path: join(folder, `${[screen.name, size, theme, ...extras].join("-")}.png`) });
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
