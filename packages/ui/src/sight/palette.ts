/** The values of the attributes of the page that choose its colours. */
export type Look = { readonly theme: "day" | "night"; readonly contrast: "usual" | "high" };

/** Every look that the settings offer. */
export const LOOKS: readonly Look[] = [
  { theme: "day", contrast: "usual" },
  { theme: "night", contrast: "usual" },
  { theme: "day", contrast: "high" },
  { theme: "night", contrast: "high" },
];

/** The custom properties that style sheets give to the root of a page in this look; media queries are left out. */
export function paletteOf(look: Look, ...sheets: readonly string[]): (name: string) => string {
  const values = new Map<string, string>();
  for (const [, selectors = "", body = ""] of plainRules(sheets.join("\n")).matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
    if (!selectors.split(",").some((selector) => chooses(selector.trim(), look))) continue;
    for (const [, name = "", value = ""] of body.matchAll(/(--[\w-]+):\s*([^;]+);/g)) values.set(name, value.trim());
  }
  return (name) => {
    const value = values.get(name);
    if (value === undefined) throw new Error(`no colour has the name ${name}`);
    return value;
  };
}

function plainRules(css: string): string {
  return css.replaceAll(/\/\*[\s\S]*?\*\//g, "").replaceAll(/@[^{};]+\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g, "");
}

function chooses(selector: string, look: Look): boolean {
  if (!/^:root(\[data-[a-z]+="[a-z]+"\])*$/.test(selector)) return false;
  return [...selector.matchAll(/\[data-([a-z]+)="([a-z]+)"\]/g)].every(([, attribute, value]) =>
    attribute === "theme" ? look.theme === value : attribute === "contrast" && look.contrast === value,
  );
}
