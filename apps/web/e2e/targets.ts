import type { Page } from "@playwright/test";

/** The side of everything that can be tapped, in CSS pixels: WCAG 2.2, 2.5.5 (enhanced). */
const FINGER = 44;

/** A control that may be smaller where a board truly has no room, and where it is smallest. */
export type Exception = {
  readonly css: string;
  readonly why: string;
  readonly least: readonly [width: number, height: number];
  readonly screen: string;
  readonly window: readonly [width: number, height: number];
  /** With letters twice as large. */
  readonly large?: true;
};

/** This list may only shrink: a test fails as soon as one of them has grown at the place named here. */
export const EXCEPTIONS: readonly Exception[] = [
  {
    css: ".dock-ship",
    why: "a ship lies between two walls that take a bollard; its card is only looked at, and a long press tells the same",
    least: [89, 31],
    screen: "bollard",
    window: [360, 640],
  },
  {
    css: ".offer",
    why: "six houses, two of them with a card in front, stand above each other on the lowest boards; a long press tells the same",
    least: [89, 34],
    screen: "lesson-bid",
    window: [360, 640],
  },
  {
    css: ".loading > .target, .space-building, .space .good",
    why: "a copy of the harbor in a dialog: four columns beside the docks and the track",
    least: [40, 64],
    screen: "trial",
    window: [360, 640],
    large: true,
  },
  {
    css: ".dock-cargo .good",
    why: "a dock of the copy is so low that more would cover the ship behind its cargo",
    least: [89, 40],
    screen: "trial",
    window: [768, 1024],
    large: true,
  },
];

export type SmallTarget = {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  /** The numbers of the exceptions that it matches. */
  readonly matches: readonly number[];
};

/** Every control whose hit area is smaller than a fingertip, apart from the exceptions. */
export async function tooSmall(page: Page): Promise<readonly string[]> {
  const isAllowed = ({ width, height, matches }: SmallTarget) =>
    matches.some((nth) => {
      const [wide = FINGER, high = FINGER] = EXCEPTIONS[nth]?.least ?? [];
      return width >= wide - 1 && height >= high - 1;
    });
  const small = (await smallTargets(page)).filter((target) => !isAllowed(target));
  return small.map(({ name, width, height }) => `${name}: ${width} × ${height}`);
}

/**
 * The hit area is the control's box, or what a tap around its middle reaches. Where something else lies over the middle,
 * that is what can be tapped there.
 */
export async function smallTargets(page: Page): Promise<readonly SmallTarget[]> {
  return page.evaluate(
    ({ least, exceptions }) => {
      const SLACK = 1;
      const CONTROLS =
        "button:not(:disabled), a[href], input:not([type=hidden], :disabled), select, textarea, summary, [role=button]";
      const root = [...document.querySelectorAll("dialog[open]")].at(-1) ?? document.body;
      const isLarge = (width: number, height: number) => width >= least - SLACK && height >= least - SLACK;
      const scrolled = new Map<Element, readonly [left: number, top: number]>();
      // Another check may have made everything touchable, even what lets every touch through.
      const sheets = [...document.adoptedStyleSheets];

      function bringIntoSight(element: Element): void {
        for (let one = element.parentElement; one !== null; one = one.parentElement)
          if (!scrolled.has(one)) scrolled.set(one, [one.scrollLeft, one.scrollTop]);
        element.scrollIntoView({ block: "center", inline: "center" });
      }

      function hitArea(place: Element): readonly [width: number, height: number] | undefined {
        if (document.adoptedStyleSheets.length > 0) document.adoptedStyleSheets = [];
        bringIntoSight(place);
        const { left, top, right, bottom } = place.getBoundingClientRect();
        const isHit = (dx: number, dy: number) =>
          place.contains(document.elementFromPoint((left + right) / 2 + dx, (top + bottom) / 2 + dy));
        const reach = (dx: number, dy: number): number => {
          let far = 0;
          while (far < least && isHit(dx * (far + 1), dy * (far + 1))) far += 1;
          return far;
        };
        return isHit(0, 0) ? [1 + reach(1, 0) + reach(-1, 0), 1 + reach(0, 1) + reach(0, -1)] : undefined;
      }

      const found = [...root.querySelectorAll(CONTROLS)].flatMap((control) => {
        // A tap on its label counts as well.
        const place = (control instanceof HTMLInputElement ? control.closest("label") : undefined) ?? control;
        const box = place.getBoundingClientRect();
        if (box.width === 0 || box.height === 0 || isLarge(box.width, box.height)) return [];
        const isSeen = control.checkVisibility({ visibilityProperty: true, opacityProperty: true });
        const isInText = control.localName === "a" && getComputedStyle(control).display === "inline";
        if (!isSeen || control.closest(".unseen") !== null) return [];
        if (isInText && control.closest("p, li, dd, td") !== null) return [];
        const [width, height] = hitArea(place) ?? [least, least];
        if (isLarge(width, height)) return [];
        const words = control.getAttribute("aria-label") ?? control.textContent ?? "";
        const name = `${control.getAttribute("class") ?? control.localName} "${words.trim().replace(/\s+/g, " ").slice(0, 30)}"`;
        const matches = exceptions.flatMap((css, nth) => (control.matches(css) ? [nth] : []));
        return [{ name, width, height, matches }];
      });
      for (const [one, [left, top]] of scrolled) one.scrollTo({ left, top, behavior: "instant" });
      if (document.adoptedStyleSheets.length < sheets.length) document.adoptedStyleSheets = sheets;
      return found;
    },
    { least: FINGER, exceptions: EXCEPTIONS.map(({ css }) => css) },
  );
}
