import { useEffect, useEffectEvent } from "react";
import { type By, placeOf } from "./answer.ts";

/** Long enough that a pointer on its way somewhere else asks nothing. */
const HOVERED = 500;
/** Long enough for the way from a piece to the link in its answer. */
const GRACE = 250;
const PRESSED = 500;
const FINGER_SHAKES = 10;

type Pointing = {
  /** Whether anybody listens: one field of answers at a time, and not while clicks ask. */
  isOn(): boolean;
  show(place: Element, by: By): void;
  hide(): void;
};

/** The element that shows an answer. */
export const TIP = ".answer";

const isOnTip = (target: EventTarget | null): boolean => target instanceof Element && target.closest(TIP) !== null;

/**
 * Asks by resting the mouse on a piece, by a long press, or by focusing it with the keyboard. None of these is kept
 * from the piece, except for the click that ends a long press.
 */
export function usePointing(pointing: Pointing): void {
  const isOn = useEffectEvent(pointing.isOn);
  const show = useEffectEvent(pointing.show);
  const hide = useEffectEvent(pointing.hide);
  useEffect(() => {
    let showing: ReturnType<typeof setTimeout> | undefined;
    let hiding: ReturnType<typeof setTimeout> | undefined;
    let over: Element | undefined;
    let last: { readonly place: Element; readonly by: By } | undefined;
    let wasOnTip = false;
    let mouse: { readonly x: number; readonly y: number } | undefined;
    /** A piece that came under the resting mouse, as after a click. Nobody asked for it: its answer could cover a choice. */
    let slidUnder: Element | undefined;
    let press: { readonly x: number; readonly y: number; isLong: boolean } | undefined;
    /** Focus that a teacher or a game moves after a tap asks nothing, even where the browser shows it. */
    let byPointer = false;

    function tell(place: Element, by: By): void {
      last = { place, by };
      show(place, by);
    }
    function forget(): void {
      clearTimeout(showing);
      clearTimeout(hiding);
    }
    function leave(): void {
      forget();
      hide();
    }
    function askSoon(place: Element): void {
      showing = setTimeout(() => tell(place, "hover"), HOVERED);
    }
    function onOver({ target, pointerType, buttons, clientX, clientY }: PointerEvent): void {
      if (pointerType !== "mouse" || !isOn()) return;
      const rests = mouse?.x === clientX && mouse.y === clientY;
      mouse = { x: clientX, y: clientY };
      slidUnder = undefined;
      if (isOnTip(target)) {
        forget();
        wasOnTip = true;
        return;
      }
      const place = placeOf(target);
      if (place === over && !wasOnTip) return;
      const isBack = place !== undefined && place === over;
      wasOnTip = false;
      over = place;
      forget();
      if (isBack) return;
      hiding = setTimeout(hide, GRACE);
      if (place === undefined || buttons !== 0) return;
      if (rests) slidUnder = place;
      else askSoon(place);
    }
    function onDown({ target, pointerType, clientX, clientY }: PointerEvent): void {
      press = undefined;
      byPointer = true;
      if (isOnTip(target) || !isOn()) return;
      leave();
      const place = placeOf(target);
      if (pointerType === "mouse" || place === undefined) return;
      const began = { x: clientX, y: clientY, isLong: false };
      press = began;
      showing = setTimeout(() => {
        began.isLong = true;
        tell(place, "press");
      }, PRESSED);
    }
    function onMove({ clientX, clientY, pointerType }: PointerEvent): void {
      if (pointerType === "mouse") {
        const asked = mouse?.x === clientX && mouse.y === clientY ? undefined : slidUnder;
        mouse = { x: clientX, y: clientY };
        if (asked !== undefined) {
          slidUnder = undefined;
          askSoon(asked);
        }
      }
      if (press === undefined || Math.hypot(clientX - press.x, clientY - press.y) <= FINGER_SHAKES) return;
      // The finger scrolls or drags.
      press = undefined;
      leave();
    }
    function onUp({ pointerType }: PointerEvent): void {
      if (pointerType !== "mouse") clearTimeout(showing);
    }
    function onCancel(): void {
      press = undefined;
      leave();
    }
    function onMenu(event: Event): void {
      if (press !== undefined) event.preventDefault();
    }
    /** A long press reads the answer and is no click. */
    function onClick(event: MouseEvent): void {
      if (press?.isLong !== true) return;
      press = undefined;
      if (isOnTip(event.target)) return;
      event.preventDefault();
      event.stopPropagation();
    }
    function onKey(): void {
      byPointer = false;
    }
    function onFocus({ target }: FocusEvent): void {
      if (byPointer || !isOn() || isOnTip(target)) return;
      const place = placeOf(target);
      if (place !== undefined && target instanceof Element && target.matches(":focus-visible")) tell(place, "focus");
    }
    function onBlur({ target }: FocusEvent): void {
      const isIts = last?.by === "focus" && target instanceof Node && last.place.contains(target);
      if (isOn() && isIts) leave();
    }
    /** What scrolls elsewhere leaves the piece where it is. */
    function onScroll({ target }: Event): void {
      if (isOn() && last !== undefined && target instanceof Node && target.contains(last.place)) leave();
    }
    const stop = new AbortController();
    const early = { capture: true, signal: stop.signal };
    document.addEventListener("pointerover", onOver, early);
    document.addEventListener("pointerdown", onDown, early);
    document.addEventListener("pointermove", onMove, early);
    document.addEventListener("pointerup", onUp, early);
    document.addEventListener("pointercancel", onCancel, early);
    document.addEventListener("contextmenu", onMenu, early);
    document.addEventListener("click", onClick, early);
    document.addEventListener("keydown", onKey, early);
    document.addEventListener("focusin", onFocus, early);
    document.addEventListener("focusout", onBlur, early);
    document.addEventListener("scroll", onScroll, early);
    addEventListener("resize", leave, early);
    return () => {
      forget();
      stop.abort();
    };
  }, []);
}
