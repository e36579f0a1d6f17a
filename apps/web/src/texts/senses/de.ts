/** Einstellungen für Augen und Ohren. */
export const SENSES_DE = {
  contrast: "Kontrast",
  contrasts: { auto: "Wie im System", usual: "Normal", high: "Hoch" },
  textSize: "Schriftgröße",
  percent: "{{size}} %",
};
