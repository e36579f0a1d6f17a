import type { Plugin } from "vite";

/** For running the client's modules during a build, where styles do not count. */
export const withoutStyles: Plugin = {
  name: "without-styles",
  enforce: "pre",
  resolveId: (id) => (id.endsWith(".css") ? "\0nothing" : undefined),
  load: (id) => (id === "\0nothing" ? "" : undefined),
};
