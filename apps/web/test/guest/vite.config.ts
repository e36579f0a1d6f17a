import { join } from "node:path";
import { defineConfig, type Plugin } from "vite";
import { webConfig } from "../../vite.config.ts";

const WEB = join(import.meta.dirname, "../..");

/** The client's registries, and their replacements in the test build. */
const REGISTRIES: ReadonlyMap<string, string> = new Map([
  [join(WEB, "src/games.ts"), join(import.meta.dirname, "games.ts")],
  [join(WEB, "src/bots/registry.ts"), join(import.meta.dirname, "registry.ts")],
]);

const withGuest: Plugin = {
  name: "with-guest",
  enforce: "pre",
  async resolveId(id, importer, options) {
    if (!/\/(?:games|registry)\.ts$/.test(id)) return undefined;
    const found = await this.resolve(id, importer, { ...options, skipSelf: true });
    return found === null ? undefined : REGISTRIES.get(found.id);
  },
};

/** The ordinary client with other registries. */
const { build, ...base } = webConfig([withGuest]);
export default defineConfig({
  ...base,
  root: WEB,
  // Bot workers are bundled separately.
  worker: { plugins: () => [withGuest] },
  build: { ...build, outDir: join(import.meta.dirname, "dist"), emptyOutDir: true },
});
