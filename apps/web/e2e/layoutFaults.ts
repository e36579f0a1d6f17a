import type { Page } from "@playwright/test";
import { BARE, PASSED } from "./touchable.ts";

/** What a decision needs, as selectors. Selectors without a match are skipped. */
export type Needs = {
  /** The decision itself: visible at once, without scrolling. */
  readonly decide: readonly string[];
  /** What players look at before they decide: visible, or fully reachable by scrolling. */
  readonly reach: readonly string[];
};

export type Strictness = {
  /** With letters twice as large, the decision itself may need scrolling. */
  readonly scrolls: boolean;
};

/** The smallest font size, in CSS pixels. */
const SMALLEST = 12;

/** Texts inside drawings, or only for screen readers. */
const UNWATCHED = "svg *, .unseen, .unseen *, option";

/** What may cover the things below it: it was asked for, was put there, or is their own label. */
const MAY_COVER =
  ".target, .slot-key, .slot .bids, .slot-verdict, .settled, .paper-grain, .wall-price, .space-maker, .calls, .route-good, .answer";

/** Names of cards, houses and people. */
const NAMES = ".plate-name, .house-name, .offer-name, .space-name, .player-name, .rail-name, .rungs .name";

/**
 * Everything wrong with the layout, in words: something a decision needs is off the screen, cut or covered; a name is
 * cut; letters are too small. Everything must be touchable.
 */
export async function layoutFaults(page: Page, needs: Needs, { scrolls }: Strictness): Promise<readonly string[]> {
  return page.evaluate(
    ({ decide, reach, scrolls, smallest, unwatched, mayCover, names, passed, bare }) => {
      const SLACK = 1.5;
      const faults = new Set<string>();
      type Box = { left: number; top: number; right: number; bottom: number };

      const nameOf = (element: Element): string => {
        const words = element.getAttribute("aria-label") ?? element.textContent ?? "";
        return `${element.getAttribute("class") ?? element.localName} "${words.trim().replace(/\s+/g, " ").slice(0, 28)}"`;
      };
      // Reading a style takes long, so each is read once.
      const sights = new Map<Element, boolean>();
      function isSeen(element: Element): boolean {
        const known = sights.get(element);
        if (known !== undefined) return known;
        const seen =
          element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
          element.closest(".unseen") === null;
        sights.set(element, seen);
        return seen;
      }
      type Overflow = { readonly x: string; readonly y: string };
      const overflows = new Map<Element, Overflow>();
      function overflowOf(element: Element): Overflow {
        const known = overflows.get(element);
        if (known !== undefined) return known;
        const { overflowX: x, overflowY: y } = getComputedStyle(element);
        overflows.set(element, { x, y });
        return { x, y };
      }
      const frames = new Map<Element, readonly Element[]>();
      /** The ancestors that clip or scroll, from inside out: everything may stick out of the others. */
      function framesOf(element: Element): readonly Element[] {
        const known = frames.get(element);
        if (known !== undefined) return known;
        const parent = element.parentElement;
        const outer = parent === null ? [] : framesOf(parent);
        const isOpen = parent === null || (overflowOf(parent).x === "visible" && overflowOf(parent).y === "visible");
        const found = isOpen ? outer : [parent, ...outer];
        frames.set(element, found);
        return found;
      }
      const round = (box: Box) => [box.left, box.top, box.right, box.bottom].map((edge) => Math.round(edge)).join(" ");

      /** With large letters, an element may be taller than the area it scrolls in. */
      function isTallerThanItsScroller(element: Element, { top, bottom }: Box): boolean {
        return framesOf(element).some((one) => {
          const port = one.getBoundingClientRect();
          return /auto|scroll/.test(overflowOf(one).y) && bottom - top > port.bottom - port.top;
        });
      }

      /** The first edge that cuts the element off: the screen's, or that of a box it sticks out of. */
      function cutBy(element: Element): string | undefined {
        const box = element.getBoundingClientRect();
        if (scrolls && isTallerThanItsScroller(element, box)) return undefined;
        if (box.left < -SLACK || box.top < -SLACK || box.right > innerWidth + SLACK || box.bottom > innerHeight + SLACK)
          return `the screen (${round(box)})`;
        for (const one of framesOf(element)) {
          if (one === document.body || one === document.documentElement) break;
          const { x, y } = overflowOf(one);
          const port = one.getBoundingClientRect();
          const cutX = x !== "visible" && (box.left < port.left - SLACK || box.right > port.right + SLACK);
          const outY = box.top < port.top - SLACK || box.bottom > port.bottom + SLACK;
          const cutY = y !== "visible" && outY;
          if (cutX || cutY) return `${one.getAttribute("class") ?? one.localName} (${round(box)} in ${round(port)})`;
        }
        return undefined;
      }

      function paints(element: Element): boolean {
        const style = getComputedStyle(element);
        if (style.visibility === "hidden" || Number(style.opacity) < 0.5) return false;
        if (element instanceof SVGElement) return element.localName !== "svg" && style.fill !== "none";
        return isFilled(style);
      }

      function isFilled(style: CSSStyleDeclaration): boolean {
        // As in rgba(1, 2, 3, 0.5) and in color(srgb 0.1 0.2 0.3 / 0.5).
        const alpha = /(?:rgba\([^)]*,|\/)\s*([\d.]+)\)$/.exec(style.backgroundColor)?.[1];
        const isClear = style.backgroundColor === "rgba(0, 0, 0, 0)" || (alpha !== undefined && Number(alpha) < 0.6);
        return !isClear || (style.backgroundImage !== "none" && !style.backgroundImage.includes("transparent"));
      }

      /** An element is found above what it contains only if its ::before or ::after lies there. */
      function veils(element: Element): boolean {
        return ["::before", "::after"].some((part) => {
          const style = getComputedStyle(element, part);
          const isThere = style.content !== "none" && style.visibility !== "hidden" && Number(style.opacity) >= 0.5;
          return isThere && isFilled(style);
        });
      }

      const POINTS = [
        [0.5, 0.5],
        [0.15, 0.2],
        [0.85, 0.2],
        [0.15, 0.8],
        [0.85, 0.8],
      ] as const;
      /** The topmost element, if it is known to cover nothing of this one: by itself it may lie there, or it is empty. */
      function letPass(top: Element | null, element: Element): boolean {
        const mayLieThere = top?.closest(mayCover) ?? null;
        if (top === null || mayLieThere?.contains(element)) return false;
        if (mayLieThere !== null) return !isInTheWay(mayLieThere, element) && mark(mayLieThere, passed);
        return top.contains(element) && !veils(top) && mark(top, bare);
      }

      /** False if it is marked already. */
      function mark(element: Element, as: string): boolean {
        return !element.hasAttribute(as) && element.toggleAttribute(as, true);
      }

      function unmark(within: Element | Document): void {
        for (const one of within.querySelectorAll(`[${passed}], [${bare}]`)) {
          one.removeAttribute(passed);
          one.removeAttribute(bare);
        }
      }

      /** While a slot's bids are shown, they take most of its area. */
      function isInTheWay(mayLieThere: Element, element: Element): boolean {
        return element.matches(names) && mayLieThere.matches("[data-told=false] > .bids");
      }

      function coveredBy(element: Element): Element | undefined {
        for (let one = element.closest(`[${passed}]`); one !== null; one = element.closest(`[${passed}]`))
          one.removeAttribute(passed);
        const box = element.getBoundingClientRect();
        for (const [x, y] of POINTS) {
          const at = [box.left + (box.right - box.left) * x, box.top + (box.bottom - box.top) * y] as const;
          // The topmost element is found much sooner than all of them: what need not be seen again is left out.
          let top = document.elementFromPoint(...at);
          while (!element.contains(top) && letPass(top, element)) top = document.elementFromPoint(...at);
          if (element.contains(top)) continue;
          unmark(element);
          const stack = document.elementsFromPoint(...at);
          const own = stack.findIndex((one) => element.contains(one));
          const before = own === -1 ? [] : stack.slice(0, own);
          const cover = before.find((one) => {
            const mayLieThere = one.closest(mayCover);
            if (mayLieThere !== null && !isInTheWay(mayLieThere, element)) return false;
            return one.contains(element) ? veils(one) : paints(one) || mayLieThere !== null;
          });
          if (cover !== undefined) return cover;
        }
        return undefined;
      }

      /** It gave way: it wrapped to a column beside its room, which shows nothing of it. */
      function hasGivenWay(element: Element): boolean {
        const room = framesOf(element).find((one) => overflowOf(one).x === "clip");
        return room !== undefined && element.getBoundingClientRect().left >= room.getBoundingClientRect().right - SLACK;
      }

      /** Where everything was that has been scrolled. */
      const scrolled = new Map<Element, number>();
      function scrollTo(element: Element, block: "nearest" | "center"): void {
        for (const one of [...framesOf(element), document.documentElement])
          if (!scrolled.has(one)) scrolled.set(one, one.scrollTop);
        element.scrollIntoView({ block, inline: "nearest" });
      }

      function check(css: string, mayScroll: boolean): void {
        for (const element of document.querySelectorAll(css)) {
          if (hasGivenWay(element)) continue;
          const seen = isSeen(element);
          if (!seen) {
            // Other parts of the table are one tap away; a decision is never inside them.
            if (!mayScroll && element.closest("[data-part]") === null) faults.add(`not shown: ${nameOf(element)}`);
            continue;
          }
          let cut = cutBy(element);
          if (mayScroll && cut !== undefined) {
            scrollTo(element, "nearest");
            cut = cutBy(element);
          }
          const { width, height } = element.getBoundingClientRect();
          if (Math.min(width, height) < 8) faults.add(`no room: ${nameOf(element)}`);
          else if (cut !== undefined) faults.add(`cut: ${nameOf(element)} by ${cut}`);
          else {
            let cover = coveredBy(element);
            // It may just be hidden below a sticky part.
            if (cover !== undefined && mayScroll) {
              scrollTo(element, "center");
              cover = coveredBy(element);
            }
            if (cover !== undefined) faults.add(`covered: ${nameOf(element)} by ${nameOf(cover)}`);
          }
        }
      }

      /** A word longer than its line is broken or cut at an arbitrary letter. */
      function checkWords(name: Element): void {
        if (canvas === null || !isSeen(name)) return;
        const style = getComputedStyle(name);
        canvas.font = style.font;
        const room = name.clientWidth - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight);
        const shown = [...name.childNodes].filter((node) => !(node instanceof Element) || isSeen(node));
        const words = shown.map(({ textContent }) => textContent ?? "").join("");
        for (const part of words.split(/\s+|-/)) {
          const longest = part.split("\u00ad").map((piece, nth, all) => (nth < all.length - 1 ? `${piece}-` : piece));
          const wide = longest.find((piece) => (canvas?.measureText(piece).width ?? 0) > room + SLACK);
          if (wide !== undefined && !scrolls) faults.add(`torn: "${wide}" in ${nameOf(name)}`);
        }
      }

      /** A name with its own plate must not stick out of it. */
      function checkHolder(name: Element): void {
        const holder = name.parentElement?.getBoundingClientRect();
        if (holder === undefined || !isSeen(name) || name.closest(".slot") === null) return;
        const { left, right } = name.getBoundingClientRect();
        if (left < holder.left - SLACK || right > holder.right + SLACK) faults.add(`sticks out: ${nameOf(name)}`);
      }

      const canvas = document.createElement("canvas").getContext("2d");
      for (const name of document.querySelectorAll(names)) {
        checkWords(name);
        checkHolder(name);
      }
      for (const css of decide) check(css, scrolls);
      for (const css of reach) check(css, true);
      unmark(document);
      for (const [one, top] of scrolled) one.scrollTop = top;

      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const range = document.createRange();
      for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
        const text = (node.textContent ?? "").trim();
        const parent = node.parentElement;
        if (text === "" || parent === null || parent.matches(unwatched) || !isSeen(parent)) continue;
        range.selectNodeContents(node);
        const box = range.getBoundingClientRect();
        if (box.width === 0) continue;
        const style = getComputedStyle(parent);
        const size = Number.parseFloat(style.fontSize);
        const where = `"${text.slice(0, 28)}" in ${parent.getAttribute("class") ?? parent.parentElement?.getAttribute("class") ?? parent.localName}`;
        if (size < smallest - 0.01) faults.add(`letters of ${size.toFixed(1)} px: ${where}`);
        for (const one of [parent, parent.parentElement]) {
          if (one === null || !/ellipsis/.test(getComputedStyle(one).textOverflow)) continue;
          const port = one.getBoundingClientRect();
          if (one.scrollWidth > one.clientWidth + 1 || box.right > port.right + SLACK) faults.add(`name cut: ${where}`);
        }
      }
      return [...faults];
    },
    {
      ...needs,
      scrolls,
      smallest: SMALLEST,
      unwatched: UNWATCHED,
      mayCover: MAY_COVER,
      names: NAMES,
      passed: PASSED,
      bare: BARE,
    },
  );
}
