import { type ParseArgsConfig, parseArgs } from "node:util";

type Options = NonNullable<ParseArgsConfig["options"]>;

/** The flags a tool was called with; exits with one clear line if there is an unknown one. */
export function readFlags<const Known extends Options>(options: Known) {
  try {
    return parseArgs({ options }).values;
  } catch (error) {
    return stop(`${error instanceof Error ? error.message : error}; see --help`);
  }
}

export function stop(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}
