import { type RefObject, useLayoutEffect } from "react";

/** Older browsers do not tell; there the focus is kept from the beginning. */
const isTouched = () => !("userActivation" in navigator) || navigator.userActivation.hasBeenActive;

/**
 * A place that was pointed at is often gone once the step is taken, and the focus with it. It then goes to the
 * decision, so that whoever plays by keyboard or hears the page goes on from there. The same when the table comes in
 * the place of what led to it. Who has not touched the page yet does not miss it.
 */
export function useKeptFocus(place: RefObject<HTMLElement | null>): void {
  // After every change of what is seen: a button may go without any step being taken. Before anything is measured, as
  // whatever takes the focus is laid out for it.
  useLayoutEffect(() => {
    const lost = document.activeElement === null || document.activeElement === document.body;
    if (lost && isTouched()) place.current?.focus({ preventScroll: true });
  });
}
