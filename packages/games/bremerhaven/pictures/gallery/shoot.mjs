// Photographs the gallery, one PNG per section and theme; names as arguments limit it to those sections.
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { withBrowser } from "./browser.mjs";

const shots = join(dirname(dirname(fileURLToPath(import.meta.url))), "shots");
const chosen = process.argv.slice(2);

await withBrowser(async (browser) => {
  for (const theme of ["day", "night"]) {
    const page = await browser.newPage({ viewport: { width: 1480, height: 900 } });
    await page.goto(pathToFileURL(join(shots, `${theme}.html`)).href);
    for (const section of await page.locator("section").all()) {
      const name = await section.getAttribute("id");
      if (chosen.length > 0 && !chosen.includes(name)) continue;
      await section.screenshot({ path: join(shots, `${name}-${theme}.png`) });
    }
    await page.close();
  }
});
