import { pair, type Seen } from "./pairing.ts";

/** What lies where, without measuring anything. */
export type Layout = {
  readonly pieces: readonly (Seen & { readonly body: Element })[];
  readonly figures: ReadonlyMap<Element, number>;
};

const FRESH = "data-fresh";
const CHANGE = "data-change";

export function layoutOf(root: Element): Layout {
  return {
    pieces: [...root.querySelectorAll("[data-piece]")].map((element) => ({
      piece: element.getAttribute("data-piece") ?? "",
      at: element.getAttribute("data-at") ?? "",
      face: element.getAttribute("data-face") ?? "",
      body: element.hasAttribute("data-drawn") ? (element.querySelector("svg") ?? element) : element,
    })),
    figures: new Map([...root.querySelectorAll(".figure")].map((figure) => [figure, Number(figure.textContent)])),
  };
}

/**
 * Shows without motion what motion would tell: pieces that came, moved or turned are framed, and figures say by how much
 * they changed. Marks stay until the next change. A change in which nothing moved leaves them.
 */
export function markChanges(root: Element, before: Layout): void {
  const now = layoutOf(root);
  const { kept, moved, came } = pair(before.pieces, now.pieces);
  const turned = kept.filter(([was, is]) => was.face !== is.face);
  const wentFar = moved.filter(([was, is]) => placeOf(was) !== placeOf(is));
  const fresh = [...[...turned, ...wentFar].map(([, is]) => is), ...came];
  const changed = [...now.figures].flatMap(([figure, value]) => {
    const change = value - (before.figures.get(figure) ?? value);
    return change === 0 ? [] : [{ figure, change }];
  });
  if (fresh.length === 0 && changed.length === 0) return;
  clearMarks(root);
  for (const { body } of fresh) body.setAttribute(FRESH, "true");
  for (const { figure, change } of changed) {
    figure.setAttribute(CHANGE, `${change > 0 ? "▲" : "▼"}${Math.abs(change)}`);
  }
}

export function clearMarks(root: Element): void {
  for (const name of [FRESH, CHANGE]) {
    for (const marked of root.querySelectorAll(`[${name}]`)) marked.removeAttribute(name);
  }
}

/** Where a piece lies, apart from its number among others: a row that closes up has not moved. */
function placeOf({ at }: Seen): string {
  return at.replace(/:[^:]*$/, "");
}
