import { errors, type Page } from "@playwright/test";

/** The sizes every screen must fit: a desktop, a tablet, a phone, and the smallest there is. */
export const SIZES = [
  { name: "desktop", width: 1440, height: 900 },
  { name: "tablet", width: 1024, height: 768 },
  { name: "phone", width: 390, height: 844 },
  { name: "small", width: 320, height: 640 },
] as const;

/**
 * Plays one step of whatever is asked, by the visible controls; undefined where nothing is asked any more. What was
 * asked may be gone before the click comes, as others play on: then it is looked at again.
 */
export async function playStep(page: Page): Promise<string | undefined> {
  try {
    return await playShown(page);
  } catch (error) {
    if (error instanceof errors.TimeoutError) return "gone";
    throw error;
  }
}

async function playShown(page: Page): Promise<string | undefined> {
  if ((await page.locator(".end").count()) > 0) return undefined;
  const goOn = page.locator(".reveal-foot .button");
  if (await goOn.isVisible()) {
    await goOn.click();
    return "reveal";
  }
  const curtain = page.locator(".curtain-card .button");
  if (await curtain.isVisible()) {
    await curtain.click();
    return "curtain";
  }
  if ((await page.locator(".prompt[data-mine=true]").count()) === 0) return "wait";
  const step = (await page.locator(".board").getAttribute("data-step")) ?? "";
  if (step === "bidding") {
    // At a table with others the cards may all lie in the queue already.
    if ((await page.locator("button.hand-card").count()) === 0) return "wait";
    await page.locator("button.hand-card").last().click();
    // A card that the server has taken from the queue meanwhile slips out of the hand again.
    const held = await page
      .locator(".target[data-barred=false]")
      .first()
      .waitFor({ timeout: 1500 })
      .then(
        () => true,
        () => false,
      );
    if (!held) return "wait";
    await pick(page, ".target[data-barred=false]");
    return step;
  }
  if (step === "harbor") {
    const load = page.locator(".prompt-foot .button").first();
    if (await load.isEnabled()) {
      await load.click();
      await page.locator(".prompt-foot .button.main").click();
      return "harbor-load";
    }
    await page.locator(".prompt-foot .button.main").click();
    return step;
  }
  if ((await page.locator(".target[data-barred=false]").count()) > 0) {
    await pick(page, ".target[data-barred=false]");
    return step;
  }
  const price = page.locator(".price-card:not([aria-disabled=true])");
  if ((await price.count()) > 0) {
    await price.nth(3).click();
    return step;
  }
  const swap = page.locator(".swap");
  if ((await swap.count()) > 0) {
    await swap.first().click();
    return step;
  }
  await page.locator(".prompt-foot .button").first().click();
  return step;
}

let turn = 0;

/** Another place each time, so that a game comes by all of them. */
async function pick(page: Page, selector: string): Promise<void> {
  const places = page.locator(selector);
  await places.first().waitFor();
  const count = await places.count();
  turn += 5;
  await places.nth(turn % count).click();
}
