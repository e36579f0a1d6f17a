import type { Language, PageTexts } from "@harbor/ui";

export const PAGE_TEXTS: Readonly<Record<Language, PageTexts>> = {
  en: {
    claim: "One ship, one captain, and perhaps a mutineer. Load in the open, choose your role in secret.",
    bots: "A crew of your own, loyal or not.",
    modes: { plain: "Plain", pirates: "With pirates" },
    next: "A plain game for three, about an hour.",
    newcomer: "Sailor",
    lessons: "One round with the ship’s cook, from the first card to the helm. About five minutes.",
    foot: "Unofficial fan implementation. All drawings, texts and islands are our own.",
  },
  de: {
    claim: "Ein Schiff, ein Kapitän und vielleicht ein Meuterer. Offen laden, heimlich die Rolle wählen.",
    bots: "Eine eigene Mannschaft, treu oder nicht.",
    modes: { plain: "Einfach", pirates: "Mit Piraten" },
    next: "Ein einfaches Spiel zu dritt, etwa eine Stunde.",
    newcomer: "Matrose",
    lessons: "Eine Runde mit dem Schiffskoch, von der ersten Karte bis ans Ruder. Etwa fünf Minuten.",
    foot: "Inoffizielle Fan-Umsetzung. Alle Zeichnungen, Texte und Inseln sind unsere eigenen.",
  },
  fr: {
    claim: "Un navire, un capitaine, et peut-être un mutin. On charge à découvert, on choisit son rôle en secret.",
    bots: "Un équipage à vous, fidèle ou non.",
    modes: { plain: "Simple", pirates: "Avec les pirates" },
    next: "Une partie simple à trois, environ une heure.",
    newcomer: "Matelot",
    lessons: "Une manche avec le cuisinier du bord, de la première carte à la barre. Cinq minutes environ.",
    foot: "Adaptation non officielle. Dessins, textes et îles sont les nôtres.",
  },
};
