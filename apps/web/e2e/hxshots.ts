import { mkdirSync } from "node:fs";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { chromium } from "@playwright/test";
import { preview } from "vite";
import { wear } from "./screens.ts";

const root = dirname(dirname(fileURLToPath(import.meta.url)));
mkdirSync("/tmp/hx", { recursive: true });
const server = await preview({ root, preview: { port: 4391, host: "127.0.0.1" }, logLevel: "error" });
const browser = await chromium.launch({ executablePath: "/usr/bin/chromium" });
const jobs: [string, number, number, "day" | "night", "en" | "de" | "fr", string, string?][] = JSON.parse(
  process.argv[2] ?? "[]",
);
for (const [name, width, height, theme, lang, path, search] of jobs) {
  const page = await browser.newPage({ viewport: { width, height } });
  page.on("console", (m) => {
    if (m.type() === "error") console.log(name, m.text());
  });
  page.on("pageerror", (e) => console.log(name, e.message));
  await wear(page, theme, lang);
  await page.goto(`http://127.0.0.1:4391${path}`);
  await page.locator(".rule-section").first().waitFor();
  if (search !== undefined) {
    await page.locator("input[type=search]").fill(search);
    await page.waitForTimeout(300);
  }
  await page.waitForTimeout(400);
  await page.screenshot({ path: `/tmp/hx/${name}.png` });
  await page.close();
}
await browser.close();
await server.close();
