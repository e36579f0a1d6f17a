// Runs before anything is painted: who has chosen day or night must not see the other one first.
try {
  const { theme } = JSON.parse(localStorage.getItem("harbor:settings") ?? "{}").state ?? {};
  if (theme === "day" || theme === "night") document.documentElement.dataset.theme = theme;
} catch {
  // Settings that cannot be read are none; the app will find that out, too.
}
