import { readFileSync } from "node:fs";
import { join } from "node:path";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { type HtmlTagDescriptor, type Plugin, runnerImport } from "vite";

const SHELL = join(import.meta.dirname, "../src/Shell.tsx");

/**
 * Puts into the page itself what can be seen before any script has come: the poster with the title, by day or by night,
 * and the fonts, which the browser would otherwise ask for only when it has read the styles and found a text.
 */
export function firstSight(): Plugin {
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
        const { module } = await runnerImport<typeof import("../src/Shell.tsx")>(SHELL, { plugins: [withoutStyles] });
        const markup = renderToStaticMarkup(createElement(module.Shell));
        return {
          html: html.replace('<div id="app"></div>', `<div id="app">${markup}</div>`),
          tags: [
            ...files.filter((file) => file.includes("/theme-")).map(themeTag),
            ...files.filter(isFont).map(fontTag),
          ],
        };
      },
    },
  };
}

/** The styles come with the build; here only what is drawn counts. */
const withoutStyles: Plugin = {
  name: "without-styles",
  enforce: "pre",
  resolveId: (id) => (id.endsWith(".css") ? "\0nothing" : undefined),
  load: (id) => (id === "\0nothing" ? "" : undefined),
};

const isFont = (file: string): boolean => file.endsWith(".woff2");

function themeTag(file: string): HtmlTagDescriptor {
  return { tag: "script", attrs: { src: `/${file}` }, injectTo: "head-prepend" };
}

function fontTag(file: string): HtmlTagDescriptor {
  const attrs = { rel: "preload", href: `/${file}`, as: "font", type: "font/woff2", crossorigin: "" };
  return { tag: "link", attrs, injectTo: "head" };
}
