const TYPED_IN = "input, textarea, select, [contenteditable]";

/**
 * Whoever takes up the mouse looks where they point. The browser leaves the ring around what was reached by keys, and
 * draws it again around whatever the page gives the focus to next.
 */
export function dropRings(): void {
  const drop = ({ pointerType }: PointerEvent) => {
    const { activeElement } = document;
    if (pointerType !== "mouse" || !(activeElement instanceof HTMLElement)) return;
    if (activeElement.matches(":focus-visible") && !activeElement.matches(TYPED_IN)) activeElement.blur();
  };
  addEventListener("pointerdown", drop, { capture: true });
}
