import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { type ParseArgsConfig, parseArgs } from "node:util";
import { readSettings, type Settings } from "../settings.ts";
import { StoreUnavailable } from "../store/unavailable.ts";

/** A user's mistake: printed as one line, with exit code 1. */
export class BadInput extends Error {}

type Flags = NonNullable<ParseArgsConfig["options"]>;
type Given<Options extends Flags> = ReturnType<typeof parseArgs<{ options: Options; allowPositionals: true }>>;

const ROOT = join(dirname(fileURLToPath(import.meta.url)), "../../../..");

/** Runs an operator's command with this process's arguments. */
export async function runCommand<const Options extends Flags>(command: {
  readonly help: string;
  readonly flags: Options;
  run(given: Given<Options>): Promise<void>;
}): Promise<void> {
  const args = process.argv.slice(2);
  process.stdout.on("error", () => process.exit(0));
  if (args.includes("--help")) {
    process.stdout.write(`${command.help.trim()}\n`);
    return;
  }
  try {
    await command.run(parse(args, command.flags));
  } catch (error) {
    if (!(error instanceof BadInput || error instanceof StoreUnavailable)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
}

function parse<const Options extends Flags>(args: string[], options: Options): Given<Options> {
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    const [line] = String(error instanceof Error ? error.message : error).split(/\.\s/);
    throw new BadInput(`${line}; --help tells what there is`);
  }
}

/** The settings the server would start with, with the given data folder. */
export function settingsWith(data: string | undefined): Settings {
  const settings = readSettings(data === undefined ? [] : ["--data", data], process.env, ROOT);
  if (!settings.ok) throw new BadInput(settings.problem);
  return settings.value;
}
