import { useEffect } from "react";

/** A digit, or P for passing, presses the button on the desk that shows it. Ignored while somebody types. */
export function useKeys(): void {
  useEffect(() => {
    function press(event: KeyboardEvent): void {
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || isTyping(event.target)) return;
      if (!/^[0-9a-z]$/i.test(event.key) || document.querySelector("dialog[open]") !== null) return;
      document.querySelector<HTMLButtonElement>(`.meu-desk [data-key="${event.key.toLowerCase()}"]`)?.click();
    }
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, []);
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest("input, textarea, select, [contenteditable]") !== null;
}
