/// <reference lib="webworker" />
import { dropOldBuilds, findFile, isFile, storeBuild, storedPage } from "./files.ts";
import { isPage } from "./pages.ts";
import { goToTable, showCall } from "./push.ts";

declare const self: ServiceWorkerGlobalScope;

/** After this long without an answer, the stored page is shown. */
const PATIENCE_MS = 4000;

self.addEventListener("install", (event) => {
  // A new worker can serve pages of earlier builds, too, so it need not wait for them to close.
  event.waitUntil(storeBuild().then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(
    Promise.all([self.registration.navigationPreload?.enable(), self.clients.claim(), dropOldBuilds()]).then(() => {}),
  );
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin) return;
  if (request.mode === "navigate" && isPage(pathname)) {
    event.respondWith(findPage(request, event.preloadResponse));
    event.waitUntil(dropOldBuilds());
  } else if (isFile(pathname)) event.respondWith(findFile(request));
});

self.addEventListener("push", (event) => {
  event.waitUntil(showCall(event.data));
});

self.addEventListener("notificationclick", (event) => {
  event.waitUntil(goToTable(event));
});

/** The server's page, so that a reload brings a new build; the stored one while the server cannot be reached. */
async function findPage(request: Request, preloaded: Promise<Response | undefined>): Promise<Response> {
  const stored = await storedPage();
  const asked = preloaded.then((response) => response ?? fetch(request));
  if (stored === undefined) return asked;
  const late = new Promise<Response>((resolve) => setTimeout(resolve, PATIENCE_MS, stored));
  const answered = asked.then(
    // A proxy answers like this while the server restarts.
    (response) => (response.status >= 500 ? stored : response),
    () => stored,
  );
  return Promise.race([answered, late]);
}
