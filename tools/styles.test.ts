import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ROOT, workspaceFolders } from "./checkout.ts";

/** The look of the house, which every package wears: buttons, rows, dialogs. */
const HOUSE = "apps/web/src/look/base.css";

/** Classes that one package draws and another one finds a place for, each for the reason beside it. */
const SHARED: readonly RegExp[] = [
  // The frame's own tools, controls and log stand on the game's boards.
  /^(board-tools|desk|side)$/,
  // Drawings of the game within the rules that the frame shows.
  /^rule-strip/,
];

type Sheet = { readonly path: string; readonly rules: readonly Rule[] };
/** One selector of a rule; narrowed if it holds only for some screens. */
type Rule = { readonly selector: string; readonly isNarrowed: boolean };

function filesOf(kind: RegExp): string[] {
  return workspaceFolders().flatMap((folder) =>
    readdirSync(join(ROOT, folder, "src"), { recursive: true, encoding: "utf8" })
      .filter((file) => kind.test(file))
      .map((file) => `${folder}/src/${file}`),
  );
}

const read = (path: string) => readFileSync(join(ROOT, path), "utf8");

function rulesIn(css: string): readonly Rule[] {
  const rules: Rule[] = [];
  const around: string[] = [];
  for (const [, head = "", mark] of css.replaceAll(/\/\*[\s\S]*?\*\//g, "").matchAll(/([^{};]*)([{};])/g)) {
    if (mark === "}") around.pop();
    if (mark !== "{") continue;
    if (!head.includes("@")) {
      for (const selector of head.split(",")) rules.push({ selector: selector.trim(), isNarrowed: around.length > 0 });
    }
    around.push(head);
  }
  return rules;
}

const SHEETS: readonly Sheet[] = filesOf(/\.css$/).map((path) => ({ path, rules: rulesIn(read(path)) }));
const HOUSE_CLASSES = classesIn(SHEETS.filter(({ path }) => path === HOUSE));

function classesIn(sheets: readonly Sheet[]): ReadonlySet<string> {
  const selectors = sheets.flatMap(({ rules }) => rules.map(({ selector }) => selector));
  return new Set(
    selectors.flatMap((selector) => [...selector.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name = ""]) => name)),
  );
}

const packageOf = (path: string) => path.slice(0, path.indexOf("/src/"));
const isShared = (name: string) => HOUSE_CLASSES.has(name) || SHARED.some((known) => known.test(name));

/** By class, the places where the function finds it. */
function placesOf(find: (rule: Rule) => string | undefined): ReadonlyMap<string, ReadonlySet<string>> {
  const places = new Map<string, Set<string>>();
  for (const { path, rules } of SHEETS) {
    for (const rule of rules) {
      const name = find(rule);
      if (name !== undefined) places.set(name, (places.get(name) ?? new Set()).add(path));
    }
  }
  return places;
}

test("the stylesheets are read as they are", () => {
  expect(rulesIn(".a, .b > p { color: red; } /* .c {} */ @media (x) { .d { e: f } } .g { h: i }")).toEqual([
    { selector: ".a", isNarrowed: false },
    { selector: ".b > p", isNarrowed: false },
    { selector: ".d", isNarrowed: true },
    { selector: ".g", isNarrowed: false },
  ]);
  expect(SHEETS.length).toBeGreaterThan(10);
  expect(HOUSE_CLASSES).toContain("button");
});

test("what a class looks like is said in one stylesheet, but for narrow screens", () => {
  const places = placesOf(({ selector, isNarrowed }) =>
    isNarrowed ? undefined : /^\.([a-z][\w-]*)$/i.exec(selector)?.[1],
  );
  const twice = [...places].filter(([, paths]) => paths.size > 1);
  expect(twice.map(([name, paths]) => `${name}: ${[...paths].join(", ")}`)).toEqual([]);
});

test("no package's stylesheet changes a class of another one", () => {
  const places = placesOf(({ selector }) => /^\.([a-z][\w-]*)/i.exec(selector)?.[1]);
  const across = [...places].filter(([name, paths]) => !isShared(name) && new Set([...paths].map(packageOf)).size > 1);
  expect(across.map(([name, paths]) => `${name}: ${[...paths].join(", ")}`)).toEqual([]);
});

test("no component wears a class that only another package's stylesheet knows", () => {
  const known = new Map(
    workspaceFolders().map((folder) => [folder, classesIn(SHEETS.filter(({ path }) => packageOf(path) === folder))]),
  );
  const strange = filesOf(/\.tsx$/).flatMap((path) => {
    const worn = [...read(path).matchAll(/className[^"\n]*"([^"]*)"/g)].flatMap(([, names = ""]) => names.split(" "));
    return [...new Set(worn)]
      .filter((name) => !isShared(name) && !known.get(packageOf(path))?.has(name))
      .filter((name) => [...known.values()].some((names) => names.has(name)))
      .map((name) => `${path}: ${name}`);
  });
  expect(strange).toEqual([]);
});
