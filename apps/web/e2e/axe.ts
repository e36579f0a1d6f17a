import type { Page } from "@playwright/test";
import axe, { type AxeResults, type RunOptions } from "axe-core";

export const WCAG = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"] as const;

/** Everything axe finds wrong with a page or a part of it, in words. */
export async function axeFaults(page: Page, options: RunOptions, part?: string): Promise<readonly string[]> {
  // Once for each document: reading axe takes as long as running it on a small page.
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.evaluate(axe.source);
  const violations = await page.evaluate(
    async ([wanted, root]) => {
      const results: AxeResults = await Reflect.get(globalThis, "axe").run(root ?? document, wanted);
      return results.violations.map(({ id, nodes }) => `${id} ${nodes.length} × ${nodes[0]?.target}`);
    },
    // Report violations only, and do not fetch style sheets again: none of the rules needs it.
    [{ ...options, resultTypes: ["violations"], preload: false } satisfies RunOptions, part] as const,
  );
  return violations;
}
