const OF_DAY = /^:root(\[data-theme=["']?day["']?\])?$/;

/** All style properties of the page as they are by day, whatever the theme is now. */
export function dayColors(sheets: Iterable<CSSStyleSheet> = document.styleSheets): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const sheet of sheets) {
    for (const rule of sheet.cssRules) {
      if (!(rule instanceof CSSStyleRule)) continue;
      if (!rule.selectorText.split(",").some((selector) => OF_DAY.test(selector.trim()))) continue;
      for (const name of rule.style)
        if (name.startsWith("--")) found.set(name, rule.style.getPropertyValue(name).trim());
    }
  }
  return found;
}

const PROPERTY = /var\(\s*(--[\w-]+)\s*(?:,[^()]*)?\)/g;

/** Writes colors out: an image does not see the page's styles. */
export function writtenOut(text: string, colors: ReadonlyMap<string, string>): string {
  const written = text.replace(PROPERTY, (_, name: string) => colors.get(name) ?? "none");
  return written === text ? text : writtenOut(written, colors);
}
