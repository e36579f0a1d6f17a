import type { Seat, Viewer } from "./seat.ts";

/** Something that happened: what everybody may know of it and, where its owner may know more, the owner's form. */
export type Fact<Event> = {
  readonly open: Event;
  readonly own?: { readonly seat: Seat; readonly event: Event };
};

/** Where steps write down what happens while it happens. */
export type Log<Event> = {
  tell(event: Event): void;
  /** The owner's form and the form for all others, side by side, so that neither is forgotten. */
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

/** For playouts, in which nobody is told anything. */
export const SILENCE: Log<unknown> = { tell: () => undefined, confide: () => undefined };

export function eventsFor<Event>(facts: readonly Fact<Event>[], viewer: Viewer): Event[] {
  return facts.map((fact) => (fact.own?.seat === viewer ? fact.own.event : fact.open));
}

/** Every event in the form that tells most: for who looks at a game that is over. */
export function wholeEvents<Event>(facts: readonly Fact<Event>[]): Event[] {
  return facts.map(({ open, own }) => own?.event ?? open);
}
