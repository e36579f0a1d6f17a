// Writes the icons and the link preview into assets/, as SVG and as the PNGs that launchers and chats insist on.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { withBrowser } from "./browser.mjs";
import { withModule } from "./vite.mjs";

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const assets = join(root, "assets");
mkdirSync(assets, { recursive: true });

const PNGS = [
  ["icon.svg", "icon-512.png", 512, 512],
  ["icon.svg", "icon-192.png", 192, 192],
  ["icon.svg", "apple-touch-icon.png", 180, 180],
  ["link-preview.svg", "link-preview.png", 1200, 630],
];

await withModule(root, "/gallery/standalone.tsx", async ({ renderStandalone }) => {
  const files = renderStandalone(readFileSync(join(root, "src/palette.css"), "utf8"));
  for (const [file, svg] of Object.entries(files)) writeFileSync(join(assets, file), svg);
  await withBrowser(async (browser) => {
    for (const [source, file, width, height] of PNGS) {
      const page = await browser.newPage({ viewport: { width, height } });
      const fitted = files[source].replace(
        /width="\d+" height="\d+"/,
        `width="${width}" height="${height}" style="display:block"`,
      );
      await page.setContent(`<body style="margin:0">${fitted}`);
      await page.screenshot({ path: join(assets, file) });
      await page.close();
    }
  });
});
