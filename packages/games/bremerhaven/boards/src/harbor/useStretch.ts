import { HARBOR_LAYOUT } from "@harbor/bremerhaven-pictures/scenes";
import { type RefObject, useEffect, useState } from "react";

/** How much the harbor's box is stretched vertically; on a phone, height is less scarce than width. */
export function useStretch(box: RefObject<HTMLElement | null>): number {
  const [stretch, setStretch] = useState(1);
  useEffect(() => {
    const element = box.current;
    if (element === null || typeof ResizeObserver === "undefined") return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry === undefined || entry.contentRect.width === 0) return;
      const { width, height } = entry.contentRect;
      setStretch(height / width / (HARBOR_LAYOUT.height / HARBOR_LAYOUT.width));
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [box]);
  return stretch;
}
