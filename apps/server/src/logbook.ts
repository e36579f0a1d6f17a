import { monotonicNow, openRateLimiter } from "./rate.ts";

/** The operator's log of failures. */
export type Logbook = { error(error: unknown, what: string): void };

const LINES_PER_SECOND = 0.1;
const LINES_AT_ONCE = 10;

/**
 * Logs each kind of failure only as often as helps to fix it, so that a client that provokes failures cannot fill the
 * disk.
 */
export function openLogbook(
  write: (fields: { readonly err: unknown; readonly untold?: number }, what: string) => void,
  now: () => number = monotonicNow,
): Logbook {
  const limiter = openRateLimiter(LINES_PER_SECOND, { atOnce: LINES_AT_ONCE, now });
  let untold = 0;
  return {
    error(error, what) {
      if (!limiter.allows(`${what} ${placeOf(error)}`)) {
        untold += 1;
        return;
      }
      write({ err: error, ...(untold > 0 && { untold }) }, what);
      untold = 0;
    },
  };
}

/** Where it was thrown: there are only so many places, while the client may control the message. */
function placeOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  return error.stack?.split("\n").find((line) => /^\s+at /.test(line)) ?? error.name;
}
