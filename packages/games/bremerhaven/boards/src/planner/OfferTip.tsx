import type { Slot, View } from "@harbor/bremerhaven";
import type { Offer } from "@harbor/bremerhaven-bots/planner";
import { type HTMLAttributes, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { isAbout, useOffer } from "./useOffers.ts";
import { lineOf, useOfferWords } from "./useOfferWords.ts";
import "./offer.css";

const HOVERED = 450;
const PRESSED = 500;
const FINGER_SHAKES = 10;
const MARGIN = 8;

/** The id of the line about an offered card: screen readers always get it, others on hover, focus or long press. */
export const offerLineId = (slot: Slot): string => `offer-${slot}`;

type Tip = { readonly handlers: HTMLAttributes<HTMLElement>; readonly tip: ReactNode };

export function useOfferTip(view: View, slot: Slot): Tip {
  const offer = useOffer(slot);
  const words = useOfferWords();
  const [shown, setShown] = useState<HTMLElement>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const press = useRef<{ readonly x: number; readonly y: number; isLong: boolean }>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (shown === undefined) return;
    const hide = () => setShown(undefined);
    const onKey = (event: KeyboardEvent) => event.key === "Escape" && hide();
    addEventListener("keydown", onKey);
    addEventListener("pointerdown", hide);
    addEventListener("scroll", hide, true);
    addEventListener("resize", hide);
    return () => {
      removeEventListener("keydown", onKey);
      removeEventListener("pointerdown", hide);
      removeEventListener("scroll", hide, true);
      removeEventListener("resize", hide);
    };
  }, [shown]);
  if (offer === undefined || !isAbout(offer, view)) return { handlers: {}, tip: undefined };

  function showIn(milliseconds: number, place: HTMLElement): void {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      if (press.current !== undefined) press.current.isLong = true;
      setShown(place);
    }, milliseconds);
  }
  function hide(): void {
    clearTimeout(timer.current);
    setShown(undefined);
  }
  const handlers: HTMLAttributes<HTMLElement> = {
    onPointerEnter: ({ pointerType, currentTarget, buttons }) => {
      if (pointerType === "mouse" && buttons === 0) showIn(HOVERED, currentTarget);
    },
    onPointerLeave: ({ pointerType }) => {
      if (pointerType === "mouse") hide();
    },
    onPointerDown: ({ pointerType, currentTarget, clientX, clientY }) => {
      hide();
      press.current = undefined;
      if (pointerType === "mouse") return;
      press.current = { x: clientX, y: clientY, isLong: false };
      showIn(PRESSED, currentTarget);
    },
    onPointerMove: ({ clientX, clientY }) => {
      const began = press.current;
      if (began === undefined || began.isLong) return;
      if (Math.hypot(clientX - began.x, clientY - began.y) > FINGER_SHAKES) clearTimeout(timer.current);
    },
    onPointerUp: ({ pointerType }) => {
      if (pointerType !== "mouse") clearTimeout(timer.current);
    },
    onPointerCancel: hide,
    onContextMenu: (event) => {
      if (press.current !== undefined) event.preventDefault();
    },
    // A long press reads the tip and is no click.
    onClickCapture: (event) => {
      if (press.current?.isLong !== true) return;
      press.current = undefined;
      event.preventDefault();
      event.stopPropagation();
    },
    onFocus: ({ target, currentTarget }) => {
      if (target.matches(":focus-visible")) setShown(currentTarget);
    },
    onBlur: hide,
  };
  return {
    handlers,
    tip: (
      <>
        <span className="unseen" id={offerLineId(slot)}>
          {words(offer).join("; ")}
        </span>
        {shown !== undefined && <Bubble place={shown} words={words(offer)} />}
      </>
    ),
  };
}

/** On top of everything, below the card or above it if there is no room; it lets every touch through. */
function Bubble({ place, words }: { readonly place: HTMLElement; readonly words: readonly string[] }) {
  const bubble = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const element = bubble.current;
    if (element === null) return;
    element.showPopover();
    const card = place.getBoundingClientRect();
    const { width, height } = element.getBoundingClientRect();
    const below = card.bottom + MARGIN;
    const top = below + height + MARGIN <= innerHeight ? below : card.top - height - MARGIN;
    const left = Math.min(innerWidth - width - MARGIN, card.left + (card.width - width) / 2);
    Object.assign(element.style, { left: `${Math.max(MARGIN, left)}px`, top: `${Math.max(MARGIN, top)}px` });
  }, [place]);
  // Outside the boards, which would clip it.
  return createPortal(
    <span ref={bubble} className="offer-tip" popover="manual" aria-hidden="true">
      {lineOf(words)}
    </span>,
    document.body,
  );
}

/** A small sign on each offered card during bidding; the tip has the words. */
export function OfferMark({ view, slot }: { readonly view: View; readonly slot: Slot }) {
  const offer = useOffer(slot);
  const mark = offer !== undefined && view.step === "bidding" && isAbout(offer, view) ? markOf(offer) : undefined;
  if (mark === undefined) return undefined;
  return (
    <span className="offer-mark" data-good={mark === FITS} aria-hidden="true">
      {mark}
    </span>
  );
}

const FITS = "✓";

/** A tick if the card fits, or the number of missing goods; a card without a place has a warning sign instead. */
function markOf(offer: Offer): string | undefined {
  if (offer.kind === "ship") return offer.docks.length > 0 ? FITS : undefined;
  if (offer.isFull) return undefined;
  return offer.missing.length === 0 ? FITS : `−${offer.missing.length}`;
}
