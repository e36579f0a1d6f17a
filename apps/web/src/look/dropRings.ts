const TYPED_IN = "input, textarea, select, [contenteditable]";

/**
 * Removes the focus ring when a keyboard user switches to the mouse. Otherwise browsers keep it, and draw it again
 * around everything that the page focuses later.
 */
export function dropRings(): void {
  const drop = ({ pointerType }: PointerEvent) => {
    const { activeElement } = document;
    if (pointerType !== "mouse" || !(activeElement instanceof HTMLElement)) return;
    if (activeElement.matches(":focus-visible") && !activeElement.matches(TYPED_IN)) activeElement.blur();
  };
  addEventListener("pointerdown", drop, { capture: true });
}
