import { reloadForNewerBuild } from "./newerBuild.ts";

const LOOK_MS = 2000;
/** After this long without input, the user is thinking or away. */
const PAUSE_MS = 10_000;
const SIGNS_OF_LIFE = ["pointerdown", "pointermove", "keydown", "wheel", "touchstart"] as const;

/**
 * Reloads the page for a newer build when that disturbs nobody: while it is hidden or after a pause, and never while
 * text is being entered. Returns a function that cancels it.
 */
export function reloadWhenCalm(): () => void {
  let touchedAt = performance.now();
  const touched = () => {
    touchedAt = performance.now();
  };
  for (const sign of SIGNS_OF_LIFE) addEventListener(sign, touched, { passive: true });
  const timer = setInterval(() => {
    const pauses = document.hidden || performance.now() - touchedAt >= PAUSE_MS;
    if (pauses && !isWriting(document.activeElement)) void reloadForNewerBuild();
  }, LOOK_MS);
  return () => {
    clearInterval(timer);
    for (const sign of SIGNS_OF_LIFE) removeEventListener(sign, touched);
  };
}

function isWriting(element: Element | null): boolean {
  const isField = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
  return isField && element.value !== "";
}
