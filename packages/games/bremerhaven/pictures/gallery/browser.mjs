import { existsSync } from "node:fs";
import { chromium } from "playwright-core";

export async function withBrowser(use) {
  const installed = ["/usr/bin/chromium", "/usr/bin/google-chrome"].find((path) => existsSync(path));
  const browser = await chromium.launch(
    installed === undefined ? { channel: "chrome" } : { executablePath: installed },
  );
  try {
    await use(browser);
  } finally {
    await browser.close();
  }
}
