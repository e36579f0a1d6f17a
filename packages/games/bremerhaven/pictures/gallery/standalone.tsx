import { renderToStaticMarkup } from "react-dom/server";
import { AppIcon, Favicon, LinkPreview } from "../src/icons/index.ts";

const FILES = {
  "icon.svg": { Mark: AppIcon, width: 512, height: 512 },
  "favicon.svg": { Mark: Favicon, width: 16, height: 16 },
  "link-preview.svg": { Mark: LinkPreview, width: 1200, height: 630 },
};

/** The marks as files that need no style sheet: each colour is written out as it is by day. */
export function renderStandalone(paletteCss: string): Record<string, string> {
  const day = /data-theme="day"\] \{([^}]*)\}/.exec(paletteCss)?.[1] ?? "";
  const colors = new Map([...day.matchAll(/--([\w-]+): (#\w+);/g)].map(([, name, color]) => [name, color]));
  const files = Object.entries(FILES).map(([file, { Mark, width, height }]) => {
    const drawn = renderToStaticMarkup(<Mark title="Bremerhaven" />)
      // On a page the label is for screen readers only; a file is named by its title.
      .replace(/ aria-label="([^"]*)">/, "><title>$1</title>")
      .replace(/var\(--([\w-]+)\)/g, (_, name) => colors.get(name) ?? "none")
      .replace("<svg ", `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" `);
    return [file, `${drawn}\n`];
  });
  return Object.fromEntries(files);
}
