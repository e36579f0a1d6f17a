/** What a piece of the boards says when it is asked: what it is, what it means now, and the rule behind it. */
export type Answer = {
  readonly title: string;
  /** Whole sentences, shown as one line of text. */
  readonly lines: readonly string[];
  readonly rule?: string | undefined;
};

/** The attribute that marks a piece and holds its question, in a form that only its game understands. */
export const ASK = "data-ask";

/** How a piece was asked. */
export type By = "hover" | "press" | "focus" | "mode";

/** The innermost piece with an answer around an event's target. */
export function placeOf(target: EventTarget | null): Element | undefined {
  return target instanceof Element ? (target.closest(`[${ASK}]`) ?? undefined) : undefined;
}

/** Everything in sight that can be asked, in reading order; with a dialog open, only what is in it. */
export function placesInSight(): readonly Element[] {
  const dialog = [...document.querySelectorAll("dialog[open]")].at(-1);
  return [...(dialog ?? document).querySelectorAll(`[${ASK}]`)].filter((place) =>
    place.checkVisibility({ visibilityProperty: true }),
  );
}

/** The piece before or after another one; the first or last one if there is no other. */
export function placeBeside(places: readonly Element[], now: Element | undefined, step: 1 | -1): Element | undefined {
  const at = now === undefined ? -1 : places.indexOf(now);
  if (at === -1) return places.at(step === 1 ? 0 : -1);
  return places[(at + step + places.length) % places.length];
}

export function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest("input, textarea, select, [contenteditable]") !== null;
}
