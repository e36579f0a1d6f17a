import type { FrameTexts, Language } from "@harbor/ui";
import { FACE_DE } from "./texts/face.de.ts";
import { FACE_EN } from "./texts/face.en.ts";
import { FACE_FR } from "./texts/face.fr.ts";

export const FRAME_TEXTS: Readonly<Record<Language, FrameTexts>> = {
  en: {
    sameSeed: {
      name: "Same harbor, different captains",
      text: "This table repeats the ships and cards of a finished game. Anybody who knows that game knows what comes.",
      results: "This harbor so far",
    },
    choice: { legend: "Your good decides your starting rank", taken: "Somebody already has that good." },
    secrets: "Your secret cards come up next. Nobody else should look.",
    automaton: FACE_EN.dummy,
  },
  de: {
    sameSeed: {
      name: "Gleicher Hafen, andere Kapitäne",
      text: "An diesem Tisch kommen Schiffe und Karten eines beendeten Spiels noch einmal. Wer es kennt, weiß, was kommt.",
      results: "Dieser Hafen bisher",
    },
    choice: { legend: "Deine Ware bestimmt deinen Startrang", taken: "Diese Ware hat schon jemand." },
    secrets: "Gleich sind deine geheimen Karten zu sehen. Niemand sonst sollte hinschauen.",
    automaton: FACE_DE.dummy,
  },
  fr: {
    sameSeed: {
      name: "Même port, autres capitaines",
      text: "Cette table rejoue les navires et les cartes d’une partie terminée. Les personnes qui la connaissent savent ce qui vient.",
      results: "Ce port jusqu’ici",
    },
    choice: {
      legend: "Votre marchandise détermine votre rang de départ",
      taken: "Quelqu’un a déjà cette marchandise.",
    },
    secrets: "Vos cartes cachées vont s’afficher. Personne d’autre ne doit regarder.",
    automaton: FACE_FR.dummy,
  },
};
