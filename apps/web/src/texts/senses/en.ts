/** Settings for eyes and ears. */
export const SENSES_EN = {
  contrast: "Contrast",
  contrasts: { auto: "Same as the system", usual: "Normal", high: "High" },
  textSize: "Text size",
  percent: "{{size}}%",
  speech: "Read the reveal aloud",
  rate: "Speed",
  sample: "This is how the reveal is read to you.",
  noVoice: "Your browser has no voice for this language. You may be able to install one in your system’s settings.",
};
