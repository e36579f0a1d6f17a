import type { FrameTexts, Language } from "@harbor/ui";

export const FRAME_TEXTS: Readonly<Record<Language, FrameTexts>> = {
  en: {
    sameSeed: {
      name: "Same sea, different crew",
      text: "This table repeats the islands and cards of a finished game. Anybody who knows that game knows what comes.",
      results: "This sea so far",
    },
    secrets: "Your hand and your role come up next. Nobody else should look.",
  },
  de: {
    sameSeed: {
      name: "Gleiche See, andere Mannschaft",
      text: "An diesem Tisch kommen Inseln und Karten eines beendeten Spiels noch einmal. Wer es kennt, weiß, was kommt.",
      results: "Diese See bisher",
    },
    secrets: "Gleich sind deine Hand und deine Rolle zu sehen. Niemand sonst sollte hinschauen.",
  },
  fr: {
    sameSeed: {
      name: "Même mer, autre équipage",
      text: "Cette table rejoue les îles et les cartes d’une partie terminée. Qui la connaît sait ce qui vient.",
      results: "Cette mer jusqu’ici",
    },
    secrets: "Votre main et votre rôle vont s’afficher. Personne d’autre ne doit regarder.",
  },
};
