import { readFileSync } from "node:fs";
import { join } from "node:path";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { type HtmlTagDescriptor, type Plugin, runnerImport } from "vite";
import { withoutStyles } from "./withoutStyles.ts";

const SHELL = join(import.meta.dirname, "../src/Shell.tsx");
const HOUSE = join(import.meta.dirname, "../src/house.ts");

/**
 * Renders what is visible before any script into the page itself: the poster with the title, by day or by night, the
 * tab's title, and the fonts, which the browser would otherwise request only after the styles. `more` are the page's
 * own plugins.
 */
export function firstSight(more: readonly Plugin[] = []): Plugin {
  return {
    name: "first-sight",
    apply: "build",
    buildStart() {
      const source = readFileSync(join(import.meta.dirname, "theme.js"), "utf8");
      this.emitFile({ type: "asset", name: "theme.js", source });
    },
    transformIndexHtml: {
      order: "post",
      async handler(html, { bundle }) {
        const files = Object.keys(bundle ?? {});
        const how = { plugins: [withoutStyles, ...more] };
        const { module } = await runnerImport<typeof import("../src/Shell.tsx")>(SHELL, how);
        const { module: house } = await runnerImport<typeof import("../src/house.ts")>(HOUSE, how);
        const markup = renderToStaticMarkup(createElement(module.Shell));
        const titled = html.replace(/<title>[^<]*/, `<title>${house.HOUSE.title}`);
        return {
          html: titled.replace('<div id="app"></div>', `<div id="app">${markup}</div>`),
          tags: [
            ...files.filter((file) => file.includes("/theme-")).map(themeTag),
            ...files.filter(isFont).map(fontTag),
          ],
        };
      },
    },
  };
}

const isFont = (file: string): boolean => file.endsWith(".woff2");

function themeTag(file: string): HtmlTagDescriptor {
  return { tag: "script", attrs: { src: `/${file}` }, injectTo: "head-prepend" };
}

function fontTag(file: string): HtmlTagDescriptor {
  const attrs = { rel: "preload", href: `/${file}`, as: "font", type: "font/woff2", crossorigin: "" };
  return { tag: "link", attrs, injectTo: "head" };
}
