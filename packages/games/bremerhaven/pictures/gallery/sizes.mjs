// What each part weighs, minified and compressed, with React left out as it is in any page already.
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { build } from "vite";

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const PARTS = {
  buildings: "src/buildings/BuildingPicture.tsx",
  ships: "src/ships/ShipPicture.tsx",
  trucks: "src/trucks/TruckPicture.tsx",
  cards: "src/cards/index.ts",
  events: "src/events/EventPicture.tsx",
  pieces: "src/pieces/index.ts",
  scenes: "src/scenes/index.ts",
  home: "src/scenes/HomePoster.tsx",
  icons: "src/icons/index.ts",
  everything: "src/index.ts",
};

for (const [name, entry] of Object.entries(PARTS)) {
  const { output } = await build({
    root,
    configFile: false,
    logLevel: "error",
    build: {
      write: false,
      minify: true,
      rolldownOptions: {
        input: join(root, entry),
        external: /^react/,
        preserveEntrySignatures: "strict",
        output: { format: "es", codeSplitting: false },
      },
    },
  });
  const code = output.map((chunk) => chunk.code ?? "").join("");
  const kilobytes = (bytes) => `${(bytes / 1024).toFixed(1)} KB`.padStart(9);
  console.log(name.padEnd(11), kilobytes(code.length), "minified", kilobytes(gzipSync(code).length), "gzip");
}
