import { join } from "node:path";
import { type Plugin, runnerImport } from "vite";
import { withoutStyles } from "./withoutStyles.ts";

const HOUSE = join(import.meta.dirname, "../src/house.ts");
const GAMES = join(import.meta.dirname, "../src/games.ts");
const ROUTER = join(import.meta.dirname, "../src/router.ts");
const FILE = "site.webmanifest";

/** What a browser needs to install the site as an app. `more` are the page's own plugins. */
export function webManifest(more: readonly Plugin[] = []): Plugin {
  return {
    name: "web-manifest",
    async generateBundle() {
      this.emitFile({ type: "asset", fileName: FILE, source: JSON.stringify(await describeSite(more), undefined, 2) });
    },
    configureServer({ middlewares }) {
      middlewares.use(
        `/${FILE}`,
        (_, response) => void describeSite(more).then((about) => response.end(JSON.stringify(about))),
      );
    },
  };
}

async function describeSite(more: readonly Plugin[]): Promise<object> {
  const how = { plugins: [withoutStyles, ...more] };
  const { module: house } = await runnerImport<typeof import("../src/house.ts")>(HOUSE, how);
  const { module: games } = await runnerImport<typeof import("../src/games.ts")>(GAMES, how);
  const { module: router } = await runnerImport<typeof import("../src/router.ts")>(ROUTER, how);
  const { HOUSE: site, FIRST, HAS_SEVERAL } = house;
  const { homeOf, pathOf } = router;
  const shortcut = (name: string, url: string) => ({ name, url, icons: [icon("icon-192.png", 192)] });
  return {
    id: "/",
    name: site.title,
    short_name: site.title,
    description: "Harbor games: against bots, around one screen, or with friends by a link.",
    lang: "en",
    dir: "ltr",
    start_url: "/",
    scope: "/",
    display: "standalone",
    orientation: "any",
    categories: ["games"],
    background_color: "#f6f0e1",
    theme_color: "#184561",
    icons: [
      icon("icon-192.png", 192),
      icon("icon-512.png", 512),
      // Its drawing lies within the circle that no launcher cuts.
      { ...icon("icon-512.png", 512), purpose: "maskable" },
      { src: "/icon.svg", sizes: "any", type: "image/svg+xml" },
    ],
    // A launcher shows few: with several games, one for each.
    shortcuts: HAS_SEVERAL
      ? games.GAMES.map((game) => shortcut(game.title, homeOf(game)))
      : [
          ...(FIRST.soloMode === undefined ? [] : [shortcut("Play solo", pathOf(FIRST, "solo"))]),
          ...(FIRST.againstBots === undefined ? [] : [shortcut("Play against bots", pathOf(FIRST, "bots"))]),
          shortcut("Open a table", pathOf(FIRST, "open")),
          shortcut("Rules", pathOf(FIRST, "rules")),
        ],
    screenshots: [
      { ...picture("harbor-wide.jpg", "1280x800"), form_factor: "wide", label: "A game in the harbor" },
      { ...picture("home-narrow.jpg", "390x844"), form_factor: "narrow", label: "Ways to play" },
      { ...picture("harbor-narrow.jpg", "390x844"), form_factor: "narrow", label: "A game on a phone" },
    ],
  };
}

const icon = (name: string, size: number) => ({ src: `/${name}`, sizes: `${size}x${size}`, type: "image/png" });
const picture = (name: string, sizes: string) => ({ src: `/screenshots/${name}`, sizes, type: "image/jpeg" });
