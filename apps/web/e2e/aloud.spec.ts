import { expect, type Page, test } from "@playwright/test";
import { open as openAt } from "./screens/decisions.ts";
import type { Screen } from "./screens/screen.ts";
import { open, show } from "./visit.ts";

/** Browsers in tests have no voices: this one takes a moment for each sentence and remembers what it said. */
async function giveVoice(page: Page): Promise<void> {
  await page.addInitScript(() => {
    class Utterance extends EventTarget {
      readonly text: string;
      constructor(text: string) {
        super();
        this.text = text;
      }
    }
    const said: string[] = [];
    const speech = {
      getVoices: () => [{ lang: "en-GB" }],
      addEventListener: () => {},
      cancel: () => {},
      speak(utterance: Utterance) {
        said.push(utterance.text);
        document.documentElement.dataset.said = said.join("\n");
        setTimeout(() => utterance.dispatchEvent(new Event("end")), 120);
      },
    };
    Object.assign(globalThis, { SpeechSynthesisUtterance: Utterance });
    Object.defineProperty(globalThis, "speechSynthesis", { value: speech });
  });
}

const said = (page: Page) => page.evaluate(() => document.documentElement.dataset.said ?? "");

test("the reveal is read aloud, bids before winners, and going on ends the reading", async ({ page }) => {
  const screen: Screen = { name: "aloud", moving: true, ready: ".reveal-row", open: () => openAt("reveal") };
  await giveVoice(page);
  await show(page, screen, await open(page, screen), { theme: "day", language: "en", speech: true });
  await expect.poll(() => said(page), { timeout: 15_000 }).toMatch(/\w+ bids? \d[^\n]*\n(.*\n)*.*\bwins? with \d/);
  const goOn = page.locator(".reveal-foot .button.main");
  await goOn.click();
  const heard = await said(page);
  await page.waitForTimeout(1200);
  // What was being said may end; nothing new begins.
  expect((await said(page)).split("\n").length).toBeLessThanOrEqual(heard.split("\n").length + 1);
});
