import { isOutdated, ownBuild } from "../mishap/newerBuild.ts";
import { useNewVersion } from "./newVersion.ts";

const LOOK_MS = 15 * 60_000;

/** Starts the service worker, which stores this build, and looks for newer ones now and then. */
export async function startWorker(): Promise<void> {
  const build = ownBuild();
  // Neither exists without encryption, except on this machine itself.
  if (build === undefined || !("serviceWorker" in navigator) || !("locks" in navigator)) return;
  // Keeps the worker from removing this build's files while the page is open.
  void navigator.locks.request(`harbor:build:${build}`, { mode: "shared" }, () => new Promise(() => {}));
  const workers = navigator.serviceWorker;
  const isFirst = workers.controller === null;
  const registration = await workers.register("/sw.js", { updateViaCache: "none" });
  let changes = 0;
  workers.addEventListener("controllerchange", () => {
    changes += 1;
    // The first worker is this build's own.
    if (!isFirst || changes > 1) void offerNewVersion();
  });
  let lookedAt = performance.now();
  const look = () => {
    if (document.hidden || performance.now() - lookedAt < LOOK_MS) return;
    lookedAt = performance.now();
    // Without a network there is nothing to find.
    registration.update().catch(() => undefined);
  };
  document.addEventListener("visibilitychange", look);
  setInterval(look, LOOK_MS);
}

/** The files of a newer build are here. */
async function offerNewVersion(): Promise<void> {
  if (await isOutdated()) useNewVersion.setState({ offered: true });
}
