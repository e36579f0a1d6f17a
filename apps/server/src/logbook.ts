import { openGate, steadyNow } from "./rate.ts";

/** Where failures are told to whoever runs the server. */
export type Logbook = { error(error: unknown, what: string): void };

const LINES_PER_SECOND = 0.1;
const LINES_AT_ONCE = 10;

/**
 * Tells of each kind of failure as often as helps to mend it. One client that can make requests fail must not be able
 * to fill the disk with what the log says about it.
 */
export function openLogbook(
  write: (fields: { readonly err: unknown; readonly untold?: number }, what: string) => void,
  now: () => number = steadyNow,
): Logbook {
  const gate = openGate(LINES_PER_SECOND, { atOnce: LINES_AT_ONCE, now });
  let untold = 0;
  return {
    error(error, what) {
      if (!gate.lets(`${what} ${placeOf(error)}`)) {
        untold += 1;
        return;
      }
      write({ err: error, ...(untold > 0 && { untold }) }, what);
      untold = 0;
    },
  };
}

/** Where something was thrown: of that there are only so many, while what it says may be up to the client. */
function placeOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  return error.stack?.split("\n").find((line) => /^\s+at /.test(line)) ?? error.name;
}
