import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { expect, test } from "vitest";
import { ROOT, workspaceFolders } from "./checkout.ts";

/**
 * Lists all motions of a package, what each tells, what tells the same when motion is reduced, and which test shows
 * that.
 */
const PAGE = "MOTION.md";
const NOTHING = "—";

/** Browser tests may prove what a package promises. */
const BROWSER_TESTS = "apps/web/e2e";

type Source = { readonly path: string; readonly text: string };

const FOLDERS = workspaceFolders();

function filesIn(folder: string, kind: RegExp): readonly Source[] {
  if (!existsSync(join(ROOT, folder))) return [];
  return readdirSync(join(ROOT, folder), { recursive: true, encoding: "utf8" })
    .filter((file) => kind.test(file) && !file.includes("node_modules"))
    .map((file) => ({ path: join(folder, file), text: readFileSync(join(ROOT, folder, file), "utf8") }));
}

const withoutComments = (text: string): string => text.replaceAll(/\/\*[\s\S]*?\*\//g, "");
const found = (text: string, what: RegExp): readonly string[] => [...text.matchAll(what)].map(([, name = ""]) => name);
const inOneLine = (text: string): string => text.trim().replaceAll(/\s+/g, " ");

function motionsInStyles(css: string): readonly string[] {
  const text = withoutComments(css);
  const transitions = [...text.matchAll(/([^{};]+)\{[^{}]*?\btransition(?:-[a-z]+)?:\s*([^;]+);/g)]
    .filter(([, , value = ""]) => !value.startsWith("none"))
    .map(([, selector = ""]) => `transition ${inOneLine(selector)}`);
  return [
    ...found(text, /@keyframes ([\w-]+)/g).map((name) => `@keyframes ${name}`),
    ...transitions,
    ...found(text, /([^{};]+)\{[^{}]*?scroll-behavior:\s*smooth/g).map((one) => `scroll ${inOneLine(one)}`),
    ...found(text, /@(view-transition)/g),
  ];
}

/** Calls that make something move. */
const CALLS: Readonly<Record<string, RegExp>> = {
  animate: /\.animate\(/,
  frames: /\brequestAnimationFrame\(/,
  scroll: /behavior: "smooth"/,
  morph: /\bstartViewTransition\(/,
  draw: /<(?:animate|animateTransform|animateMotion)\b/,
};
/** Lists of ways to move, by the word that their entries have on the page. */
const WAYS: Readonly<Record<string, string>> = { ENTRANCES: "enter", EXITS: "exit", GIFTS: "give" };

function motionsInCode({ path, text }: Source): readonly string[] {
  const calls = Object.entries(CALLS).flatMap(([word, call]) => (call.test(text) ? [`${word} ${basename(path)}`] : []));
  const ways = Object.entries(WAYS).flatMap(([list, word]) =>
    found(text, new RegExp(`export const ${list} = \\[([^\\]]*)\\]`, "g")).flatMap((names) =>
      found(names, /"([\w-]+)"/g).map((name) => `${word} ${name}`),
    ),
  );
  return [...calls, ...ways];
}

function motionsOf(folder: string): readonly string[] {
  const code = filesIn(`${folder}/src`, /(?<!\.test)\.tsx?$/);
  return [
    ...filesIn(`${folder}/src`, /\.css$/).flatMap(({ text }) => motionsInStyles(text)),
    ...code.flatMap(motionsInCode),
  ];
}

type Entry = { readonly motion: string; readonly tells: string; readonly still: string; readonly test: string };

function pageOf(folder: string): readonly Entry[] {
  const path = join(ROOT, folder, PAGE);
  if (!existsSync(path)) return [];
  return [...readFileSync(path, "utf8").matchAll(/^\| `([^`]+)` \| ([^|]+) \| ([^|]+) \| ([^|]+) \|$/gm)].map(
    ([, motion = "", tells = "", still = "", shown = ""]) => ({ motion, tells, still, test: shown }),
  );
}

const moving = FOLDERS.filter((folder) => motionsOf(folder).length > 0);

test("all kinds of motion are found", () => {
  expect(
    motionsInStyles("@keyframes a { to { opacity: 0; } } .b, .c:hover { color: red; transition: all 1s; }"),
  ).toEqual(["@keyframes a", "transition .b, .c:hover"]);
  expect(motionsInStyles(".a { transition: none; } /* .b { transition: all 1s; } */")).toEqual([]);
  expect(motionsInStyles("html { scroll-behavior: smooth; } @view-transition { navigation: auto; }")).toEqual([
    "scroll html",
    "view-transition",
  ]);
  const code =
    'export const EXITS = ["left", "fade"] as const;\nelement.animate(frames);\nrequestAnimationFrame(tick);';
  expect(motionsInCode({ path: "a/Ship.tsx", text: code })).toEqual([
    "animate Ship.tsx",
    "frames Ship.tsx",
    "exit left",
    "exit fade",
  ]);
  expect(moving.length).toBeGreaterThan(2);
});

test.each(FOLDERS)("%s lists each of its motions, and no other", (folder) => {
  const listed = pageOf(folder).map(({ motion }) => motion);
  expect(listed.toSorted()).toEqual([...new Set(motionsOf(folder))].toSorted());
});

const proofs = filesIn(BROWSER_TESTS, /\.spec\.ts$/).map(({ text }) => text);

test.each(moving)("in %s, each motion that tells something has a still form, which a test shows", (folder) => {
  const tests = [...filesIn(`${folder}/src`, /\.test\.tsx?$/).map(({ text }) => text), ...proofs];
  for (const { motion, tells, still, test: title } of pageOf(folder)) {
    if (tells === NOTHING) {
      expect([still, title], motion).toEqual([NOTHING, NOTHING]);
      continue;
    }
    expect(still, motion).not.toBe(NOTHING);
    expect(
      tests.some((text) => text.includes(`"${title}"`)),
      `${motion}: there is no test "${title}"`,
    ).toBe(true);
  }
});

/** Other packages may be absent: a page shows one game at a time. */
test.each(moving)("%s animates only by its own keyframes, and has none to spare", (folder) => {
  const styles = filesIn(`${folder}/src`, /\.css$/).map(({ text }) => withoutComments(text));
  const own = styles.flatMap((text) => found(text, /@keyframes ([\w-]+)/g));
  const used = styles
    .flatMap((text) => found(text, /\banimation(?:-name)?:\s*([\w-]+)/g))
    .filter((name) => name !== "none");
  expect([...new Set(used)].toSorted()).toEqual([...new Set(own)].toSorted());
});
