import { readFileSync } from "node:fs";
import { z } from "zod";

const manifest: unknown = JSON.parse(readFileSync(new URL("../package.json", import.meta.url), "utf8"));

/** This server's version, as in the changelog. */
export const SERVER_VERSION = z.object({ version: z.string() }).parse(manifest).version;
