import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { firstSight } from "./plugins/firstSight.ts";
import { precompress } from "./plugins/precompress.ts";

/** The server this page talks to while it is being worked on. */
const SERVER = "http://127.0.0.1:3000";

export default defineConfig({
  plugins: [react(), firstSight(), precompress()],
  build: {
    target: "es2023",
    sourcemap: false,
    rolldownOptions: {
      // Compressing takes most of the time, as it should.
      checks: { pluginTimings: false },
      output: {
        codeSplitting: {
          // Every file more is a wait more on a slow line: one for the first page, one for talking to the server
          // (which the first page does when it is there), one for what several pages share.
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
});
