import { expect, type Page } from "@playwright/test";
import { axeFaults, WCAG } from "./axe.ts";
import { findTexts, paleTexts } from "./contrast.ts";
import { faultsOf } from "./faults.ts";
import { layoutFaults } from "./layoutFaults.ts";
import { test } from "./shared.ts";
import { whileTouchable } from "./touchable.ts";

/** What finds faults on every screen finds each of these, planted in a page without any. */
const SOUND = `<!doctype html><html lang="en"><head><title>Sound</title><style>
  * { margin: 0; box-sizing: border-box; }
  body { background: #fff; color: #111; font: 16px/1.5 sans-serif; }
  main { padding: 20px; position: relative; }
  .prompt { width: 300px; }
  .prompt .button { width: 160px; height: 48px; color: #111; background: #ddd; }
  .slot { width: 200px; height: 60px; }
  .plate { width: 180px; height: 40px; }
  .plate-name { display: block; width: 170px; }
</style></head><body><main>
  <h1>A harbor</h1>
  <section class="prompt" aria-label="Decision"><h2>What now?</h2><button class="button">Go on</button></section>
  <div class="slot"><div class="plate"><span class="plate-name">Elbe quay</span></div><i class="target"></i></div>
  <img alt="A ship" src="data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7">
</main></body></html>`;

const NEEDS = { decide: [".prompt h2", ".prompt .button"], reach: [".slot", ".plate-name"] };
const WINDOW = { width: 390, height: 844 };

/** Shows the sound page with additional styles, or as a script has changed it. */
async function show(page: Page, css = "", change = ""): Promise<void> {
  await page.setViewportSize(WINDOW);
  // Elsewhere, the policy of the server's pages would keep the styles out.
  await page.goto("about:blank");
  await page.setContent(SOUND.replace("</style>", `${css}</style>`));
  await page.evaluate(change);
}

function layoutFaultsIn(page: Page): Promise<readonly string[]> {
  return whileTouchable(page, () => layoutFaults(page, NEEDS, { scrolls: false }));
}

test("nothing is wrong with a sound page", async ({ shared: page }) => {
  await show(page);
  expect(await layoutFaultsIn(page)).toEqual([]);
  expect(await faultsOf(page, { fingers: true })).toEqual([]);
  expect(await paleTextsIn(page)).toEqual([]);
  expect(await axeFaults(page, { runOnly: [...WCAG, "best-practice"] })).toEqual([]);
});

const VEIL = 'content: ""; position: fixed; inset: 0; background: #fff;';
const OVERLAP = ".slot { margin-top: -48px; position: relative; background: #fff; }";

const OF_LAYOUT: readonly (readonly [name: string, css: string, fault: RegExp])[] = [
  ["off the screen", ".prompt { position: absolute; top: 900px; }", /cut: button "Go on" by the screen/],
  ["cut by a box", ".prompt { height: 60px; overflow: hidden; }", /cut: button "Go on" by prompt/],
  ["not shown", ".prompt .button { visibility: hidden; }", /not shown: button "Go on"/],
  ["without room", ".prompt h2 { height: 4px; overflow: hidden; }", /no room: h2/],
  ["below another part", OVERLAP, /covered: .*by slot/],
  [
    "below what lets clicks through",
    `main::after { ${VEIL} pointer-events: none; }`,
    /covered: button "Go on" by main/,
  ],
  ["below the page's own ::after", `body::after { ${VEIL} }`, /covered: button "Go on" by body/],
  ["below the page's own ::before", `body::before { ${VEIL} z-index: 1; }`, /covered: h2 "What now\?" by body/],
  [
    "below a part below an empty ::after",
    `main::after { ${VEIL} background: none; z-index: 2; } ${OVERLAP}`,
    /covered: button "Go on" by slot/,
  ],
  [
    "below a part below a target",
    `.target { position: fixed; inset: 0; z-index: 2; } ${OVERLAP}`,
    /covered: .*by slot/,
  ],
  ["a torn word", ".plate-name { width: 20px; }", /torn: "quay"/],
  [
    "a cut name",
    ".plate-name { width: 40px; white-space: nowrap; overflow: hidden; text-overflow: ellipsis; }",
    /name cut/,
  ],
  ["a name that sticks out", ".plate { width: 60px; }", /sticks out: plate-name/],
  ["small letters", ".plate-name { font-size: 11px; }", /letters of 11\.0 px: "Elbe quay"/],
];

for (const [name, css, fault] of OF_LAYOUT) {
  test(`what a decision needs: ${name}`, async ({ shared: page }) => {
    await show(page, css);
    expect((await layoutFaultsIn(page)).join("\n")).toMatch(fault);
  });
}

const OF_SCREENS: readonly (readonly [name: string, css: string, fault: RegExp])[] = [
  ["a page too wide", "main { width: 500px; }", /110 px wider/],
  ["a control out of sight", ".prompt .button { position: fixed; left: -200px; }", /out of sight: button/],
  ["a covered control", `body::after { ${VEIL} }`, /covered: button "Go on" by body/],
  ["a small control", ".prompt .button { width: 20px; }", /small: button "Go on" 20 × 48/],
  ["a control below another", ".slot { margin-top: -48px; position: relative; }", /covered: button "Go on" by/],
  ["a cut text", ".plate { width: 30px; height: 20px; overflow: hidden; }", /cut off: "Elbe quay" in plate/],
];

for (const [name, css, fault] of OF_SCREENS) {
  test(`every screen: ${name}`, async ({ shared: page }) => {
    await show(page, css);
    expect((await faultsOf(page, { fingers: true })).join("\n")).toMatch(fault);
  });
}

async function paleTextsIn(page: Page, wanted?: "high"): Promise<readonly string[]> {
  const texts = await findTexts(page);
  return paleTexts(texts, wanted);
}

const HINT = 'document.querySelector(".plate").innerHTML = "<input aria-label=Name placeholder=Ada>"';

const OF_COLORS: readonly (readonly [name: string, css: string, change: string, fault: RegExp])[] = [
  ["pale letters", ".plate-name { color: #999; }", "", /contrast of 2\.8: "Elbe quay" in plate-name/],
  ["below the fold", "main { padding-top: 2000px; } .plate-name { color: #999; }", "", /contrast of 2\.8: "Elbe quay"/],
  [
    "far down in a box that scrolls",
    ".plate { overflow: auto; } .plate-name { margin-top: 900px; color: #999; }",
    "",
    /contrast of 2\.8: "Elbe quay"/,
  ],
  ["faded letters", ".slot { opacity: 0.3; }", "", /contrast of 2\.0: "Elbe quay"/],
  ["on a ground half clear", ".plate { background: rgb(0 0 0 / 60%); }", "", /contrast of 3\.\d: "Elbe quay"/],
  [
    "on what lies behind",
    ".target { position: fixed; inset: 0; z-index: -1; background: #444; pointer-events: none; }",
    "",
    /contrast of 1\.\d: "Elbe quay"/,
  ],
  [
    "on a drawing",
    ".target svg { position: fixed; inset: 0; z-index: -1; width: 100%; height: 100%; } .plate-name { position: relative; }",
    `document.querySelector(".target").innerHTML = '<svg aria-hidden="true"><rect width="100%" height="100%" fill="#444"/></svg>'`,
    /contrast of 1\.\d: "Elbe quay"/,
  ],
  ["a pale hint in a field", "::placeholder { color: #bbb; }", HINT, /contrast of 1\.9/],
  [
    "a pale value in a field",
    "input { color: #bbb; }",
    `${HINT}; document.querySelector("input").value = "Bo"`,
    /1\.9: "Bo"/,
  ],
];

for (const [name, css, change, fault] of OF_COLORS) {
  test(`too pale: ${name}`, async ({ shared: page }) => {
    await show(page, css, change);
    expect((await paleTextsIn(page)).join("\n")).toMatch(fault);
  });
}

test("too pale: large letters may be paler, and nothing is wrong with disabled controls", async ({ shared: page }) => {
  await show(page, ".plate-name { color: #888; font-size: 24px; }");
  expect(await paleTextsIn(page)).toEqual([]);
  await show(page, ".button { color: #bbb !important; }", 'document.querySelector("button").disabled = true');
  expect(await paleTextsIn(page)).toEqual([]);
});

test("too pale: a page of which hardly anything can be looked at is not taken for a sound one", async ({
  shared: page,
}) => {
  await show(page, "main { height: 0; padding: 0; overflow: clip; }");
  await expect(paleTextsIn(page)).rejects.toThrow("of 4 texts only 0 can be looked at");
});

test("too pale: in high contrast alone", async ({ shared: page }) => {
  await show(page, ".plate-name { color: #666; }");
  expect(await paleTextsIn(page)).toEqual([]);
  expect((await paleTextsIn(page, "high")).join("\n")).toMatch(/contrast of 5\.7: "Elbe quay"/);
});

const PICTURE = '<svg role="img" aria-label="A crane"><path d="M0 0h9v9z"/></svg>';

const OF_AXE: readonly (readonly [name: string, css: string, change: string, fault: RegExp])[] = [
  ["pale letters", ".plate-name { color: #999; }", "", /color-contrast 1/],
  ["a button without a name", "", 'document.querySelector("button").textContent = ""', /button-name/],
  ["an image without words", "", 'document.querySelector("img").removeAttribute("alt")', /image-alt/],
  ["an unknown language", "", 'document.documentElement.lang = "xx-nowhere"', /html-lang-valid/],
  [
    "a nameless button in a picture",
    "",
    `document.querySelector(".slot").innerHTML = '${PICTURE.replace("<path", '<foreignObject width="50" height="50"><button></button></foreignObject><path')}'`,
    /button-name/,
  ],
];

for (const [name, css, change, fault] of OF_AXE) {
  test(`axe: ${name}`, async ({ shared: page }) => {
    await show(page, css, change);
    expect((await axeFaults(page, { runOnly: [...WCAG, "best-practice"] })).join("\n")).toMatch(fault);
  });
}

test("axe: letters that are too pale in high contrast alone", async ({ shared: page }) => {
  await show(page, ".plate-name { color: #666; }");
  expect(await axeFaults(page, { runOnly: ["color-contrast"] })).toEqual([]);
  expect(await axeFaults(page, { runOnly: ["color-contrast-enhanced"] })).toHaveLength(1);
});
