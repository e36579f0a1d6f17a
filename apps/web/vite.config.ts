import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin, type UserConfig } from "vite";
import { chunkGroups } from "./plugins/chunks.ts";
import { firstSight } from "./plugins/firstSight.ts";
import { linkPreviews } from "./plugins/linkPreviews.ts";
import { offline } from "./plugins/offline.ts";
import { precompress } from "./plugins/precompress.ts";
import { webManifest } from "./plugins/webManifest.ts";
import { withoutJsonSchema } from "./plugins/withoutJsonSchema.ts";

/** The server used during development. */
const SERVER = "http://127.0.0.1:3000";

/** The client's build, with additional plugins. */
export function webConfig(more: readonly Plugin[] = []): UserConfig {
  return {
    plugins: [
      ...more,
      react(),
      withoutJsonSchema,
      firstSight(more),
      webManifest(more),
      linkPreviews(more),
      offline(),
      precompress(),
    ],
    build: {
      target: "es2023",
      sourcemap: false,
      rolldownOptions: {
        // Compression takes most of the time, as expected.
        checks: { pluginTimings: false },
        output: {
          codeSplitting: { groups: chunkGroups() },
        },
      },
    },
    server: {
      proxy: { "/api": SERVER, "/socket.io": { target: SERVER, ws: true } },
    },
  };
}

export default defineConfig(webConfig());
