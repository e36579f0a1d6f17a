import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { build, type Plugin, type ResolvedConfig } from "vite";

const WORKER = join(import.meta.dirname, "../worker/serviceWorker.ts");
/** Of `public`, what pages show themselves. The others are for installers, search engines and link previews. */
const SHOWN = ["favicon.svg", "favicon-turn.svg", "icon-192.png"];

/**
 * Gives the build a version, which its page names, and adds the service worker, which is told the files of this
 * version.
 */
export function offline(): Plugin {
  let config: ResolvedConfig;
  let version = "";
  const shown = () => SHOWN.filter((name) => existsSync(join(config.publicDir, name)));
  return {
    name: "offline",
    apply: "build",
    enforce: "post",
    configResolved(resolved) {
      config = resolved;
    },
    transformIndexHtml: {
      order: "post",
      handler(html, { bundle }) {
        const hash = createHash("sha256").update(html).update(assetsIn(bundle).join("\n"));
        for (const name of shown()) hash.update(readFileSync(join(config.publicDir, name)));
        version = hash.digest("hex").slice(0, 16);
        return [{ tag: "meta", attrs: { name: "build", content: version }, injectTo: "head" }];
      },
    },
    generateBundle: {
      order: "post",
      async handler(_, bundle) {
        const files = [...assetsIn(bundle), ...shown()].map((name) => `/${name}`);
        this.emitFile({ type: "asset", fileName: "sw.js", source: await bundleWorker({ version, files }) });
      },
    },
  };
}

function assetsIn(bundle: object = {}): readonly string[] {
  return Object.keys(bundle)
    .filter((name) => name.startsWith("assets/"))
    .toSorted();
}

async function bundleWorker(about: object): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: "warn",
    publicDir: false,
    define: { __BUILD__: JSON.stringify(about) },
    build: {
      target: "es2023",
      write: false,
      rolldownOptions: { input: WORKER, output: { format: "iife", entryFileNames: "sw.js" } },
    },
  });
  const [first] = [built].flat();
  const chunk = first !== undefined && "output" in first ? first.output[0] : undefined;
  if (chunk === undefined) throw new Error("the service worker was not built");
  return chunk.code;
}
