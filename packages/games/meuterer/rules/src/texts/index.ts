import type { Language } from "@harbor/kit";
import type { Island } from "../islands/schema.ts";
import { DE } from "./de.ts";
import { EN } from "./en.ts";
import { FR } from "./fr.ts";
import type { Texts } from "./texts.ts";

export const TEXTS: Readonly<Record<Language, Texts>> = { en: EN, de: DE, fr: FR };

export { REASON_RULES } from "./reasonRules.ts";
export type { Texts } from "./texts.ts";

/** The island's own name, the known one for its id, or one made from its id: "salt-bay" is "Salt bay". */
export function islandName({ islands }: Pick<Texts, "islands">, { id, name }: Pick<Island, "id" | "name">): string {
  // An id may be the name of an inherited property, such as "constructor".
  const known = Object.hasOwn(islands, id) ? islands[id] : undefined;
  const words = id.split("-").filter((word) => word !== "");
  const made = words.join(" ");
  return name ?? known ?? made.charAt(0).toUpperCase() + made.slice(1);
}
