import { createServer } from "vite";

/** Loads a TSX module of this package, which Node cannot, and hands it to the caller. */
export async function withModule(root, path, use) {
  const server = await createServer({
    root,
    configFile: false,
    logLevel: "error",
    server: { middlewareMode: true, hmr: false, ws: false },
    appType: "custom",
    optimizeDeps: { noDiscovery: true },
  });
  try {
    await use(await server.ssrLoadModule(path));
  } finally {
    await server.close();
  }
}
