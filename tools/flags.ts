import { type ParseArgsConfig, parseArgs } from "node:util";

type Options = NonNullable<ParseArgsConfig["options"]>;

/** The flags that a tool was called with; ends it with one clear line where they are none of its own. */
export function readFlags<const Known extends Options>(options: Known) {
  try {
    return parseArgs({ options }).values;
  } catch (error) {
    return stop(`${error instanceof Error ? error.message : error}; --help tells what there is`);
  }
}

export function stop(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}
