import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin, type UserConfig } from "vite";
import { firstSight } from "./plugins/firstSight.ts";
import { linkPreviews } from "./plugins/linkPreviews.ts";
import { offline } from "./plugins/offline.ts";
import { precompress } from "./plugins/precompress.ts";
import { webManifest } from "./plugins/webManifest.ts";

/** The server used during development. */
const SERVER = "http://127.0.0.1:3000";

/** The game that a module belongs to, by its folder. */
const gameOf = (id: string) => /[\\/]packages[\\/]games[\\/](\w+)[\\/]/.exec(id)?.[1];

/** The client's build, with additional plugins. */
export function webConfig(more: readonly Plugin[] = []): UserConfig {
  return {
    plugins: [...more, react(), firstSight(more), webManifest(more), linkPreviews(more), offline(), precompress()],
    build: {
      target: "es2023",
      sourcemap: false,
      rolldownOptions: {
        // Compression takes most of the time, as expected.
        checks: { pluginTimings: false },
        output: {
          codeSplitting: {
            // Every extra file costs another round trip on a slow line. One chunk is for the home page, one for the
            // server's protocol (loaded after the home page shows), one for what several pages share, and one for each
            // game, so that nobody loads a game that they do not play.
            groups: [
              { name: "first", tags: ["$initial"], priority: 4 },
              { name: "server", test: /[\\/](zod|protocol|api)[\\/]/, minShareCount: 2, priority: 3 },
              { name: "shared", test: (id) => gameOf(id) === undefined, minShareCount: 2, priority: 2 },
              { name: gameOf, minShareCount: 2, priority: 1 },
            ],
          },
        },
      },
    },
    server: {
      proxy: { "/api": SERVER, "/socket.io": { target: SERVER, ws: true } },
    },
  };
}

export default defineConfig(webConfig());
