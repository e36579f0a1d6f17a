import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { normalizePath, type Plugin, type Rolldown, runnerImport } from "vite";
import { withoutStyles } from "./withoutStyles.ts";

const GAMES = join(import.meta.dirname, "../src/games.ts");
const FOLDERS = ["games", "guest"].map((group) => join(import.meta.dirname, "../../../packages", group));
/** In the folder of a game's drawings: 1200 × 630 points, as chats show them. */
const PICTURE = "pictures/assets/link-preview.png";
/** The modules that a table begins with: the page's, and the game's. */
const LIVE_PAGE = join(import.meta.dirname, "../src/pages/LivePage.tsx");
const CLIENT = "boards/src/client.tsx";

/**
 * Tells the server what links to a game show, and to its tables and recordings: title, text, modes, and the picture in
 * its folder; also the files that a table of the game loads. `more` are the page's own plugins.
 */
export function linkPreviews(more: readonly Plugin[] = []): Plugin {
  return {
    name: "link-previews",
    apply: "build",
    async generateBundle(_, bundle) {
      const { module } = await runnerImport<typeof import("../src/games.ts")>(GAMES, {
        plugins: [withoutStyles, ...more],
      });
      const games = module.GAMES.map(({ id, title, texts }) => {
        const file = FOLDERS.map((folder) => join(folder, id, PICTURE)).find((path) => existsSync(path));
        const image = `previews/${id}.png`;
        if (file !== undefined) this.emitFile({ type: "asset", fileName: image, source: readFileSync(file) });
        const { claim, modes = {} } = texts.en;
        const clients = FOLDERS.map((folder) => join(folder, id, CLIENT));
        const files = filesOf(bundle, [LIVE_PAGE, ...clients]);
        return [id, { title, text: claim, ...(file !== undefined && { image: `/${image}` }), modes, files }];
      });
      this.emitFile({
        type: "asset",
        fileName: "previews.json",
        source: JSON.stringify({ games: Object.fromEntries(games) }),
      });
    },
  };
}

/** What these modules load beyond what every page loads. */
function filesOf(bundle: Rolldown.OutputBundle, modules: readonly string[]): readonly string[] {
  const chunks = Object.values(bundle).filter((one) => one.type === "chunk");
  const roots = new Set(modules.map((path) => normalizePath(path)));
  const first = withImports(
    bundle,
    chunks.filter(({ isEntry }) => isEntry),
  );
  const all = withImports(
    bundle,
    chunks.filter(({ moduleIds }) => moduleIds.some((id) => roots.has(id))),
  );
  const own = [...all].filter((chunk) => !first.has(chunk));
  const styles = own.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]);
  return [...own.map(({ fileName }) => fileName), ...new Set(styles)].map((file) => `/${file}`);
}

function withImports(
  bundle: Rolldown.OutputBundle,
  roots: readonly Rolldown.OutputChunk[],
): ReadonlySet<Rolldown.OutputChunk> {
  const found = new Set(roots);
  for (const { imports } of found) {
    for (const name of imports) {
      const imported = bundle[name];
      if (imported?.type === "chunk") found.add(imported);
    }
  }
  return found;
}
