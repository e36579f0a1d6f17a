// Runs before anything is painted: whoever has chosen a look must not see another one first. useTheme.ts follows changes.
try {
  const { theme, contrast, textSize } = JSON.parse(localStorage.getItem("harbor:settings") ?? "{}").state ?? {};
  const { dataset } = document.documentElement;
  const isForced = matchMedia("(forced-colors: active)").matches;
  if ((theme === "day" || theme === "night") && !isForced) dataset.theme = theme;
  if (contrast === "high" || (contrast !== "usual" && (isForced || matchMedia("(prefers-contrast: more)").matches))) {
    dataset.contrast = "high";
    dataset.theme ??= matchMedia("(prefers-color-scheme: dark)").matches ? "night" : "day";
  }
  if (["125", "150", "200"].includes(textSize)) dataset.text = textSize;
} catch {
  // Settings that cannot be read are none; the app will find that out, too.
}
