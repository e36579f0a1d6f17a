import "./strictPolicy.ts";
import "./look/fonts.css";
import "./look/theme.css";
import "./look/base.css";
import "./look/pages.css";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { App } from "./App.tsx";
import { speak, startTexts } from "./i18n.ts";
import { useSettings } from "./settings/settingsStore.ts";

const root = document.getElementById("app");
if (root === null) throw new Error("the page has no place for the app");

await startTexts(useSettings.getState().language);
useSettings.subscribe(({ language }, before) => {
  if (language !== before.language) void speak(language);
});
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
