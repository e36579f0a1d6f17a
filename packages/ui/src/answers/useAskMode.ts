import { useEffect, useEffectEvent } from "react";
import { isTyping, placeBeside, placeOf, placesInSight } from "./answer.ts";
import { TIP } from "./usePointing.ts";

type AskMode = {
  isTop(): boolean;
  readonly isOn: boolean;
  /** The piece whose answer is shown. */
  readonly shown: Element | undefined;
  turn(on: boolean): void;
  show(place: Element): void;
  hide(): void;
  openRule(): void;
};

/** The button that turns the mode on and off. */
export const DOOR = "[data-do=ask]";

const STEPS: Readonly<Record<string, 1 | -1>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/**
 * While it is on, a click on anything with an answer shows the answer and does nothing else; arrow keys go from piece
 * to piece. The key "?" turns it on and off, and Escape ends it or closes an answer.
 */
export function useAskMode(mode: AskMode): void {
  const isTop = useEffectEvent(mode.isTop);
  const turn = useEffectEvent(mode.turn);
  const show = useEffectEvent(mode.show);
  const hide = useEffectEvent(mode.hide);
  const openRule = useEffectEvent(mode.openRule);
  const now = useEffectEvent(() => mode.shown);
  const isOn = useEffectEvent(() => mode.isOn && mode.isTop());

  useEffect(() => {
    function onKey(event: KeyboardEvent): void {
      if (!isTop() || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.key === "Escape") {
        if (isOn()) swallow(event);
        if (isOn()) turn(false);
        hide();
      } else if (event.key === "?" && !isTyping(event.target)) {
        begin(event);
      } else if (isOn()) {
        walk(event);
      }
    }
    function begin(event: KeyboardEvent): void {
      const places = placesInSight();
      if (places.length === 0) return;
      swallow(event);
      const wasOn = isOn();
      turn(!wasOn);
      const focused = placeOf(event.target);
      if (wasOn) hide();
      else if (focused !== undefined) show(focused);
    }
    function walk(event: KeyboardEvent): void {
      const step = STEPS[event.key];
      if (step !== undefined) {
        swallow(event);
        const next = placeBeside(placesInSight(), now(), step);
        if (next !== undefined) show(next);
      } else if (event.key === "Enter" && now() !== undefined) {
        swallow(event);
        openRule();
      }
    }
    /** The piece must neither be picked up nor take the focus. */
    function onPress(event: Event): void {
      if (!isOn() || isPassed(event.target) || placeOf(event.target) === undefined) return;
      event.stopPropagation();
      if (event.type === "mousedown") event.preventDefault();
    }
    function onClick(event: MouseEvent): void {
      if (!isOn() || isPassed(event.target)) return;
      const place = placeOf(event.target);
      if (place === undefined) {
        turn(false);
        hide();
        return;
      }
      swallow(event);
      show(place);
    }
    const stop = new AbortController();
    const early = { capture: true, signal: stop.signal };
    document.addEventListener("keydown", onKey, early);
    document.addEventListener("pointerdown", onPress, early);
    document.addEventListener("mousedown", onPress, early);
    document.addEventListener("touchstart", onPress, early);
    document.addEventListener("click", onClick, early);
    return () => stop.abort();
  }, []);
}

function swallow(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}

function isPassed(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(`${TIP}, ${DOOR}`) !== null;
}
