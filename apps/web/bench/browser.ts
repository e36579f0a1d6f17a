import { existsSync } from "node:fs";
import { BadInput } from "@harbor/cli/command";
import { type Browser, chromium, type Page } from "@playwright/test";
import type { Cookie } from "./liveTable.ts";

export const DESKTOP = { width: 1440, height: 900 };

/** Opens the system's Chromium, or the one given. Keeps the back/forward cache, as for real users. */
export async function openBrowser(args: readonly string[] = []): Promise<Browser> {
  const executablePath = process.env.CHROMIUM ?? "/usr/bin/chromium";
  if (!existsSync(executablePath))
    throw new BadInput(`there is no Chromium at ${executablePath}; CHROMIUM names another`);
  return chromium.launch({
    executablePath,
    args: [...args],
    ignoreDefaultArgs: ["--disable-back-forward-cache"],
  });
}

export type Visit = {
  readonly url: string;
  readonly cookie?: Cookie;
  /** Values for the browser's local storage, by key. */
  readonly remembered?: Readonly<Record<string, unknown>>;
};

/** A new page, not opened yet, for a new or returning visitor. */
export async function newPage(browser: Browser, { url, cookie, remembered = {} }: Visit): Promise<Page> {
  const context = await browser.newContext({ baseURL: url, viewport: DESKTOP, locale: "en-US" });
  if (cookie !== undefined) await context.addCookies([{ ...cookie, url }]);
  await context.addInitScript(
    (entries) => {
      for (const [name, value] of entries) localStorage.setItem(name, value);
    },
    Object.entries(remembered).map(([name, value]): [string, string] => [name, JSON.stringify(value)]),
  );
  return context.newPage();
}

/** Stored settings with this animation speed. */
export function settings(pace: "none" | "usual"): Readonly<Record<string, unknown>> {
  const state = { theme: "day", language: "en", pace, name: "" };
  return { "harbor:settings": { state, version: 0 } };
}
