import { useEffect, useSyncExternalStore } from "react";
import { type Contrast, type Theme, useSettings } from "./settingsStore.ts";

/** What the system asks for. */
export type SystemLook = {
  readonly isDark: boolean;
  readonly wantsContrast: boolean;
  /** The system replaces all colors by its own. */
  readonly isForced: boolean;
};

type Look = { readonly theme: "day" | "night" | undefined; readonly contrast: "high" | undefined };

/** The attributes of the page. Without a theme the style sheets ask the system; high contrast needs to know it. */
export function lookFor(theme: Theme, contrast: Contrast, { isDark, wantsContrast, isForced }: SystemLook): Look {
  const isHigh = contrast === "high" || (contrast === "auto" && (wantsContrast || isForced));
  // Drawings keep their own colors on the system's background, so they must suit it.
  const chosen = theme === "auto" || isForced ? undefined : theme;
  if (!isHigh) return { theme: chosen, contrast: undefined };
  return { theme: chosen ?? (isDark ? "night" : "day"), contrast: "high" };
}

const QUERIES = {
  isDark: "(prefers-color-scheme: dark)",
  wantsContrast: "(prefers-contrast: more)",
  isForced: "(forced-colors: active)",
} as const satisfies Record<keyof SystemLook, string>;

/** Created once: every new media query makes the browser recompute all styles. */
let queries: Readonly<Record<keyof SystemLook, MediaQueryList>> | undefined;
function systemQueries() {
  queries ??= {
    isDark: matchMedia(QUERIES.isDark),
    wantsContrast: matchMedia(QUERIES.wantsContrast),
    isForced: matchMedia(QUERIES.isForced),
  };
  return queries;
}

function watchSystem(changed: () => void): () => void {
  const all = Object.values(systemQueries());
  for (const query of all) query.addEventListener("change", changed);
  return () => {
    for (const query of all) query.removeEventListener("change", changed);
  };
}

/** A look as one string, so that a system that has not changed causes no new rendering. */
function lookNow(theme: Theme, contrast: Contrast): string {
  const { isDark, wantsContrast, isForced } = systemQueries();
  const system = { isDark: isDark.matches, wantsContrast: wantsContrast.matches, isForced: isForced.matches };
  const look = lookFor(theme, contrast, system);
  return `${look.theme ?? ""} ${look.contrast ?? ""}`;
}

/** Applies the settings of the look to the page, as theme.js did before anything was painted. */
export function useTheme(): void {
  const theme = useSettings((settings) => settings.theme);
  const contrast = useSettings((settings) => settings.contrast);
  const textSize = useSettings((settings) => settings.textSize);
  const pace = useSettings((settings) => settings.pace);
  const look = useSyncExternalStore(watchSystem, () => lookNow(theme, contrast));
  useEffect(() => {
    const [shown, high] = look.split(" ");
    setAttribute("theme", shown);
    setAttribute("contrast", high);
    setAttribute("text", textSize === "100" ? undefined : textSize);
    setAttribute("pace", pace);
  }, [look, textSize, pace]);
}

function setAttribute(name: string, value: string | undefined): void {
  const { dataset } = document.documentElement;
  if (value === undefined || value === "") delete dataset[name];
  else dataset[name] = value;
}
