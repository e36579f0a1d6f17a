import type { Happened } from "@harbor/ui";

/** A table's events by number: received live, or requested to fill gaps. */
export type Past = {
  /** All events from the first up to the first gap. */
  readonly events: readonly Happened<unknown>[];
  /** The number of the first event to request; undefined if nothing is missing. */
  missing(): number | undefined;
  /** Sets the number of events so far, as the server reports it. */
  expect(happened: number): void;
  /** Adds live events, which follow all expected ones. */
  add(events: readonly unknown[]): void;
  /** Adds the answer to a request. */
  fill(from: number, events: readonly unknown[]): void;
  /** Gives up on what is missing: later events are better than nothing. */
  giveUp(): void;
};

export function openPast(): Past {
  let known: readonly Happened<unknown>[] = [];
  /** Live events behind a gap, with the number of the first. */
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
