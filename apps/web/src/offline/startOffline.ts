/** Everything that can wait until the page has loaded and is idle. */
export function startOffline(): void {
  const start = () =>
    requestIdle(() => void import("./worker.ts").then(({ startWorker }) => startWorker()).catch(report));
  if (document.readyState === "complete") start();
  else addEventListener("load", start, { once: true });
}

/** Safari cannot say when it is idle. */
function requestIdle(work: () => void): void {
  if ("requestIdleCallback" in globalThis) requestIdleCallback(work, { timeout: 5000 });
  else setTimeout(work, 2000);
}

/** A browser that refuses a worker, in private mode for example, plays with a network only. */
function report(error: unknown): void {
  console.info("no service worker", error);
}
