import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { protocolFiles } from "./contents.ts";
import { withNumbers } from "./page.ts";
import { FOLDER, PAGE } from "./places.ts";

const HELP = `
Writes what a program needs to talk to the server into docs/protocol/: JSON Schemas of every message, of every request
and of what each game takes and shows, and every rate and bound; and puts these numbers into docs/protocol.md.

  npm run -s schemas
`;

async function main(): Promise<void> {
  if (wantsHelp()) {
    process.stdout.write(`${HELP.trim()}\n`);
    return;
  }
  const files = await protocolFiles();
  // A removed game leaves no schemas behind.
  rmSync(FOLDER, { recursive: true, force: true });
  for (const [name, text] of files) {
    const place = new URL(name, FOLDER);
    mkdirSync(new URL(".", place), { recursive: true });
    writeFileSync(place, text);
  }
  writeFileSync(PAGE, withNumbers(readFileSync(PAGE, "utf8")));
  process.stdout.write(`${files.size} files in docs/protocol, and the numbers in docs/protocol.md\n`);
}

function wantsHelp(): boolean {
  try {
    return parseArgs({ options: { help: { type: "boolean", default: false } } }).values.help;
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : error}; --help tells what there is\n`);
    return process.exit(1);
  }
}

await main();
