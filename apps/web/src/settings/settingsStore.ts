import type { Strength } from "@harbor/bots";
import { LANGUAGES, type Language } from "@harbor/ui";
import { useMemo } from "react";
import { create } from "zustand";
import { persist } from "zustand/middleware";
import type { BotPace } from "../bots/tempo.ts";
import { FIRST } from "../house.ts";

export const THEMES = ["auto", "day", "night"] as const;
export type Theme = (typeof THEMES)[number];
export const CONTRASTS = ["auto", "usual", "high"] as const;
export type Contrast = (typeof CONTRASTS)[number];
/** In percent. */
export const TEXT_SIZES = ["100", "125", "150", "200"] as const;
export type TextSize = (typeof TEXT_SIZES)[number];
export const PACES = ["none", "fast", "usual", "slow"] as const;
export type Pace = (typeof PACES)[number];
const PACE_FACTORS = { none: 0, fast: 0.45, usual: 1, slow: 1.8 } as const satisfies Record<Pace, number>;

const SETTINGS_KEY = "harbor:settings";

type Settings = {
  readonly language: Language;
  readonly theme: Theme;
  readonly contrast: Contrast;
  readonly textSize: TextSize;
  readonly pace: Pace;
  /** The games' preferences that are switched on. */
  readonly preferences: readonly string[];
  readonly name: string;
  readonly sound: boolean;
  /** From 0 to 1. */
  readonly volume: number;
  /** Whether the reveal is read aloud, and how fast: 1 is the voice's own speed. */
  readonly speech: boolean;
  readonly speechRate: number;
  /** How fast bots move at tables in this browser. */
  readonly botPace: BotPace;
  /** The strength and number of bots chosen for the last game against them. */
  readonly botStrength: Strength;
  readonly botCount: number;
  /** Browser notifications, once the browser has allowed them. */
  readonly notify: boolean;
  change(settings: Partial<Omit<Settings, "change">>): void;
};

function preferredLanguage(): Language {
  for (const wanted of navigator.languages) {
    const found = LANGUAGES.find((language) => wanted.toLowerCase().startsWith(language));
    if (found !== undefined) return found;
  }
  return "en";
}

export const useSettings = create<Settings>()(
  persist(
    (set) => ({
      language: preferredLanguage(),
      theme: "auto",
      contrast: "auto",
      textSize: "100",
      pace: "usual",
      preferences: [],
      name: "",
      sound: true,
      volume: 0.5,
      speech: false,
      speechRate: 1,
      botPace: "human",
      botStrength: "deckhand",
      botCount: 2,
      notify: false,
      change: (settings) => set(settings),
    }),
    {
      name: SETTINGS_KEY,
      partialize: ({ change: _, ...settings }) => settings,
      merge: (kept, now) => (isObject(kept) ? { ...now, preferences: earlierPreferences(kept), ...kept } : now),
    },
  ),
);

function isObject(input: unknown): input is object {
  return typeof input === "object" && input !== null;
}

/** Before there were several games, their preferences were ordinary settings. */
function earlierPreferences(kept: object): readonly string[] {
  const on = new Set(Object.entries(kept).flatMap(([field, value]) => (value === true ? [field] : [])));
  return (FIRST.preferences ?? []).filter(({ id }) => on.has(id)).map(({ id }) => preferenceKey(FIRST.id, id));
}

export function preferenceKey(game: string, id: string): string {
  return `${game} ${id}`;
}

/** A game's preferences that are switched on, by their own ids. */
export function usePreferences(game: string): ReadonlySet<string> {
  const preferences = useSettings((settings) => settings.preferences);
  return useMemo(() => {
    const own = preferenceKey(game, "");
    return new Set(preferences.filter((key) => key.startsWith(own)).map((key) => key.slice(own.length)));
  }, [preferences, game]);
}

/** Applies changes made in other tabs at once. */
export function followOtherTabs(): void {
  addEventListener("storage", ({ key }) => {
    if (key === SETTINGS_KEY) void useSettings.persist.rehydrate();
  });
}

/** Created once: every new media query makes the browser recompute all styles. */
let stillness: MediaQueryList | undefined;

export function prefersStillness(): boolean {
  stillness ??= matchMedia("(prefers-reduced-motion: reduce)");
  return stillness.matches;
}

/** Whether events advance at a button: the system asks for reduced motion, and the user has not chosen "None". */
export function useStepwise(): boolean {
  const pace = useSettings((settings) => settings.pace);
  return pace !== "none" && prefersStillness();
}

/** The animation speed; 0 if the system asks for reduced motion. */
export function usePace(): number {
  const pace = useSettings((settings) => settings.pace);
  return prefersStillness() ? 0 : PACE_FACTORS[pace];
}
