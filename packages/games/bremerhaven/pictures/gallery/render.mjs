// Draws every picture into shots/day.html and shots/night.html.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { withModule } from "./vite.mjs";

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const shots = join(root, "shots");
mkdirSync(shots, { recursive: true });

await withModule(root, "/gallery/Gallery.tsx", ({ renderGallery }) => {
  const css = ["src/palette.css", "gallery/gallery.css"]
    .map((file) => readFileSync(join(root, file), "utf8"))
    .join("\n");
  for (const theme of ["day", "night"]) {
    writeFileSync(
      join(shots, `${theme}.html`),
      `<!doctype html><html lang="en" data-theme="${theme}"><meta charset="utf-8"><title>Pictures by ${theme}</title><style>${css}</style>${renderGallery()}</html>`,
    );
  }
});
console.log("shots/day.html and shots/night.html");
