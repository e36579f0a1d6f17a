import { runTool } from "./checkout.ts";

process.exitCode = runTool("biome", ["check", "--write", "."]);
