import { type RefObject, useLayoutEffect } from "react";

/** Older browsers lack `userActivation`; there the focus is kept from the start. */
const isTouched = () => !("userActivation" in navigator) || navigator.userActivation.hasBeenActive;

/**
 * A clicked place often disappears with its step, and takes the focus with it. This hook moves the focus to the prompt,
 * where keyboard and screen reader users continue; likewise when the table replaces another page. Before the first
 * interaction with the page, the focus stays where it is.
 */
export function useKeptFocus(place: RefObject<HTMLElement | null>): void {
  // After every render, because a button may disappear without a step; in a layout effect, because focusing changes the
  // layout that later effects measure.
  useLayoutEffect(() => {
    const lost = document.activeElement === null || document.activeElement === document.body;
    if (lost && isTouched()) place.current?.focus({ preventScroll: true });
  });
}
