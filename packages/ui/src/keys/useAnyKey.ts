import { useEffect } from "react";

/** Keys that keep their own meaning. */
const LEFT_ALONE = new Set(["Tab", "Shift", "Control", "Alt", "AltGraph", "Meta", "CapsLock", "Home", "End", "?"]);

/** Calls this for any key that means nothing else, so that what plays by itself can be left without looking for a button. */
export function useAnyKey(press: () => void): void {
  useEffect(() => {
    function onKey(event: KeyboardEvent): void {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || event.repeat) return;
      if (LEFT_ALONE.has(event.key) || /^(Arrow|Page|F\d)/.test(event.key)) return;
      if (document.querySelector("dialog[open]") !== null) return;
      const { target } = event;
      if (target instanceof Element) {
        if (target.closest("input, textarea, select, [contenteditable]") !== null) return;
        const pressesIt = event.key === "Enter" || event.key === " ";
        if (pressesIt && target.closest("button, a, summary") !== null) return;
      }
      event.preventDefault();
      press();
    }
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, [press]);
}
