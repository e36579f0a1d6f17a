import type { Happened } from "@harbor/face";

/** What has happened at a table, by number: told live as it happens, or asked for where something is missing. */
export type Past = {
  /** All there is without a gap, from the first event on. */
  readonly events: readonly Happened<unknown>[];
  /** The number of the first event that has to be asked for; undefined where nothing is missing. */
  missing(): number | undefined;
  /** The server says how many events there have been. */
  expect(happened: number): void;
  /** Told live, after all that was expected. */
  add(events: readonly unknown[]): void;
  /** An answer to what was asked for. */
  fill(from: number, events: readonly unknown[]): void;
  /** What is missing cannot be had: what came after it is better than nothing. */
  giveUp(): void;
};

export function openPast(): Past {
  let known: readonly Happened<unknown>[] = [];
  /** What came live behind a gap, and the number of the first of it. */
  let later: readonly unknown[] = [];
  let laterFrom = 0;

  function append(events: readonly unknown[]): void {
    if (events.length > 0) known = [...known, ...events.map((event, nth) => ({ n: known.length + nth, event }))];
  }

  function close(): void {
    append(later);
    later = [];
    laterFrom = known.length;
  }

  return {
    get events() {
      return known;
    },
    missing: () => (known.length < laterFrom ? known.length : undefined),
    expect(happened) {
      if (happened === laterFrom + later.length) return;
      if (happened < known.length) known = known.slice(0, happened);
      later = [];
      laterFrom = happened;
    },
    add(events) {
      later = [...later, ...events];
      if (known.length === laterFrom) close();
    },
    fill(from, events) {
      if (from > known.length) return;
      append(events.slice(known.length - from, laterFrom - from));
      if (known.length === laterFrom) close();
    },
    giveUp: close,
  };
}
