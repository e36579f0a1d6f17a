import type { InParts } from "@harbor/kit";
import { startTransition, useEffect, useState } from "react";

/** How long the page may be busy at a time; a phone takes several times as long for what fits into this. */
const PART_MS = 4;

/**
 * The result of a long computation, which must not delay a frame: it begins once the page is drawn, and leaves the page
 * free in between. Until a new one is complete, this is the previous result; at first there is none.
 */
export function useWorkedOut<Result>(begin: () => InParts<Result>): Result | undefined {
  const [result, setResult] = useState<Result>();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const parts = begin();
    function goOn(): void {
      const until = performance.now() + PART_MS;
      let part = parts.next();
      while (part.done !== true && performance.now() < until) part = parts.next();
      if (part.done !== true) {
        timer = setTimeout(goOn);
        return;
      }
      const { value } = part;
      startTransition(() => setResult(() => value));
    }
    const frame = requestAnimationFrame(() => {
      // Runs once this frame is drawn.
      timer = setTimeout(goOn);
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [begin]);
  return result;
}
