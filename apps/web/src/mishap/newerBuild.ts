const KEY = "harbor:reloaded-for";
/** Of each build the first page asks for a script of another name. */
const SCRIPT = /<script[^>]*\btype="module"[^>]*\bsrc="([^"]+)"/;
const MOST_KEPT = 20;

/**
 * Reloads the page if the server has another build than the one that runs here: parts of the older one may be gone.
 * Once for each build in each tab, so that two servers with different builds never send a page to and fro. False where
 * reloading would not help.
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

/** Without a memory for it the page is never reloaded, as that might never end. */
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
