import type { Page } from "@playwright/test";

/** Texts that may be cut: those inside pictures, and those only for screen readers. */
const MAY_BE_CUT = "svg *, .unseen, .unseen *";

/** Two piles of goods in one building on a phone: as high as a finger, but only half as wide as their space. */
const HALF_A_SPACE = 20;
const MAY_BE_NARROW = '.space[data-built="true"] .good';

/** The smallest target's side: for a mouse, for a finger. */
const FINEST = 24;
const FINGER = 44;

/**
 * Everything wrong with a screen's layout, in words: parts outside the page, texts cut off, and controls that are
 * covered or too small for a finger (or, on a large screen, for a mouse).
 */
export async function faultsOf(page: Page, { fingers }: { readonly fingers: boolean }): Promise<readonly string[]> {
  return page.evaluate(
    ({ mayBeCut, mayBeNarrow, narrow, finest, least }) => {
      const SLACK = 1.5;
      const faults: string[] = [];
      const root = [...document.querySelectorAll("dialog[open]")].at(-1) ?? document.body;
      type Box = { left: number; top: number; right: number; bottom: number };

      const nameOf = (element: Element): string => {
        const words = element.getAttribute("aria-label") ?? element.textContent ?? "";
        const kind = element.getAttribute("class") ?? element.localName;
        return `${kind} "${words.trim().replace(/\s+/g, " ").slice(0, 40)}"`;
      };
      const isSeen = (element: Element): boolean =>
        element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
        element.closest(".unseen") === null;
      // Reading a style or a position takes long, so each is read once.
      const overflows = new Map<Element, { readonly x: string; readonly y: string }>();
      function overflowOf(element: Element): { readonly x: string; readonly y: string } {
        const known = overflows.get(element);
        if (known !== undefined) return known;
        const { overflowX: x, overflowY: y } = getComputedStyle(element);
        overflows.set(element, { x, y });
        return { x, y };
      }
      const scrolls = (element: Element, axis: "x" | "y"): boolean => /auto|scroll/.test(overflowOf(element)[axis]);
      const clips = (element: Element, axis: "x" | "y"): boolean => /hidden|clip/.test(overflowOf(element)[axis]);

      const frames = new Map<Element, readonly Element[]>();
      /** The element and its ancestors without those that let everything stick out: they neither clip nor scroll. */
      function framesFrom(element: Element): readonly Element[] {
        const known = frames.get(element);
        if (known !== undefined) return known;
        const outer = element.parentElement === null ? [] : framesFrom(element.parentElement);
        const { x, y } = overflowOf(element);
        const found =
          element !== document.documentElement && x === "visible" && y === "visible" ? outer : [element, ...outer];
        frames.set(element, found);
        return found;
      }

      function bringIntoSight(element: Element, at?: "middle" | "start"): void {
        for (const one of element.parentElement === null ? [] : framesFrom(element.parentElement)) {
          const isPage = one === document.documentElement;
          if (one === document.body || (!isPage && !scrolls(one, "y") && !scrolls(one, "x"))) continue;
          const box = element.getBoundingClientRect();
          const port = isPage
            ? { left: 0, top: 0, right: innerWidth, bottom: innerHeight }
            : one.getBoundingClientRect();
          const out = box.top < port.top || box.bottom > port.bottom || box.left < port.left || box.right > port.right;
          if (!out && at === undefined) continue;
          one.scrollTop += at === "start" ? box.top - port.top : (box.top + box.bottom - port.top - port.bottom) / 2;
          one.scrollLeft += (box.left + box.right - port.left - port.right) / 2;
        }
      }

      const wide = document.documentElement.scrollWidth - innerWidth;
      if (wide > 0) faults.push(`the page is ${wide} px wider than the screen`);

      const controls = [
        ...root.querySelectorAll("button:not(:disabled), a[href], input, select, textarea, summary"),
      ].filter(isSeen);
      const at = (box: Box, x: number, y: number): Element | null =>
        document.elementFromPoint(box.left + (box.right - box.left) * x, box.top + (box.bottom - box.top) * y);
      /**
       * Several controls share a place on a board: a drop target lies over the piece there, and goods stand in front of
       * their ship or building. Some of each must remain reachable.
       */
      const POINTS = [
        [0.5, 0.5],
        [0.5, 0.25],
        [0.5, 0.8],
        [0.25, 0.5],
      ] as const;
      function canBeHit(control: Element, box: Box): boolean {
        const place = control.closest(".slot, .harbor-place");
        return POINTS.slice(0, place === null ? 1 : POINTS.length).some(([x, y]) => {
          const hit = at(box, x, y);
          if (control.contains(hit)) return true;
          const isOffer = hit?.closest(".target") != null || control.matches(".target[data-barred=true]");
          return place !== null && isOffer && hit?.closest(".slot, .harbor-place") === place;
        });
      }

      const boxOf = (control: Element): Box | undefined => {
        const box = control.getClientRects()[0];
        return box === undefined || box.width === 0 || box.height === 0 ? undefined : box;
      };
      for (const control of controls) {
        bringIntoSight(control);
        let box = boxOf(control);
        if (box === undefined) continue;
        let isHit = canBeHit(control, box);
        // Sticky parts may cover it at the moment.
        for (const where of ["middle", "start"] as const) {
          if (isHit) break;
          bringIntoSight(control, where);
          box = boxOf(control) ?? box;
          isHit = canBeHit(control, box);
        }
        const isBeside = box.left < -SLACK || box.right > innerWidth + SLACK;
        const hit = at(box, 0.5, 0.5);
        if (isBeside || hit === null) faults.push(`out of sight: ${nameOf(control)}`);
        // A message over the page can be dismissed.
        else if (!isHit && hit.closest(".call") === null) faults.push(`covered: ${nameOf(control)} by ${nameOf(hit)}`);
      }

      const boxes = controls.flatMap((control) => {
        const box = boxOf(control);
        const inText = control.localName === "a" && getComputedStyle(control).display === "inline";
        return box === undefined ? [] : [{ control, box, inText }];
      });
      /** As in WCAG: a small target passes if a circle of the required size around it meets no other target. */
      for (const { control, box, inText } of boxes) {
        const width = box.right - box.left;
        const height = box.bottom - box.top;
        const narrowest = control.matches(mayBeNarrow) ? narrow : least;
        if (inText || (width >= narrowest - SLACK && height >= least - SLACK)) continue;
        const x = (box.left + box.right) / 2;
        const y = (box.top + box.bottom) / 2;
        const crowd = boxes.find((other) => {
          if (other.control === control || other.control.contains(control)) return false;
          if (other.inText || control.matches(".target") || other.control.matches(".target")) return false;
          const nearX = Math.max(other.box.left, Math.min(x, other.box.right));
          const nearY = Math.max(other.box.top, Math.min(y, other.box.bottom));
          return Math.hypot(nearX - x, nearY - y) < least / 2 - SLACK;
        });
        if (crowd !== undefined || Math.min(width, height) < Math.min(finest, narrowest) - SLACK) {
          const beside = crowd === undefined ? "" : ` beside ${nameOf(crowd.control)}`;
          faults.push(`small: ${nameOf(control)} ${Math.round(width)} × ${Math.round(height)}${beside}`);
        }
      }

      /** Whether an ancestor's title shows the whole of a cut text on hover. */
      const isTold = (element: Element | null, text: string): boolean =>
        element !== null &&
        ((element.getAttribute("title") ?? "").includes(text) || isTold(element.parentElement, text));

      // Nothing is scrolled any more, so positions stay.
      const ports = new Map<Element, Box>();
      function portOf(element: Element): Box {
        const port = ports.get(element) ?? element.getBoundingClientRect();
        ports.set(element, port);
        return port;
      }

      const range = document.createRange();
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
        const text = (node.textContent ?? "").trim();
        const parent = node.parentElement;
        if (text === "" || parent === null || parent.matches(mayBeCut) || !isSeen(parent)) continue;
        range.selectNodeContents(node);
        const all = range.getBoundingClientRect();
        let box: Box = all;
        const tall = Math.max(3, all.height * 0.15);
        for (const one of framesFrom(parent)) {
          if (one === document.documentElement) break;
          const port = portOf(one);
          // It gave way: it wrapped to a column beside its room, which shows nothing of it.
          if (overflowOf(one).x === "clip" && box.left >= port.right - SLACK) break;
          const cutX = clips(one, "x") && (box.left < port.left - SLACK || box.right > port.right + SLACK);
          const cutY = clips(one, "y") && (box.top < port.top - tall || box.bottom > port.bottom + tall);
          if ((cutX || cutY) && !isTold(parent, text)) {
            faults.push(`cut off: "${text.slice(0, 40)}" in ${one.getAttribute("class") ?? one.localName}`);
            break;
          }
          const reachX = scrolls(one, "x");
          const reachY = scrolls(one, "y");
          box = {
            left: reachX ? port.left : box.left,
            right: reachX ? port.right : box.right,
            top: reachY ? port.top : box.top,
            bottom: reachY ? port.bottom : box.bottom,
          };
        }
      }
      return [...new Set(faults)];
    },
    {
      mayBeCut: MAY_BE_CUT,
      mayBeNarrow: MAY_BE_NARROW,
      narrow: HALF_A_SPACE,
      finest: FINEST,
      least: fingers ? FINGER : FINEST,
    },
  );
}
