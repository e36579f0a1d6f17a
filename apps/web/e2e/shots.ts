// Photographs every screen at three sizes by day and by night into shots/ (ignored by git).
import { mkdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { chromium } from "@playwright/test";
import { preview } from "vite";
import { SIZES } from "./harness.ts";
import { SCREENS, THEMES, wear } from "./screens.ts";

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const folder = join(root, "shots");
mkdirSync(folder, { recursive: true });
const wanted = process.argv.slice(2);

const server = await preview({ root, preview: { port: 4190, host: "127.0.0.1" }, logLevel: "error" });
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium" });
for (const { name: size, width, height } of SIZES.slice(0, 3)) {
  for (const theme of THEMES) {
    for (const screen of SCREENS) {
      if (wanted.length > 0 && !wanted.includes(screen.name)) continue;
      const page = await browser.newPage({ viewport: { width, height } });
      await wear(page, theme, "en");
      await page.goto(`http://127.0.0.1:4190${screen.path}`);
      await screen.reach(page);
      await page.waitForTimeout(150);
      await page.screenshot({ path: join(folder, `${screen.name}-${size}-${theme}.png`) });
      await page.close();
    }
  }
}
await browser.close();
await server.close();
console.log(`shots are in ${folder}`);
