import { startTransition, useEffect, useState } from "react";

/**
 * The value as it was when the page was last drawn. What takes long to compute from it delays no frame: React would
 * compute a deferred value before the browser draws what is already known.
 */
export function useDrawn<Value>(value: Value): Value {
  const [drawn, setDrawn] = useState(() => value);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      // Runs once this frame is drawn.
      timer = setTimeout(() => startTransition(() => setDrawn(() => value)));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [value]);
  return drawn;
}
