import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type Plugin, runnerImport } from "vite";
import { withoutStyles } from "./withoutStyles.ts";

const GAMES = join(import.meta.dirname, "../src/games.ts");
const FOLDERS = ["games", "guest"].map((group) => join(import.meta.dirname, "../../../packages", group));
/** In the folder of a game's drawings: 1200 × 630 points, as chats show them. */
const PICTURE = "pictures/assets/link-preview.png";

/**
 * Tells the server what links to a game show, and to its tables and recordings: title, text, modes, and the picture in
 * its folder. `more` are the page's own plugins.
 */
export function linkPreviews(more: readonly Plugin[] = []): Plugin {
  return {
    name: "link-previews",
    apply: "build",
    async generateBundle() {
      const { module } = await runnerImport<typeof import("../src/games.ts")>(GAMES, {
        plugins: [withoutStyles, ...more],
      });
      const games = module.GAMES.map(({ id, title, texts }) => {
        const file = FOLDERS.map((folder) => join(folder, id, PICTURE)).find((path) => existsSync(path));
        const image = `previews/${id}.png`;
        if (file !== undefined) this.emitFile({ type: "asset", fileName: image, source: readFileSync(file) });
        const { claim, modes = {} } = texts.en;
        return [id, { title, text: claim, ...(file !== undefined && { image: `/${image}` }), modes }];
      });
      this.emitFile({
        type: "asset",
        fileName: "previews.json",
        source: JSON.stringify({ games: Object.fromEntries(games) }),
      });
    },
  };
}
