import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Page } from "@playwright/test";
import type { AxeResults, RunOptions } from "axe-core";

export const WCAG = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"] as const;

/** No rule needs the style sheets fetched again, hidden content is never a violation, and nobody reads what passes. */
const LESS: RunOptions = {
  resultTypes: ["violations"],
  preload: false,
  reporter: "no-passes",
  rules: { "hidden-content": { enabled: false } },
};

/**
 * Pictures, with hundreds of shapes each: axe would walk them all, and its verdict on any of them is only that it lies
 * inside the page's landmarks.
 */
const PICTURES = "svg:is([aria-hidden=true], [role=img][aria-label]):not(:has(a, button, [tabindex], foreignObject))";

/** Without its comments and long names: every document reads it anew. */
const SOURCE = readFileSync(fileURLToPath(import.meta.resolve("axe-core/axe.min.js")), "utf8");

/**
 * axe is written for old browsers: each of the many thousand colors it compares has its fields in weak maps, which takes
 * as long as all the rest. Here the fields are properties of the color itself; elements of the page stay in a weak map.
 */
const WITHOUT_WEAK_MAPS = `(() => {
  const mapOf = (Weak) => class {
    #field = Symbol();
    #elements = new Weak();
    has(key) { return key instanceof Node ? this.#elements.has(key) : this.#field in key; }
    get(key) { return key instanceof Node ? this.#elements.get(key) : key[this.#field]; }
    set(key, value) {
      if (key instanceof Node) this.#elements.set(key, value);
      else key[this.#field] = value;
      return this;
    }
    add(key) { return this.set(key, true); }
  };
  const [WeakMap, WeakSet] = [mapOf(globalThis.WeakMap), mapOf(globalThis.WeakMap)];
  ${SOURCE}
  // Its reports tell where an element is, so it need not copy how each is written.
  axe.configure({ noHtml: true });
})()`;

/** Everything axe finds wrong with a page, in words. */
export async function axeFaults(page: Page, options: RunOptions): Promise<readonly string[]> {
  // Once for each document: reading axe takes as long as running it on a small page.
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.evaluate(WITHOUT_WEAK_MAPS);
  const violations = await page.evaluate(
    async ([wanted, css]) => {
      const pictures = document.querySelectorAll(css);
      for (const one of pictures) Object.defineProperty(one, "childNodes", { configurable: true, value: [] });
      const results: AxeResults = await Reflect.get(globalThis, "axe").run(document, wanted);
      for (const one of pictures) Reflect.deleteProperty(one, "childNodes");
      return results.violations.map(({ id, nodes }) => `${id} ${nodes.length} × ${nodes[0]?.target}`);
    },
    [{ ...options, ...LESS, rules: { ...LESS.rules, ...options.rules } } satisfies RunOptions, PICTURES] as const,
  );
  return violations;
}
