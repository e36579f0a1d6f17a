/** Einstellungen für Augen und Ohren. */
export const SENSES_DE = {
  contrast: "Kontrast",
  contrasts: { auto: "Wie im System", usual: "Normal", high: "Hoch" },
  textSize: "Schriftgröße",
  percent: "{{size}} %",
  speech: "Aufdecken vorlesen",
  rate: "Tempo",
  sample: "So wird dir das Aufdecken vorgelesen.",
  noVoice:
    "Dein Browser hat keine Stimme für diese Sprache. Vielleicht lässt sich in den Einstellungen deines Systems eine einrichten.",
};
