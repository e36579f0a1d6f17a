import { useLayoutEffect, useRef } from "react";
import { useBoardContext } from "../boardContext.ts";

const COUNTING = 450;

/** A number that counts up or down to its new value; screen readers get the value from a separate element. */
export function Figure({ value }: { readonly value: number }) {
  const { pace } = useBoardContext();
  const place = useRef<HTMLSpanElement>(null);
  const shown = useRef(value);
  // Before paint, so that the new number does not flash up before the counting.
  useLayoutEffect(() => {
    const element = place.current;
    if (element === null) return;
    const from = shown.current;
    if (pace === 0 || from === value) {
      show(value);
      return;
    }
    show(from);
    const begun = performance.now();
    let frame = requestAnimationFrame(function count(now) {
      const part = Math.min(1, Math.max(0, (now - begun) / (COUNTING * pace)));
      show(Math.round(from + (value - from) * part));
      if (part < 1) frame = requestAnimationFrame(count);
    });
    return () => cancelAnimationFrame(frame);

    function show(number: number): void {
      shown.current = number;
      if (element !== null) element.textContent = String(number);
    }
  }, [value, pace]);
  return (
    <span ref={place} className="figure" aria-hidden="true">
      {value}
    </span>
  );
}
