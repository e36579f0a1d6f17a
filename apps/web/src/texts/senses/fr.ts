/** Réglages pour les yeux et les oreilles. */
export const SENSES_FR = {
  contrast: "Contraste",
  contrasts: { auto: "Comme le système", usual: "Normal", high: "Élevé" },
  textSize: "Taille du texte",
  percent: "{{size}} %",
};
