import { type ParseArgsConfig, parseArgs } from "node:util";

/** Invalid input from the user: shown as one line, with exit code 1. */
export class BadInput extends Error {}

export type Flags = NonNullable<ParseArgsConfig["options"]>;
export type Given<Options extends Flags> = ReturnType<typeof parseArgs<{ options: Options; allowPositionals: true }>>;

export type CliCommand<Options extends Flags> = {
  readonly help: string;
  readonly flags: Options;
  run(given: Given<Options>): void | Promise<void>;
};

/** Runs a command with the arguments of this process. */
export async function runCommand<const Options extends Flags>(command: CliCommand<Options>): Promise<void> {
  const args = process.argv.slice(2);
  // The reader may close the pipe early, as `head` does.
  process.stdout.on("error", () => process.exit(0));
  if (args.includes("--help")) {
    process.stdout.write(`${command.help.trim()}\n`);
    return;
  }
  try {
    await command.run(parse(args, command.flags));
  } catch (error) {
    if (!(error instanceof BadInput)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
}

function parse<const Options extends Flags>(args: string[], options: Options): Given<Options> {
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    const [line] = String(error instanceof Error ? error.message : error).split(/\.\s/);
    throw new BadInput(`${line}; see --help`);
  }
}

/** Parses a whole number within bounds. */
export function wholeNumber(
  name: string,
  text: string,
  bounds: { readonly from: number; readonly to: number },
): number {
  const number = /^\d+$/.test(text) ? Number(text) : Number.NaN;
  if (!(number >= bounds.from && number <= bounds.to)) {
    throw new BadInput(`--${name} must be a whole number from ${bounds.from} to ${bounds.to}, not "${text}"`);
  }
  return number;
}

/** Refuses unexpected arguments instead of ignoring them. */
export function noPositionals({ positionals }: { readonly positionals: readonly string[] }): void {
  if (positionals[0] !== undefined) throw new BadInput(`"${positionals[0]}" is one word too many; see --help`);
}
