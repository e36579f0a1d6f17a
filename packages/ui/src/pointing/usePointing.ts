import { useEffect, useEffectEvent } from "react";

const MARK = "data-pointed";

/**
 * Highlights the elements that a teacher points at, brings them into sight, and moves the focus of keyboard and screen
 * reader users there, to the first control that there is.
 */
export function usePointing(
  /** A selector for each place; undefined while there is no lesson. */
  places: readonly string[] | undefined,
  /** Selectors of what can be done at a place, the most likely first. */
  controls: readonly string[],
  /** When this changes, the focus is moved again. */
  turn?: string,
): void {
  const key = places?.join(" ");
  const find = useEffectEvent(() => (places ?? []).flatMap((css) => [...document.querySelectorAll<HTMLElement>(css)]));

  useEffect(() => {
    if (key === undefined) return;
    const mark = () => {
      const pointed = new Set<Element>(find());
      for (const old of document.querySelectorAll(`[${MARK}]`)) if (!pointed.has(old)) old.removeAttribute(MARK);
      for (const element of pointed) if (!element.hasAttribute(MARK)) element.setAttribute(MARK, "");
    };
    mark();
    // Pieces come and go: a card picked up, a button that appears later.
    const observer = new MutationObserver(mark);
    observer.observe(document.body, { childList: true, subtree: true });
    return () => {
      observer.disconnect();
      for (const old of document.querySelectorAll(`[${MARK}]`)) old.removeAttribute(MARK);
    };
  }, [key]);

  const bringIntoSight = useEffectEvent(() => {
    for (const element of find()) element.scrollIntoView({ block: "nearest", inline: "nearest" });
  });
  // A turned phone shows other parts.
  useEffect(() => {
    if (key === undefined) return;
    const again = () => requestAnimationFrame(() => bringIntoSight());
    addEventListener("resize", again);
    return () => removeEventListener("resize", again);
  }, [key]);

  const focus = useEffectEvent(() => {
    const found = find();
    if (found.length === 0 || document.querySelector("dialog[open]") !== null) return;
    bringIntoSight();
    // Whoever is typing is left alone.
    if (document.activeElement?.matches("input, textarea, select") === true) return;
    controlIn(found, controls)?.focus({ preventScroll: true });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs at another place, and at another turn
  useEffect(() => focus(), [key, turn]);
}

function controlIn(places: readonly HTMLElement[], controls: readonly string[]): HTMLElement | undefined {
  for (const css of controls) {
    for (const place of places) {
      const control = place.matches(css) ? place : place.querySelector<HTMLElement>(css);
      if (control?.checkVisibility({ visibilityProperty: true }) === true) return control;
    }
  }
  return undefined;
}
