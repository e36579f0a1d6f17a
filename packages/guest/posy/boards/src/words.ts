import type { FrameTexts, Language, PageTexts } from "@harbor/ui";

export const PAGE_TEXTS: Readonly<Record<Language, PageTexts>> = {
  en: {
    claim: "Up early for the best flowers, and no thistles in the end.",
    bots: "Neighbors who like to garden.",
    newcomer: "Gardener",
  },
  de: {
    claim: "Früh auf für die schönsten Blumen, und am Ende keine Disteln.",
    bots: "Leute von nebenan, die gern gärtnern.",
    newcomer: "Gartenfreund",
  },
  fr: {
    claim: "Debout tôt pour les plus belles fleurs, et pas de chardons à la fin.",
    bots: "Des voisins qui aiment jardiner.",
    newcomer: "Jardinier",
  },
};

export const FRAME_TEXTS: Readonly<Record<Language, FrameTexts>> = {
  en: {
    sameSeed: {
      name: "Same meadow",
      text: "This table repeats the flowers of a finished game.",
      results: "This meadow so far",
    },
    secrets: "Your flowers come up next. Nobody else should look.",
  },
  de: {
    sameSeed: {
      name: "Gleiche Wiese",
      text: "An diesem Tisch kommen die Blumen eines beendeten Spiels noch einmal.",
      results: "Diese Wiese bisher",
    },
    secrets: "Gleich sind deine Blumen zu sehen. Niemand sonst sollte hinschauen.",
  },
  fr: {
    sameSeed: {
      name: "Même pré",
      text: "Cette table rejoue les fleurs d’une partie terminée.",
      results: "Ce pré jusqu’ici",
    },
    secrets: "Vos fleurs vont s’afficher. Personne d’autre ne doit regarder.",
  },
};
