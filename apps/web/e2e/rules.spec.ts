import { expect, test } from "@playwright/test";
import { playStep } from "./harness.ts";
import { LANGUAGES, wear } from "./screens.ts";

const RULES_BY_STEP: Readonly<Record<string, readonly string[]>> = {
  founding: ["SET-12", "SET-13"],
  bidding: ["BID-1"],
  permit: ["TWN-2"],
  harbor: ["HBR-1"],
};

for (const language of LANGUAGES) {
  test(`the "?" of a prompt opens its rule, and a cross-reference leads on (${language})`, async ({ page }) => {
    await wear(page, "day", language);
    await page.goto("/solo");
    await page.locator(".prompt").waitFor();
    const dialog = page.locator(".rules-dialog");
    const rule = dialog.locator(".rule[data-target=true]");
    const asked: string[] = [];
    for (let nth = 0; nth < 60 && !asked.includes("harbor"); nth += 1) {
      const mine = await page.locator(".prompt[data-mine=true]").count();
      if (mine === 0 || (await page.locator(".reveal").count()) > 0) {
        await playStep(page);
        continue;
      }
      const step = (await page.locator(".board").getAttribute("data-step")) ?? "";
      if (!asked.includes(step)) {
        asked.push(step);
        await page.locator(".prompt-help").click();
        await expect(rule).toBeInViewport();
        expect(RULES_BY_STEP[step] ?? [await rule.getAttribute("id")]).toContain(await rule.getAttribute("id"));
        if (step === "harbor") break;
        await dialog.locator(".dialog-close").click();
      }
      await playStep(page);
    }
    expect(asked).toContain("harbor");
    await dialog.locator("a[href='#HBR-7']").first().click();
    await expect(rule).toHaveAttribute("id", "HBR-7");
    await expect(page).toHaveURL(/\/solo$/);
  });
}

test("the search ignores accents; matches are counted and marked", async ({ page }) => {
  await wear(page, "day", "fr");
  await page.goto("/rules");
  await page.locator("input[type=search]").fill("penalite BANQUE");
  await expect(page.locator(".rules-count")).toHaveText(/^\d+ passages trouvés$/);
  await expect(page.locator(".rule mark").first()).toHaveText(/^(pénalités?|banque)$/i);
  await page.locator("input[type=search]").fill("xyzzy");
  await expect(page.locator(".rules-nothing")).toContainText("«\u00a0xyzzy\u00a0»");
  await page.locator(".rules-nothing .button").click();
  await expect(page.locator(".rule-section")).toHaveCount(16);
});

test("a link to a rule opens the page there, and a cross-reference works even from a search", async ({ page }) => {
  await wear(page, "day", "en");
  await page.goto("/rules#END-2");
  await expect(page.locator("#END-2")).toBeInViewport();
  await expect(page.locator("#END-2")).toHaveAttribute("data-target", "true");
  await page.locator("input[type=search]").fill("settled as if they were due");
  await page.locator("#END-2 a[href='#HBR-11']").click();
  await expect(page.locator("#HBR-11")).toBeInViewport();
  await expect(page).toHaveURL(/#HBR-11$/);
});

test("the rules change language with everything else", async ({ page }) => {
  await wear(page, "day", "en");
  await page.goto("/rules");
  await expect(page.locator("#bidding h2")).toHaveText("Bidding");
  await page.locator(".rules-nav .button").first().click();
  await page.locator("dialog select, dialog button", { hasText: "Deutsch" }).first().click();
  await expect(page.locator("#bidding h2")).toHaveText("Das Bieten");
});
