import { useCallback, useEffect, useRef, useState } from "react";
import type { TabName } from "../Tabs.tsx";
import type { Place } from "./changes.ts";

const MARKED = 3000;

/** Opens the part of the table where a place is, brings it into sight, marks it for a while and focuses it. */
export function useJump(setTab: (tab: TabName) => void): (place: Place) => void {
  const [place, setPlace] = useState<Place>();
  const marked = useRef<{ readonly element: Element; readonly timer: ReturnType<typeof setTimeout> }>(undefined);
  const unmark = useCallback(() => {
    if (marked.current === undefined) return;
    clearTimeout(marked.current.timer);
    marked.current.element.removeAttribute("data-jumped");
    marked.current = undefined;
  }, []);
  // After the part is open and the dialog has given the focus back.
  useEffect(() => {
    if (place === undefined) return;
    const element = document.querySelector<HTMLElement>(`.board ${place.css}`);
    if (element === null) return;
    unmark();
    element.scrollIntoView({ block: "nearest", inline: "nearest" });
    element.setAttribute("data-jumped", "true");
    marked.current = { element, timer: setTimeout(unmark, MARKED) };
    const control = element.matches("button") ? element : element.querySelector<HTMLElement>("button:not(:disabled)");
    control?.focus({ preventScroll: true });
  }, [place, unmark]);
  useEffect(() => unmark, [unmark]);
  return useCallback(
    (to) => {
      setTab(to.part);
      // A new object each time, so that the same place can be jumped to again.
      setPlace({ ...to });
    },
    [setTab],
  );
}
