import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, test } from "vitest";
import { parseAst } from "vitest/node";
import { ROOT, workspaceFolders } from "./checkout.ts";

/** Every folder with a file of texts for each language. */
const TEXTS = workspaceFolders().flatMap((folder) =>
  readdirSync(join(ROOT, folder, "src"), { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith("texts/en.ts"))
    .map((file) => join(folder, "src", dirname(file))),
);
/** Folders whose components must take their texts from these files. */
const COMPONENTS = workspaceFolders()
  .map((folder) => join(folder, "src"))
  .filter((folder) => componentsIn(folder).length > 0);

function componentsIn(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { recursive: true, encoding: "utf8" }).filter(
    (file) => file.endsWith(".tsx") && !file.includes(".test."),
  );
}

async function textsIn(folder: string, language: string): Promise<[key: string, text: string][]> {
  const loaded: Record<string, unknown> = await import(join(ROOT, folder, `${language}.ts`));
  return leaves(loaded[language.toUpperCase()], "");
}

function leaves(value: unknown, path: string): [key: string, text: string][] {
  if (typeof value === "string") return [[path, value]];
  return Object.entries(value ?? {}).flatMap(([key, inner]) => leaves(inner, path === "" ? key : `${path}.${key}`));
}

/** Patterns that no text may match, by language and by the rule of typography or style it breaks. */
const WRONG: Readonly<Record<string, Readonly<Record<string, RegExp>>>> = {
  en: {
    "typewriter marks": /["']|\.\.\.|\s\s|^\s|\s$|^$/,
    "foreign quotation marks": /[„«»]/,
    "a space before a mark": /\s[:;!?.,…]/,
    "British words": /\b(?:harbour|colour|fulfils|lorry|neighbour)\b/i,
    "a second word for a thing": /\bx money\b|\bberth x\b/,
  },
  de: {
    "typewriter marks": /["']|\.\.\.|\s\s|^\s|\s$|^$/,
    "foreign quotation marks": /[”«»]|“(?=\p{L})/u,
    "a space before a mark": /\s[:;!?.,]/,
    "a second word for a thing": /Ladedock|\bDocks?\b|Herstellen|\bx Geld\b/,
    "the polite form": /\b(?:Ihnen|Ihre?[nmrs]?)\b|en Sie\b/,
  },
  fr: {
    "typewriter marks": /["']|\.\.\.|\s\s|^\s|\s$|^$/,
    "foreign quotation marks": /[„“”]/,
    "a space that may break": /[^\u202f][;!?]|[^\u00a0]:|«[^\u00a0]|[^\u00a0]»/,
    "a second word for a thing": /\bbittes?\b|[Ee]mball|[Dd]éball|\bmiser?\b|\bx tours?\b|\b[Tt]our x|poste à quai/,
    "the familiar form": /(?<!\p{L})(?:tu|toi|ton|ta|tes)(?!\p{L})/iu,
  },
};

describe.each(TEXTS)("the texts in %s", (folder) => {
  test.each(
    Object.entries(WRONG).flatMap(([language, rules]) =>
      Object.entries(rules).map((rule) => [language, ...rule] as const),
    ),
  )("in %s have nowhere %s", async (language, _, wrong) => {
    const texts = await textsIn(folder, language);
    expect(texts.length).toBeGreaterThan(20);
    expect(texts.filter(([, text]) => wrong.test(text.replace(/{{\w+}}/g, "x")))).toEqual([]);
  });

  test.each(["en", "de", "fr"])("in %s have both forms of every plural, and a number in it", async (language) => {
    const texts = new Map(await textsIn(folder, language));
    const plurals = [...texts.keys()].filter((key) => /_(one|other)$/.test(key));
    const other = (key: string) =>
      key.endsWith("_one") ? key.replace(/_one$/, "_other") : key.replace(/_other$/, "_one");
    expect(plurals.length).toBeGreaterThan(1);
    expect(plurals.filter((key) => !texts.has(other(key)))).toEqual([]);
    expect(plurals.filter((key) => !texts.get(key)?.includes("{{count}}"))).toEqual([]);
  });
});

/** What only the texts of a game may speak of: the frame around all of them knows no such thing. */
const OF_ONE_GAME: Readonly<Record<string, RegExp>> = {
  en: /\b(?:harbors?|ships?|dumm(?:y|ies)|bids?|bidding|captains?|sailors?|skippers?|docks?|berths?|cargo|prestige|bollards?)\b/i,
  de: /Hafen|Häfen|Schiff|Dummy|Gebot|\b[Bb]iete|Kapitän|Matrose|Skipper|\bDocks?\b|Liegeplatz|\bWaren?\b|Prestige|Poller/,
  fr: /(?<!\p{L})(?:ports?|navires?|fantômes?|enchères?|capitaines?|marins?|skippers?|quais?|cargaisons?|prestige|bittes?)(?!\p{L})/iu,
};

test.each(Object.entries(OF_ONE_GAME))(
  "the frame's texts in %s speak of no game's own things",
  async (language, word) => {
    const frame = TEXTS.filter((folder) => folder.startsWith("apps/web/"));
    expect(frame.length).toBeGreaterThan(1);
    const texts = await Promise.all(frame.map((folder) => textsIn(folder, language)));
    expect(texts.flat().filter(([, text]) => word.test(text))).toEqual([]);
  },
);

type Node = Readonly<Record<string, unknown>> & { readonly type: string };
const isNode = (value: unknown): value is Node => typeof value === "object" && value !== null && "type" in value;
const SPOKEN = /^(?:aria-(?:label|description|roledescription|valuetext)|title|placeholder|alt|label|closeLabel)$/;

/** All hard-coded text in a component: between tags, or in an attribute that is read out. */
function wordsWritten(source: string): string[] {
  const found: string[] = [];
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(visit);
    if (!isNode(value)) return;
    if (value.type === "JSXText") found.push(String(value.value));
    if (value.type === "JSXAttribute" && isNode(value.name) && SPOKEN.test(String(value.name.name))) {
      found.push(...wordsOf(value.value));
    }
    if (value.type === "JSXElement" || value.type === "JSXFragment") {
      found.push(...(Array.isArray(value.children) ? value.children : []).flatMap(wordsOf));
    }
    Object.values(value).forEach(visit);
  };
  visit(parseAst(source, { lang: "tsx" }));
  return found.map((words) => words.trim()).filter((words) => /\p{L}{2}/u.test(words));
}

/** The string literals that an expression may evaluate to. */
function wordsOf(value: unknown): string[] {
  if (!isNode(value)) return [];
  switch (value.type) {
    case "Literal":
      return typeof value.value === "string" ? [value.value] : [];
    case "TemplateLiteral":
      return (Array.isArray(value.quasis) ? value.quasis : []).map(({ value: { raw } }) => raw);
    case "JSXExpressionContainer":
    case "ParenthesizedExpression":
      return wordsOf(value.expression);
    case "ConditionalExpression":
      return [...wordsOf(value.consequent), ...wordsOf(value.alternate)];
    case "LogicalExpression":
      return [...wordsOf(value.left), ...wordsOf(value.right)];
    default:
      return [];
  }
}

test.each([
  ["<p>Hello, you</p>", ["Hello, you"]],
  ["<p>{count} coins</p>", ["coins"]],
  ["<p>Überall</p>", ["Überall"]],
  ['<p>{ready && "Go on"}</p>', ["Go on"]],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: the source of a component, not a template
  ['<p>{ready ? `${name} wins` : "Wait"}</p>', ["wins", "Wait"]],
  ['<b aria-label="Close" />', ["Close"]],
  ['<input placeholder={empty ? "Search" : undefined} />', ["Search"]],
  ['<b className="row" aria-label={t("close")}>×{t("harbor.done")}</b>', []],
])("words are found in %s", (jsx, words) => {
  expect(wordsWritten(`const shown = ${jsx};`).sort()).toEqual([...words].sort());
});

test.each(COMPONENTS)("no words stand in the components of %s themselves", (folder) => {
  const files = componentsIn(folder);
  const written = files.flatMap((file) =>
    wordsWritten(readFileSync(join(ROOT, folder, file), "utf8")).map((words) => `${file}: ${words}`),
  );
  expect(written).toEqual([]);
});
