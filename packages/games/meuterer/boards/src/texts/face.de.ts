import type { TextTree } from "@harbor/ui";

/** What is also said off the boards, in all languages at once. */
export const FACE_DE = {
  modes: {
    plain: "Acht oder neun Runden mit verdeckten Rollen, etwa eine Stunde.",
    pirates: "Mit einem Piratenschiff, das Ladung versenkt oder raubt; für alle, die das einfache Spiel kennen.",
  },
  options: {
    chart: "Wie auf der ersten Fahrt",
    note: "Die Inseln liegen in fester Folge, gut für ein erstes Spiel.",
    shuffled: "Inseln ausgelost",
  },
  chapter: {
    offer: "Angebot",
    lading: "Laden",
    mutiny: "Meuterei",
    selling: "Verkauf",
    refill: "Auffüllen",
  },
} satisfies TextTree;
