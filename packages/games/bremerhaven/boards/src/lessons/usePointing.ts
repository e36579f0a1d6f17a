import { useEffect, useEffectEvent } from "react";
import { partOf } from "./places.ts";
import "./pointing.css";

const MARK = "data-pointed";
/** What can be done at a place, the most likely first. */
const CONTROLS = [".target[data-barred=false]", "button:not(:disabled, .target, .inspect)"];

/**
 * Highlights the places that a teacher points at, brings them into sight, and moves the focus of keyboard and screen
 * reader users there. With a piece in hand, the focus moves on to where it can be put down.
 */
export function usePointing(places: readonly string[] | undefined, held: string | undefined): void {
  const key = places?.join(" ");
  const find = useEffectEvent(() =>
    (places ?? []).flatMap((place) => {
      const css = partOf(place)?.css;
      return css === undefined ? [] : [...document.querySelectorAll<HTMLElement>(css)];
    }),
  );

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
    const turn = () => requestAnimationFrame(() => bringIntoSight());
    addEventListener("resize", turn);
    return () => removeEventListener("resize", turn);
  }, [key]);

  const focus = useEffectEvent(() => {
    const found = find();
    if (found.length === 0 || document.querySelector("dialog[open]") !== null) return;
    bringIntoSight();
    // Whoever is typing is left alone.
    if (document.activeElement?.matches("input, textarea, select") === true) return;
    controlIn(found, held !== undefined)?.focus({ preventScroll: true });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs at another place, and with another piece in hand
  useEffect(() => focus(), [key, held]);
}

/** With a piece in hand, only a place to put it down. */
function controlIn(places: readonly HTMLElement[], holding: boolean): HTMLElement | undefined {
  for (const css of holding ? CONTROLS.slice(0, 1) : CONTROLS) {
    for (const place of places) {
      const control = place.matches(css) ? place : place.querySelector<HTMLElement>(css);
      if (control?.checkVisibility({ visibilityProperty: true }) === true) return control;
    }
  }
  return undefined;
}
