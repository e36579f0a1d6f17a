import type { Language, PageTexts } from "@harbor/ui";

export const PAGE_TEXTS: Readonly<Record<Language, PageTexts>> = {
  en: {
    claim: "Bid in secret, berth ships, fill contracts. Money times prestige wins.",
    solo: "One harbor, ten rounds, one shrewd dummy.",
    daily: { name: "Harbor of the day", text: "The same for everybody, new each day. How good are you today?" },
    bots: "People of the harbor, ready to play.",
    modes: { long: "Long game", short: "Short game", solo: "Solo game" },
    next: "A short game for two, about 45 minutes.",
    newcomer: "Skipper",
    lessons: "Five minutes with the harbor master, then short puzzles.",
    foot: "Unofficial fan implementation. All drawings, texts and cards are our own.",
  },
  de: {
    claim: "Verdeckt bieten, Schiffe festmachen, Aufträge erfüllen. Geld mal Prestige gewinnt.",
    solo: "Ein Hafen, zehn Runden, ein gerissener Dummy.",
    daily: { name: "Hafen des Tages", text: "Für alle derselbe, jeden Tag ein neuer. Wie gut bist du heute?" },
    bots: "Leute vom Hafen, sofort bereit.",
    modes: { long: "Langes Spiel", short: "Kurzes Spiel", solo: "Solospiel" },
    next: "Ein kurzes Spiel zu zweit, etwa 45 Minuten.",
    newcomer: "Skipper",
    lessons: "Fünf Minuten mit der Hafenmeisterin, danach kurze Rätsel.",
    foot: "Inoffizielle Fan-Umsetzung. Alle Zeichnungen, Texte und Karten sind unsere eigenen.",
  },
  fr: {
    claim: "Enchérissez en secret, amarrez, livrez. L’argent multiplié par le prestige l’emporte.",
    solo: "Un port, dix manches, un fantôme rusé.",
    daily: { name: "Le port du jour", text: "Le même pour tout le monde, un nouveau chaque jour. Et vous ?" },
    bots: "Des gens du port, prêts à jouer.",
    modes: { long: "Partie longue", short: "Partie courte", solo: "Partie solo" },
    next: "Une partie courte à deux, environ 45 minutes.",
    newcomer: "Skipper",
    lessons: "Cinq minutes avec la maîtresse du port, puis de courtes énigmes.",
    foot: "Adaptation non officielle. Dessins, textes et cartes sont les nôtres.",
  },
};
