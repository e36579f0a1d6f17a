const KEY = "harbor:reloaded-for";
/** Each build's home page loads a script with a different name. */
const SCRIPT = /<script[^>]*\btype="module"[^>]*\bsrc="([^"]+)"/;
const MOST_KEPT = 20;

/**
 * Reloads the page if the server has a different build, since chunks of this one may be gone. Only once per build and
 * tab, so that two servers with different builds cannot cause a reload loop. False if a reload would not help.
 */
export async function reloadForNewerBuild(): Promise<boolean> {
  const newest = await newestBuild();
  const own = document.querySelector('script[type="module"][src]')?.getAttribute("src");
  if (newest === undefined || newest === own || !isFirstTime(newest)) return false;
  location.reload();
  return true;
}

async function newestBuild(): Promise<string | undefined> {
  try {
    const page = await fetch("/", { cache: "no-store" });
    return page.ok ? SCRIPT.exec(await page.text())?.[1] : undefined;
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
