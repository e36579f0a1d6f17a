import { expect, type Locator, type Page, test } from "@playwright/test";
import { arrive, sitAtOnce } from "./people.ts";
import { open as openAt } from "./screens/decisions.ts";
import { wear } from "./screens.ts";
import { type Situation, situation } from "./situations.ts";
import { open, show } from "./visit.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

const movingNow = (page: Page) => page.evaluate(() => document.getAnimations().length);

async function goOnWith(page: Page, name: Situation): Promise<void> {
  const { kind, plan, moves } = situation(name);
  await wear(page, "day", "en", "usual");
  await page.addInitScript(([key, saved]) => localStorage.setItem(key, saved), [
    `harbor:local:${kind}`,
    JSON.stringify({ plan, moves }),
  ] as const);
  await page.goto(`/${kind}`);
}

async function decide(page: Page, name: Situation): Promise<void> {
  const screen = { name, ready: ".prompt[data-mine=true]", open: () => openAt(name) };
  await page.setViewportSize({ width: 1280, height: 800 });
  await show(page, screen, await open(page, screen), { theme: "day", language: "en" });
}

type Marks = { readonly framed: ReadonlySet<string>; readonly verdicts: number };

/** Goes through a reveal, and collects the kinds of framed pieces and the verdicts. */
async function readThrough(page: Page): Promise<Marks> {
  const count = page.locator(".reveal-count");
  const framed = new Set<string>();
  let verdicts = 0;
  await expect(count).toHaveText(/^1\//);
  // The others may act meanwhile, and their moves show as they come.
  for (let beat = 1; await page.locator(".reveal").isVisible(); beat += 1) {
    await expect(count).toHaveText(new RegExp(`^${beat}/`));
    await expect(page.locator(".reveal-row[data-now=true]")).toHaveCount(1);
    const fresh = page.locator("[data-fresh=true]");
    const lost = page.locator("[data-fresh=true]:not([data-won=true])");
    if ((await lost.count()) > 0) await expect(lost.first()).toHaveCSS("outline-style", "dashed");
    for (const piece of await valuesOf(fresh, "data-piece")) framed.add(piece.split(":")[0] ?? "");
    verdicts += await page.locator(".slot-verdict").count();
    await page.getByRole("button", { name: "Go on" }).click();
  }
  return { framed, verdicts };
}

const valuesOf = (found: Locator, name: string): Promise<string[]> =>
  found.evaluateAll((all, wanted) => all.map((one) => one.closest(`[${wanted}]`)?.getAttribute(wanted) ?? ""), name);

test("without motion, what came, moved or turned is framed", async ({ page }) => {
  await goOnWith(page, "bidding-turns");
  await page.locator("button.hand-card").first().click();
  await page.locator(".target[data-barred=false]").last().click();
  const bids = await readThrough(page);
  expect([...bids.framed]).toContain("bid");
  expect(bids.verdicts).toBeGreaterThan(1);
  expect(await movingNow(page)).toBe(0);
});

test("without motion, the cards of a new round are framed", async ({ page }) => {
  await goOnWith(page, "finished");
  await page.getByRole("button", { name: "Done", exact: true }).click();
  await page.getByRole("button", { name: "Go on now" }).click();
  const evening = await readThrough(page);
  expect([...evening.framed]).toEqual(expect.arrayContaining(["ship", "contract"]));
  expect(await movingNow(page)).toBe(0);
});

test("without motion, money says by how much it changed", async ({ page }) => {
  await decide(page, "permit-choice");
  await page.keyboard.press("Escape");
  const money = page.locator(".desk [data-anchor^='money:'] .figure");
  const before = Number(await money.textContent());
  // The game may go on at once, and the next change takes the mark away.
  const marked = money.evaluate(
    (figure) =>
      new Promise<string>((resolve) => {
        const look = () => {
          const change = figure.getAttribute("data-change");
          if (change !== null) resolve(`${figure.textContent} ${change}`);
        };
        new MutationObserver(look).observe(figure, { attributes: true, childList: true, characterData: true });
      }),
  );
  await page.locator(".harbor-wall .target[data-barred=false]").first().click();
  const [after, change] = (await marked).split(" ");
  expect(Number(after)).toBeLessThan(before);
  expect(change).toBe(`▼${before - Number(after)}`);
});

test("without motion, places for the card in hand are framed", async ({ page }) => {
  await decide(page, "bidding-last");
  await page.locator("button.hand-card").click();
  await expect(page.locator("button.hand-card")).toHaveCSS("outline-style", "solid");
  const places = page.locator(".target[data-barred=false]");
  expect(await places.count()).toBeGreaterThan(3);
  for (const place of await places.all()) await expect(place).toHaveCSS("border-top-width", "3px");
  expect(await movingNow(page)).toBe(0);
});

test("without motion, a good that was moved is framed where it lies now, and undoing it frames it again", async ({
  page,
}) => {
  await decide(page, "harbor");
  await page.locator("button.good").first().click();
  await page.locator(".target[data-barred=false]").first().click();
  const fresh = page.locator(
    ".quay [data-piece^='good:'][data-fresh=true], .quay [data-piece^='good:'] [data-fresh=true]",
  );
  await expect(fresh.first()).toBeVisible();
  const moved = await fresh.first().evaluate((one) => one.closest("[data-piece]")?.getAttribute("data-at"));
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(fresh.first()).toBeVisible();
  expect(await fresh.first().evaluate((one) => one.closest("[data-piece]")?.getAttribute("data-at"))).not.toBe(moved);
});

test("without motion, the time to reconsider is counted in words", async ({ page }) => {
  await decide(page, "finished");
  await page.getByRole("button", { name: "Done", exact: true }).click();
  const words = page.locator(".closing .prompt-hint");
  await expect(words).toContainText("3");
  await expect(words).toContainText("2");
  await expect(page.locator(".closing-time")).toBeHidden();
  expect(await movingNow(page)).toBe(0);
});

test("at the table, the connection and a call show by shape and words, and nothing moves", async ({
  browser,
  baseURL,
}) => {
  if (baseURL === undefined) throw new Error("there is no server");
  const [ada, ben] = [
    await arrive(browser, baseURL, { name: "Ada" }, { reducedMotion: "reduce" }),
    await arrive(browser, baseURL, { name: "Ben" }),
  ];
  await sitAtOnce("short", [ada, ben]);
  await ada.context().setOffline(true);
  const sign = ada.locator(".link-sign");
  await expect(sign).toHaveAttribute("data-link", "lost", { timeout: 30_000 });
  expect((await sign.textContent())?.trim()).not.toBe("");
  expect(await sign.evaluate((one) => getComputedStyle(one, "::before").rotate)).toBe("45deg");
  await expect(ada.locator(".call").first()).toBeVisible();
  expect(await movingNow(ada)).toBe(0);
  for (const page of [ada, ben]) await page.context().close();
});
