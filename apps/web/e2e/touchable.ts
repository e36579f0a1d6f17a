import type { Page } from "@playwright/test";

/** Marks what is known not to cover anything while faults are looked for: the element, or only its ::before and ::after. */
export const PASSED = "data-passed";
export const BARE = "data-bare";

/** What is !important in a layer wins over all that is in none. */
const TOUCHABLE = `
  * { pointer-events: auto !important; }
  @layer passed {
    [${PASSED}], [${PASSED}] *, :is([${PASSED}], [${PASSED}] *, [${BARE}])::before,
    :is([${PASSED}], [${PASSED}] *, [${BARE}])::after { pointer-events: none !important; }
  }`;

/**
 * Many parts let pointer events through and still cover what is below: meanwhile, none does. Each ::before and ::after
 * is named as its style sheet names it: a rule for all of them gives each element two more styles to compute.
 */
export async function whileTouchable<Found>(page: Page, work: () => Promise<Found>): Promise<Found> {
  const sheet = await page.evaluateHandle((rules) => {
    function selectorsIn(list: CSSRuleList): readonly string[] {
      return [...list].flatMap((rule) => [
        ...(rule instanceof CSSStyleRule && /::(?:before|after)/.test(rule.selectorText) ? [rule.selectorText] : []),
        ...(rule instanceof CSSGroupingRule ? selectorsIn(rule.cssRules) : []),
      ]);
    }
    const named = [...document.styleSheets].flatMap(({ cssRules }) => selectorsIn(cssRules));
    const touchable = new CSSStyleSheet();
    touchable.replaceSync([...named.map((one) => `${one} { pointer-events: auto !important; }`), rules].join("\n"));
    document.adoptedStyleSheets.push(touchable);
    return touchable;
  }, TOUCHABLE);
  const found = await work();
  await sheet.evaluate((touchable) => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== touchable);
  });
  await sheet.dispose();
  return found;
}
