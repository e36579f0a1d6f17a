import type { Seat, Viewer } from "./seat.ts";

/** Something that happened: what everybody may know of it and, if the owner may know more, the owner's version. */
export type Fact<Event> = {
  readonly open: Event;
  readonly own?: { readonly seat: Seat; readonly event: Event };
};

/** Steps write down here what happens, as it happens. */
export type Log<Event> = {
  tell(event: Event): void;
  /** Takes the owner's version and everybody else's together, so that neither is forgotten. */
  confide(owner: Seat, event: Event, open: Event): void;
};

export type Journal<Event> = Log<Event> & { readonly facts: readonly Fact<Event>[] };

export function openJournal<Event>(): Journal<Event> {
  const facts: Fact<Event>[] = [];
  return {
    facts,
    tell(event) {
      facts.push({ open: event });
    },
    confide(seat, event, open) {
      facts.push({ open, own: { seat, event } });
    },
  };
}

/** For playouts, where nobody listens. */
export const SILENCE: Log<unknown> = { tell: () => undefined, confide: () => undefined };

export function eventsFor<Event>(facts: readonly Fact<Event>[], viewer: Viewer): Event[] {
  return facts.map((fact) => (fact.own?.seat === viewer ? fact.own.event : fact.open));
}

/** Every event in its most complete version, for viewers of a finished game. */
export function wholeEvents<Event>(facts: readonly Fact<Event>[]): Event[] {
  return facts.map(({ open, own }) => own?.event ?? open);
}
