/** Settings for eyes and ears. */
export const SENSES_EN = {
  contrast: "Contrast",
  contrasts: { auto: "Same as the system", usual: "Normal", high: "High" },
  textSize: "Text size",
  percent: "{{size}}%",
};
