const KEY = "harbor:reloaded-for";
const BUILD = /<meta name="build" content="([^"]+)"/;
const MOST_KEPT = 20;

/** The page's build; undefined during development. */
export function ownBuild(): string | undefined {
  return document.querySelector<HTMLMetaElement>('meta[name="build"]')?.content;
}

/** Whether the server has another build than this page's. */
export async function isOutdated(): Promise<boolean> {
  const newest = await newestBuild();
  return newest !== undefined && newest !== ownBuild();
}

/**
 * Reloads the page if the server has a different build, since chunks of this one may be gone. Only once per build and
 * tab, so that two servers with different builds cannot cause a reload loop. False if a reload would not help.
 */
export async function reloadForNewerBuild(): Promise<boolean> {
  const newest = await newestBuild();
  if (newest === undefined || newest === ownBuild() || !isFirstTime(newest)) return false;
  location.reload();
  return true;
}

async function newestBuild(): Promise<string | undefined> {
  try {
    const page = await fetch("/", { cache: "no-store" });
    return page.ok ? BUILD.exec(await page.text())?.[1] : undefined;
  } catch {
    return undefined;
  }
}

/** Without storage to remember it, the page never reloads, as it might never stop. */
function isFirstTime(build: string): boolean {
  try {
    const before = (sessionStorage.getItem(KEY) ?? "").split(" ");
    if (before.includes(build)) return false;
    sessionStorage.setItem(KEY, [...before, build].slice(-MOST_KEPT).join(" ").trim());
    return true;
  } catch {
    return false;
  }
}
