import type { Page } from "@playwright/test";
import axe, { type AxeResults, type RunOptions } from "axe-core";

export const WCAG = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"] as const;

/** No rule needs the style sheets fetched again, and hidden content is never a violation. */
const LESS: RunOptions = {
  resultTypes: ["violations"],
  preload: false,
  rules: { "hidden-content": { enabled: false } },
};

/**
 * Pictures, with hundreds of shapes each: axe would walk them all, and its verdict on any of them is only that it lies
 * inside the page's landmarks.
 */
const PICTURES = "svg:is([aria-hidden=true], [role=img][aria-label]):not(:has(a, button, [tabindex], foreignObject))";

/** Everything axe finds wrong with a page or a part of it, in words. */
export async function axeFaults(page: Page, options: RunOptions, part?: string): Promise<readonly string[]> {
  // Once for each document: reading axe takes as long as running it on a small page.
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.evaluate(axe.source);
  const violations = await page.evaluate(
    async ([wanted, root, css]) => {
      const pictures = document.querySelectorAll(css);
      for (const one of pictures) Object.defineProperty(one, "childNodes", { configurable: true, value: [] });
      const results: AxeResults = await Reflect.get(globalThis, "axe").run(root ?? document, wanted);
      for (const one of pictures) Reflect.deleteProperty(one, "childNodes");
      return results.violations.map(({ id, nodes }) => `${id} ${nodes.length} × ${nodes[0]?.target}`);
    },
    [{ ...options, ...LESS } satisfies RunOptions, part, PICTURES] as const,
  );
  return violations;
}
