import { runTool } from "./checkout.ts";

process.exitCode = await runTool("biome", ["check", "--write", "."]);
