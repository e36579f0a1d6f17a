import { type RefObject, useEffect, useLayoutEffect } from "react";

/** Whether anything on this page ever had the focus; until then nobody misses it. */
let used = false;

/**
 * A place that was pointed at is often gone once the step is taken, and the focus with it. It then goes to the
 * decision, so that whoever plays by keyboard or hears the page goes on from there.
 */
export function useKeptFocus(place: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const use = () => {
      used = true;
    };
    if (document.activeElement !== document.body) use();
    addEventListener("focusin", use);
    return () => removeEventListener("focusin", use);
  }, []);
  // After every change of what is seen: a button may go without any step being taken. Before anything is measured, as
  // whatever takes the focus is laid out for it.
  useLayoutEffect(() => {
    const lost = document.activeElement === null || document.activeElement === document.body;
    if (lost && used) place.current?.focus({ preventScroll: true });
  });
}
