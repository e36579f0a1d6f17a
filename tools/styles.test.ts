import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { gameFolders, ROOT, workspaceFolders } from "./checkout.ts";

/** The shared styles that every package may use: buttons, rows, dialogs. */
const UI = "packages/ui";

/** Classes that one package styles and another one places, each with the reason. */
const SHARED: readonly RegExp[] = [
  // The client's own tools, controls and log are placed on the game's boards.
  /^(board-tools|desk|side)$/,
];

type Sheet = { readonly path: string; readonly rules: readonly Rule[] };
/** One selector of a rule; narrowed if it applies only to some screens. */
type Rule = { readonly selector: string; readonly isNarrowed: boolean };
/** One selector of a rule for a ::before or ::after, with its declarations and what stands around it. */
type Detail = { readonly selector: string; readonly around: string; readonly body: string };

function filesOf(kind: RegExp): string[] {
  return workspaceFolders().flatMap((folder) =>
    readdirSync(join(ROOT, folder, "src"), { recursive: true, encoding: "utf8" })
      .filter((file) => kind.test(file))
      .map((file) => `${folder}/src/${file}`),
  );
}

const read = (path: string) => readFileSync(join(ROOT, path), "utf8");

const withoutComments = (css: string) => css.replaceAll(/\/\*[\s\S]*?\*\//g, "");

function rulesIn(css: string): readonly Rule[] {
  const rules: Rule[] = [];
  const around: string[] = [];
  for (const [, head = "", mark] of withoutComments(css).matchAll(/([^{};]*)([{};])/g)) {
    if (mark === "}") around.pop();
    if (mark !== "{") continue;
    if (!head.includes("@")) {
      for (const selector of head.split(",")) rules.push({ selector: selector.trim(), isNarrowed: around.length > 0 });
    }
    around.push(head);
  }
  return rules;
}

function detailsIn(css: string): readonly Detail[] {
  const details: Detail[] = [];
  const around: string[] = [];
  for (const [, head = "", mark] of withoutComments(css).matchAll(/([^{}]*)([{}])/g)) {
    if (mark === "{") {
      around.push(head.trim());
      continue;
    }
    for (const selector of around.pop()?.split(/,(?![^(]*\))/) ?? [])
      if (/::(?:before|after)/.test(selector)) {
        details.push({ selector: selector.trim(), around: around.join(" "), body: head });
      }
  }
  return details;
}

const SHEETS: readonly Sheet[] = filesOf(/\.css$/).map((path) => ({ path, rules: rulesIn(read(path)) }));
const HOUSE_CLASSES = classesIn(SHEETS.filter(({ path }) => packageOf(path) === UI));

function classesIn(sheets: readonly Sheet[]): ReadonlySet<string> {
  const selectors = sheets.flatMap(({ rules }) => rules.map(({ selector }) => selector));
  return new Set(
    selectors.flatMap((selector) => [...selector.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name = ""]) => name)),
  );
}

function packageOf(path: string): string {
  return path.slice(0, path.indexOf("/src/"));
}
const isShared = (name: string) => HOUSE_CLASSES.has(name) || SHARED.some((known) => known.test(name));

/** For each class, the places where the function finds it. */
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

test("stylesheets are parsed correctly", () => {
  expect(rulesIn(".a, .b > p { color: red; } /* .c {} */ @media (x) { .d { e: f } } .g { h: i }")).toEqual([
    { selector: ".a", isNarrowed: false },
    { selector: ".b > p", isNarrowed: false },
    { selector: ".d", isNarrowed: true },
    { selector: ".g", isNarrowed: false },
  ]);
  expect(SHEETS.length).toBeGreaterThan(10);
  expect(HOUSE_CLASSES).toContain("button");
});

const details = filesOf(/\.css$/).flatMap((path) => detailsIn(read(path)).map((detail) => ({ ...detail, path })));

test("a ::before or ::after is found with its declarations and what stands around it", () => {
  expect(detailsIn("@media (x) { .a, .b::after { color: red; } } .c { top: 0; } *::before { left: 0; }")).toEqual([
    { selector: ".b::after", around: "@media (x)", body: " color: red; " },
    { selector: "*::before", around: "", body: " left: 0; " },
  ]);
  expect(details.length).toBeGreaterThan(10);
});

// Such a rule gives each element of a page another style to compute.
test("no rule is for every ::before or ::after", () => {
  const universal = details.filter(({ selector }) => /(?:^|[\s>+~*])::(?:before|after)$/.test(selector));
  expect(universal.map(({ path, selector }) => `${path}: ${selector}`)).toEqual([]);
});

// The rule for all elements does not reach them.
test("a ::before or ::after with a size and a border or padding counts them in", () => {
  const vague = details.filter(
    ({ body }) =>
      /(?:^|[\s;])(?:(?:min-|max-)?(?:width|height)|(?:inline|block)-size|aspect-ratio):/.test(body) &&
      /(?:^|[\s;])(?:padding|border)(?:-(?:top|right|bottom|left|width|inline|block)[\w-]*)?:/.test(body) &&
      !body.includes("box-sizing: border-box"),
  );
  expect(vague.map(({ path, selector }) => `${path}: ${selector}`)).toEqual([]);
});

test("a ::before or ::after moves only where motion is wanted", () => {
  const restless = details.filter(
    ({ selector, around, body }) =>
      /(?:^|[\s;])(?:animation|transition)[\w-]*:/.test(body) &&
      !(around.includes("(prefers-reduced-motion: no-preference)") && selector.includes(':not([data-pace="none"])')),
  );
  expect(restless.map(({ path, selector }) => `${path}: ${selector}`)).toEqual([]);
});

test("every class is styled in one stylesheet, except for narrow screens", () => {
  const places = placesOf(({ selector, isNarrowed }) =>
    isNarrowed ? undefined : /^\.([a-z][\w-]*)$/i.exec(selector)?.[1],
  );
  const twice = [...places].filter(([, paths]) => paths.size > 1);
  expect(twice.map(([name, paths]) => `${name}: ${[...paths].join(", ")}`)).toEqual([]);
});

test("no package's stylesheet changes another package's class", () => {
  const places = placesOf(({ selector }) => /^\.([a-z][\w-]*)/i.exec(selector)?.[1]);
  const across = [...places].filter(([name, paths]) => !isShared(name) && new Set([...paths].map(packageOf)).size > 1);
  expect(across.map(([name, paths]) => `${name}: ${[...paths].join(", ")}`)).toEqual([]);
});

test("no component uses a class that only another package's stylesheet defines", () => {
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

/** The packages whose variables and classes the stylesheets of a package may use beside its own. */
function dressedBy(folder: string): readonly string[] {
  const [game] = gameFolders().filter((path) => folder.startsWith(`${path}/`));
  return game === undefined ? [folder, UI] : [folder, UI, `${game}/pictures`];
}

/** Names of variables by where they stand: in stylesheets, in themes of drawings, in styles of components. */
function variablesOf(folder: string, isSet: boolean): ReadonlySet<string> {
  const files = filesOf(/\.(?:css|tsx?)$/).filter((path) => packageOf(path) === folder && !/\.test\./.test(path));
  const places = isSet ? /["'\s{;](--[a-z][\w-]*)["']?\s*\]?\s*:/g : /var\((--[a-z][\w-]*\w)(?!\w|-)/g;
  return new Set(files.flatMap((path) => [...read(path).matchAll(places)].map(([, name = ""]) => name)));
}

test.each(workspaceFolders())(
  "%s uses only variables of its own, of the pictures of its game and of packages/ui",
  (folder) => {
    const known = new Set(dressedBy(folder).flatMap((other) => [...variablesOf(other, true)]));
    expect([...variablesOf(folder, false)].filter((name) => !known.has(name))).toEqual([]);
  },
);
