import type { Strength } from "@harbor/bots";
import { LANGUAGES, type Language } from "@harbor/face";
import { create } from "zustand";
import { persist } from "zustand/middleware";
import type { BotPace } from "../bots/tempo.ts";

export const THEMES = ["auto", "day", "night"] as const;
export type Theme = (typeof THEMES)[number];
export const PACES = ["none", "fast", "usual", "slow"] as const;
export type Pace = (typeof PACES)[number];
const PACE_FACTORS = { none: 0, fast: 0.45, usual: 1, slow: 1.8 } as const satisfies Record<Pace, number>;

const SETTINGS_KEY = "harbor:settings";

type Settings = {
  readonly language: Language;
  readonly theme: Theme;
  readonly pace: Pace;
  readonly confirmBids: boolean;
  readonly name: string;
  readonly sound: boolean;
  /** From 0 to 1. */
  readonly volume: number;
  /** How fast bots move at tables in this browser. */
  readonly botPace: BotPace;
  /** How strong bots are wanted, and how many of them, when a game against them is begun. */
  readonly botStrength: Strength;
  readonly botCount: number;
  /** Notifications of the browser, once it has allowed them. */
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
      pace: "usual",
      confirmBids: false,
      name: "",
      sound: true,
      volume: 0.5,
      botPace: "human",
      botStrength: "deckhand",
      botCount: 2,
      notify: false,
      change: (settings) => set(settings),
    }),
    { name: SETTINGS_KEY, partialize: ({ change: _, ...settings }) => settings },
  ),
);

/** What is set in one tab holds in all others at once. */
export function followOtherTabs(): void {
  addEventListener("storage", ({ key }) => {
    if (key === SETTINGS_KEY) void useSettings.persist.rehydrate();
  });
}

/** Asked for once: each new query makes the browser bring all styles up to date. */
let stillness: MediaQueryList | undefined;

export function prefersStillness(): boolean {
  stillness ??= matchMedia("(prefers-reduced-motion: reduce)");
  return stillness.matches;
}

/** Whether what happens is told at a button: the system asks for stillness, and the player for no haste. */
export function useStepwise(): boolean {
  const pace = useSettings((settings) => settings.pace);
  return pace !== "none" && prefersStillness();
}

/** How fast things move, where the system does not ask for none. */
export function usePace(): number {
  const pace = useSettings((settings) => settings.pace);
  return prefersStillness() ? 0 : PACE_FACTORS[pace];
}
