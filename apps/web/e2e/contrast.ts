import type { JSHandle, Page } from "@playwright/test";
import { whileTouchable } from "./touchable.ts";

/** Texts inside drawings, or only for screen readers; and those of disabled controls, which are pale on purpose. */
const UNWATCHED =
  "svg *, .unseen, .unseen *, option, :disabled, :disabled *, [aria-disabled=true], [aria-disabled=true] *";

/** Fields show words that are no text of the document. */
const FIELDS =
  "textarea, select, input:not([type=checkbox], [type=radio], [type=range], [type=color], [type=file], [type=hidden])";

/** WCAG 1.4.3, and 1.4.6 for those who ask for high contrast; for common and for large letters. */
const LEAST = { common: { normal: 4.5, high: 7 }, large: { normal: 3, high: 4.5 } } as const;

/** Every text that can be brought into sight, each with the elements it stands on, from top to bottom. */
export type Texts = JSHandle<readonly TextOnGround[]>;
type TextOnGround = { readonly words: string; readonly stack: readonly Element[] };

/** What a text stands on depends on the window; its colors are read later, once for each way to dress the page. */
export function findTexts(page: Page): Promise<Texts> {
  return whileTouchable(page, () =>
    page.evaluateHandle(
      ({ unwatched, fields }) => {
        const root = [...document.querySelectorAll("dialog[open]")].at(-1) ?? document.body;
        const scrolled = new Map<Element, readonly [left: number, top: number]>();
        const range = document.createRange();
        const isSeen = (element: Element) =>
          !element.matches(unwatched) && element.checkVisibility({ visibilityProperty: true, opacityProperty: true });

        function bringIntoSight(element: Element): void {
          for (let one = element.parentElement; one !== null; one = one.parentElement)
            if (!scrolled.has(one)) scrolled.set(one, [one.scrollLeft, one.scrollTop]);
          element.scrollIntoView({ block: "start", inline: "nearest", behavior: "instant" });
        }

        function stackAt(element: Element, box: DOMRect | undefined): readonly Element[] {
          if (box === undefined || box.width === 0) return [];
          const stack = document.elementsFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2);
          const own = stack.indexOf(element);
          return own === -1 ? [] : stack.slice(own);
        }

        function found(element: Element, words: string, boxOf: () => DOMRect | undefined): TextOnGround[] {
          let stack = stackAt(element, boxOf());
          if (stack.length === 0) {
            bringIntoSight(element);
            stack = stackAt(element, boxOf());
          }
          // Else it is cut or covered on purpose: what may not be is checked elsewhere.
          return stack.length === 0 ? [] : [{ words, stack }];
        }

        const texts: TextOnGround[] = [];
        let seen = 0;
        const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
        for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
          const words = (node.textContent ?? "").trim();
          const parent = node.parentElement;
          if (words === "" || parent === null || !isSeen(parent)) continue;
          seen += 1;
          const text = node;
          const line = () => {
            range.selectNodeContents(text);
            return range.getClientRects()[0];
          };
          texts.push(...found(parent, words, line));
        }
        for (const field of root.querySelectorAll<HTMLInputElement>(fields)) {
          if (isSeen(field)) texts.push(...found(field, field.value, () => field.getBoundingClientRect()));
        }
        for (const [one, [left, top]] of scrolled) one.scrollTo({ left, top, behavior: "instant" });
        if (texts.length < seen / 2) throw new Error(`of ${seen} texts only ${texts.length} can be looked at`);
        return texts;
      },
      { unwatched: UNWATCHED, fields: FIELDS },
    ),
  );
}

/** The texts that are too pale in the present colors, in words. */
export async function paleTexts(texts: Texts, wanted: "normal" | "high" = "normal"): Promise<readonly string[]> {
  return texts.evaluate(
    (all, { common, large }) => {
      type Color = readonly [number, number, number, number];
      const canvas = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
      const colors = new Map<string, Color>();
      function colorOf(css: string): Color {
        const known = colors.get(css);
        if (known !== undefined || canvas === null) return known ?? [0, 0, 0, 0];
        canvas.clearRect(0, 0, 1, 1);
        canvas.fillStyle = css;
        canvas.fillRect(0, 0, 1, 1);
        const [r = 0, g = 0, b = 0, a = 0] = canvas.getImageData(0, 0, 1, 1).data;
        const color = [r, g, b, a / 255] as const;
        colors.set(css, color);
        return color;
      }
      const over = ([r, g, b, a]: Color, [R, G, B]: Color): Color => [
        r * a + R * (1 - a),
        g * a + G * (1 - a),
        b * a + B * (1 - a),
        1,
      ];
      const opacities = new Map<Element, number>();
      function opacityOf(element: Element): number {
        const known = opacities.get(element);
        if (known !== undefined) return known;
        const outer = element.parentElement === null ? 1 : opacityOf(element.parentElement);
        const opacity = outer * Number(getComputedStyle(element).opacity);
        opacities.set(element, opacity);
        return opacity;
      }

      // The page's background is painted behind everything, even if the body has it.
      const isClear = (style: CSSStyleDeclaration) =>
        style.backgroundImage === "none" && colorOf(style.backgroundColor)[3] === 0;
      const lowest = isClear(getComputedStyle(document.documentElement)) ? document.body : document.documentElement;
      const dressed = (element: Element) => (element === document.documentElement ? lowest : element);
      const isBare = (element: Element) => element === document.body && element === lowest;

      type Ground = Color | "none" | "patterned";
      const grounds = new Map<Element, Ground>();
      /** What an element itself paints; backgrounds with a pattern are judged by eye. */
      function ownGround(element: Element): Ground {
        const style = getComputedStyle(dressed(element));
        if (style.visibility === "hidden" || isBare(element)) return "none";
        const isDrawn = element instanceof SVGElement;
        if (isDrawn && (element.localName === "svg" || style.fill === "none")) return "none";
        if (!isDrawn && style.backgroundImage !== "none") return "patterned";
        const [r, g, b, a] = colorOf(isDrawn ? style.fill : style.backgroundColor);
        const alpha = a * opacityOf(element) * (isDrawn ? Number(style.fillOpacity) : 1);
        return alpha > 0 ? [r, g, b, alpha] : "none";
      }
      function groundOf(element: Element): Ground {
        const known = grounds.get(element);
        if (known !== undefined) return known;
        const ground = ownGround(element);
        grounds.set(element, ground);
        return ground;
      }

      /** The color behind a text: all grounds down to the first opaque one. */
      function behind(stack: readonly Element[]): Color | undefined {
        const layers: Color[] = [];
        for (const one of stack) {
          const ground = groundOf(one);
          if (ground === "patterned") return undefined;
          if (ground === "none") continue;
          layers.push(ground);
          if (ground[3] > 0.98) return layers.reduceRight((below, layer) => over(layer, below));
        }
        return layers.reduceRight((below, layer) => over(layer, below), [255, 255, 255, 1] as Color);
      }
      const light = ([r, g, b]: Color): number => {
        const [R = 0, G = 0, B = 0] = [r, g, b].map((part) =>
          part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4,
        );
        return 0.2126 * R + 0.7152 * G + 0.0722 * B;
      };
      const LARGE = 24;
      const LARGE_BOLD = 18.66;
      const BOLD = 700;

      const faults = new Set<string>();
      for (const { words, stack } of all) {
        const [element] = stack;
        const ground = behind(stack);
        if (element === undefined || ground === undefined) continue;
        const isEmpty = words === "" && "placeholder" in element;
        const style = getComputedStyle(element, isEmpty ? "::placeholder" : undefined);
        const [r, g, b, a] = colorOf(style.color);
        const ink = over([r, g, b, a * opacityOf(element)], ground);
        const [bright = 0, dark = 0] = [light(ink), light(ground)].toSorted((one, other) => other - one);
        const ratio = (bright + 0.05) / (dark + 0.05);
        const size = Number.parseFloat(style.fontSize);
        const isLarge = size >= (Number(style.fontWeight) >= BOLD ? LARGE_BOLD : LARGE);
        if (ratio >= (isLarge ? large : common) - 0.01) continue;
        const place =
          element.getAttribute("class") ?? element.parentElement?.getAttribute("class") ?? element.localName;
        faults.add(`contrast of ${ratio.toFixed(1)}: "${words.slice(0, 28)}" in ${place}`);
      }
      return [...faults];
    },
    { common: LEAST.common[wanted], large: LEAST.large[wanted] },
  );
}
