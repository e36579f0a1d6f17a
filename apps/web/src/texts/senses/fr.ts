/** Réglages pour les yeux et les oreilles. */
export const SENSES_FR = {
  contrast: "Contraste",
  contrasts: { auto: "Comme le système", usual: "Normal", high: "Élevé" },
  textSize: "Taille du texte",
  percent: "{{size}} %",
  speech: "Lire la révélation à voix haute",
  rate: "Vitesse",
  sample: "La révélation vous sera lue ainsi.",
  noVoice:
    "Votre navigateur n’a pas de voix pour cette langue. Les réglages de votre système en proposent peut-être une.",
};
