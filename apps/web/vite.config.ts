import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

/** The server this page talks to while it is being worked on. */
const SERVER = "http://127.0.0.1:3000";

export default defineConfig({
  plugins: [react()],
  build: { target: "es2023", sourcemap: false },
  server: {
    proxy: { "/api": SERVER, "/socket.io": { target: SERVER, ws: true } },
  },
});
