import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin, type UserConfig } from "vite";
import { firstSight } from "./plugins/firstSight.ts";
import { offline } from "./plugins/offline.ts";
import { precompress } from "./plugins/precompress.ts";
import { webManifest } from "./plugins/webManifest.ts";

/** The server used during development. */
const SERVER = "http://127.0.0.1:3000";

/** The client's build, with additional plugins. */
export function webConfig(more: readonly Plugin[] = []): UserConfig {
  return {
    plugins: [...more, react(), firstSight(more), webManifest(more), offline(), precompress()],
    build: {
      target: "es2023",
      sourcemap: false,
      rolldownOptions: {
        // Compression takes most of the time, as expected.
        checks: { pluginTimings: false },
        output: {
          codeSplitting: {
            // Every extra file costs another round trip on a slow line. One chunk is for the home page, one for the
            // server's protocol (loaded after the home page shows), one for what several pages share.
            groups: [
              { name: "first", tags: ["$initial"], priority: 3 },
              { name: "server", test: /[\\/](zod|protocol|api)[\\/]/, minShareCount: 2, priority: 2 },
              { name: "shared", minShareCount: 2, priority: 1 },
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
