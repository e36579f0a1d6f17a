import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ROOT, workspaceFolders } from "./checkout.ts";

/**
 * Where red and green say "bad" and "good", and what says so without colours. Whoever adds a place gives it a second
 * sign, too: a word, a number with its sign, or a shape.
 */
const SECOND_SIGNS: Readonly<Record<string, string>> = {
  ".link-sign::before": "a round dot while connected",
  '.link-sign:is([data-link="lost"], [data-link="outdated"])::before': "a lozenge, and a message above the page",
  '.tool-time[data-short="true"]': "a mark before the time",
  ".check-sign": "a tick, a cross or a dash",
  '.check[data-verdict="failed"] .check-sign': "a cross",
  ".verdict-line": "a sentence",
  '.verdict-line[data-sound="false"]': "a sentence",
  '.call[data-bad="true"]': "a heading that says it",
  ".mistake-cost": "a number with a minus sign",
  '[data-standing="here"] .crew-standing::before': "a full dot, and the word",
  '[data-standing="gone"] .crew-standing': "the word",
  '[data-standing="away"] .crew-standing': "the word",
  '[data-standing="gone"] .crew-standing::before': "an empty dot, and the word",
  '[data-standing="away"] .crew-standing::before': "an empty dot, and the word",
  ".table-mark": "a mark that is absent otherwise",
  '.say-note[data-over="true"]': "a number below zero, in bold",
  '.ranking-before[data-change="1"]': "an arrow up",
  '.ranking-before[data-change="-1"]': "an arrow down",
  ".due-item": "a tick",
  '.due-item[data-bad="true"]': "a number with a minus sign",
};

test("red and green never stand alone", () => {
  const places = workspaceFolders().flatMap((folder) =>
    readdirSync(join(ROOT, folder, "src"), { recursive: true, encoding: "utf8" })
      .filter((file) => file.endsWith(".css"))
      .flatMap((file) => selectorsOf(readFileSync(join(ROOT, folder, "src", file), "utf8"))),
  );
  expect(places.filter((place) => !(place in SECOND_SIGNS))).toEqual([]);
  expect(Object.keys(SECOND_SIGNS).filter((place) => !places.includes(place))).toEqual([]);
});

function selectorsOf(css: string): readonly string[] {
  const plain = css.replaceAll(':root[data-contrast="high"] ', "");
  const rules = plain.replaceAll(/\/\*[\s\S]*?\*\//g, "").matchAll(/([^{}]+)\{([^{}]*)\}/g);
  return [...rules].flatMap(([, selectors = "", body = ""]) =>
    /var\(--ui-(?:good|bad)\)/.test(body) ? selectors.split(/,(?![^(]*\))/).map((selector) => selector.trim()) : [],
  );
}
