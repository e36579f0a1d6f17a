import type { Language, PageTexts } from "@harbor/ui";

export const PAGE_TEXTS: Readonly<Record<Language, PageTexts>> = {
  en: {
    claim: "Bid in secret, berth ships, fill contracts. Money times prestige wins.",
    solo: "One harbor, ten rounds, one shrewd dummy.",
    bots: "People of the harbor, ready to play.",
    newcomer: "Skipper",
    foot: "Unofficial fan implementation. All drawings, texts and cards are our own.",
  },
  de: {
    claim: "Verdeckt bieten, Schiffe festmachen, Aufträge erfüllen. Geld mal Prestige gewinnt.",
    solo: "Ein Hafen, zehn Runden, ein gerissener Dummy.",
    bots: "Leute vom Hafen, sofort bereit.",
    newcomer: "Skipper",
    foot: "Inoffizielle Fan-Umsetzung. Alle Zeichnungen, Texte und Karten sind unsere eigenen.",
  },
  fr: {
    claim: "Enchérissez en secret, amarrez, livrez. L’argent multiplié par le prestige l’emporte.",
    solo: "Un port, dix manches, un fantôme rusé.",
    bots: "Des gens du port, prêts à jouer.",
    newcomer: "Skipper",
    foot: "Adaptation non officielle. Dessins, textes et cartes sont les nôtres.",
  },
};
