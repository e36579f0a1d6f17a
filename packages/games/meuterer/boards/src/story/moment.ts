import type { View } from "@harbor/meuterer";

const moments = new WeakMap<Element, View>();
const MARK = "data-moment";

/** Marks a part of the page that shows the table as it was, so that what is asked there is answered for that moment. */
export const showing = (view: View) => ({
  [MARK]: "",
  ref(element: Element | null) {
    if (element !== null) moments.set(element, view);
  },
});

/** The table that is shown around a piece; undefined if it is the present one. */
export function momentOf(piece: Element): View | undefined {
  const part = piece.closest(`[${MARK}]`);
  return part === null ? undefined : moments.get(part);
}
