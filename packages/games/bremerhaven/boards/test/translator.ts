import type { TextTree } from "@harbor/ui";

/** Looks texts up like i18next, with the features that the boards use. */
export function translator(texts: TextTree) {
  return (key: string, values: Readonly<Record<string, string | number>> = {}): string => {
    const found = lookUp(texts, values.count === 1 ? `${key}_one` : `${key}_other`) ?? lookUp(texts, key);
    if (found === undefined) throw new Error(`no text for ${key}`);
    return found.replace(/{{(\w+)}}/g, (_, gap: string) => {
      const value = values[gap];
      if (value === undefined) throw new Error(`nothing for ${gap} in ${key}`);
      return String(value);
    });
  };
}

function lookUp(tree: TextTree, key: string): string | undefined {
  const [first = "", ...rest] = key.split(".");
  const value = tree[first];
  if (typeof value === "string") return rest.length === 0 ? value : undefined;
  return value === undefined ? undefined : lookUp(value, rest.join("."));
}
