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
import { dropRings } from "./look/dropRings.ts";
import { MishapPage } from "./mishap/Mishap.tsx";
import { routeOf } from "./router.ts";
import { followOtherTabs, useSettings } from "./settings/settingsStore.ts";

const root = document.getElementById("app");
if (root === null) throw new Error("the page has no place for the app");

dropRings();
followOtherTabs();

// A table needs far more than the first page: it is asked for now, not when the app has come so far.
const { page } = routeOf(location.pathname, location.hash);
if (page === "solo" || page === "bots" || page === "hotseat")
  void Promise.all([FACE.load(), import("./pages/LocalPage.tsx")]);
if (page === "table") void Promise.all([FACE.load(), import("./pages/LivePage.tsx")]);

const { language } = useSettings.getState();
// Its texts are in other files than the page.
const speaks = await startTexts(language).then(
  () => true,
  () => false,
);
useSettings.subscribe(({ language }, before) => {
  // Where its texts cannot be had, the language stays what it was.
  if (language !== before.language) speak(language).catch(() => useSettings.setState({ language: before.language }));
});
createRoot(root).render(<StrictMode>{speaks ? <App /> : <MishapPage />}</StrictMode>);
