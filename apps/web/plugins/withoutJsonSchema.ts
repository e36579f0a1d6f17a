import type { Plugin } from "vite";

/**
 * Every schema of zod can describe itself as JSON Schema. The client never asks, but carries the code, as it is attached
 * to each schema: 5 KB of the first page's script. A schema that is asked in the browser describes nothing.
 */
export const withoutJsonSchema: Plugin = {
  name: "without-json-schema",
  apply: "build",
  transform: {
    filter: { id: /[\\/]zod[\\/]v4[\\/]core[\\/](json-schema-processors|to-json-schema)\.js$/ },
    handler(code) {
      const names = [...code.matchAll(/^export (?:const|function|class) (\w+)/gm)].map(([, name]) => name);
      return { code: names.map((name) => `export const ${name} = () => undefined;`).join("\n"), map: null };
    },
  },
};
