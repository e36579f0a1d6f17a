import "./strictPolicy.ts";
import "./look/fonts.css";
import "@harbor/ui/theme.css";
import "@harbor/ui/base.css";
import "@harbor/ui/contrast.css";
import "./look/pages.css";
import type { GameManifest } from "@harbor/ui";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { App } from "./App.tsx";
import { FIRST, HAS_SEVERAL } from "./house.ts";
import { speak, startTexts } from "./i18n.ts";
import { dropRings } from "./look/dropRings.ts";
import { MishapPage } from "./mishap/Mishap.tsx";
import { startOffline } from "./offline/startOffline.ts";
import { routeOf } from "./router.ts";
import { followOtherTabs, useSettings } from "./settings/settingsStore.ts";

const root = document.getElementById("app");
if (root === null) throw new Error("the page has no element for the app");

dropRings();
followOtherTabs();

const { language } = useSettings.getState();
// Request the table's code now: it is much larger than the home page.
const route = routeOf(location.pathname, location.hash);
if (route.page === "solo" || route.page === "bots" || route.page === "hotseat")
  void Promise.all([fetchTable(route.game), import("./pages/LocalPage.tsx")]);
if (route.page === "learn" && route.lesson !== undefined)
  void Promise.all([fetchTable(route.game), route.game.loadLessons?.(), import("./lessons/LessonPage.tsx")]);
// With several games, only the table itself knows its game.
if (route.page === "table") void Promise.all([import("./pages/LivePage.tsx"), HAS_SEVERAL || fetchTable(FIRST)]);

// The game's texts are in separate files.
const speaks = await startTexts(language).then(
  () => true,
  () => false,
);
useSettings.subscribe(({ language }, before) => {
  // If the texts cannot be loaded, keep the previous language.
  if (language !== before.language) speak(language).catch(() => useSettings.setState({ language: before.language }));
});
createRoot(root).render(<StrictMode>{speaks ? <App /> : <MishapPage />}</StrictMode>);
startOffline();

function fetchTable({ load, loadTexts }: GameManifest): Promise<unknown> {
  return Promise.all([load(), loadTexts(language)]);
}
