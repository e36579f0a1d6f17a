import "./strictPolicy.ts";
import "./look/fonts.css";
import "./look/theme.css";
import "./look/base.css";
import "./look/pages.css";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { App } from "./App.tsx";
import { FACE } from "./games.ts";
import { speak, startTexts } from "./i18n.ts";
import { routeOf } from "./router.ts";
import { useSettings } from "./settings/settingsStore.ts";

const root = document.getElementById("app");
if (root === null) throw new Error("the page has no place for the app");

// A table needs far more than the first page: it is asked for now, not when the app has come so far.
const { page } = routeOf(location.pathname, location.hash);
if (page === "solo" || page === "hotseat") void Promise.all([FACE.load(), import("./pages/LocalPage.tsx")]);
if (page === "table") void Promise.all([FACE.load(), import("./pages/LivePage.tsx")]);

await startTexts(useSettings.getState().language);
useSettings.subscribe(({ language }, before) => {
  if (language !== before.language) void speak(language);
});
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
