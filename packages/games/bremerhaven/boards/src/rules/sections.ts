import type { RulePiece } from "@harbor/ui";
import { Lexer, parseInline, parser, type Token, type Tokens } from "marked";

/** The sections of the rule book in order, by the ids that links use in every language. */
export const SECTION_IDS = [
  "overview",
  "vocabulary",
  "setup",
  "bidding",
  "town",
  "sea",
  "land",
  "harbor",
  "money",
  "newspaper",
  "clean-up",
  "end",
  "solo",
  "secrets",
  "tables",
  "cards",
] as const;
export type SectionId = (typeof SECTION_IDS)[number];

export type PlainSection = { readonly id: SectionId; readonly title: string; readonly pieces: readonly RulePiece[] };

/** Splits a rule book in Markdown into its sections; the text before the first one is only for readers of the file. */
export function sectionsOf(markdown: string): readonly PlainSection[] {
  const [, ...parts] = markdown.split(/^## /m);
  return SECTION_IDS.map((id, nth) => {
    const [title = "", ...lines] = (parts[nth] ?? "").split("\n");
    return { id, title, pieces: new Lexer().lex(lines.join("\n")).flatMap(piecesOf) };
  });
}

function piecesOf(token: Token): readonly RulePiece[] {
  if (isTable(token)) {
    const head = token.header.map(({ text }) => inline(text));
    return [{ kind: "table", head, rows: token.rows.map((row) => ({ cells: row.map(({ text }) => inline(text)) })) }];
  }
  if (isList(token) && ruleIn(token.items[0]?.text ?? "") !== undefined) {
    return token.items.flatMap(({ text }): RulePiece[] => {
      const [id, words] = ruleIn(text) ?? [];
      return id === undefined || words === undefined ? [] : [{ kind: "rule", id, html: inline(words) }];
    });
  }
  return token.type === "space" ? [] : [{ kind: "prose", html: linked(parser([token])) }];
}

const isTable = (token: Token): token is Tokens.Table => token.type === "table";
const isList = (token: Token): token is Tokens.List => token.type === "list";

function ruleIn(item: string): readonly [id: string, words: string] | undefined {
  const [, id, words] = /^\*\*([A-Z]{3}-\d+[a-f]?)\*\* ([\s\S]*)$/.exec(item) ?? [];
  return id === undefined || words === undefined ? undefined : [id, words];
}

function inline(markdown: string): string {
  return linked(parseInline(markdown, { async: false }));
}

/** Links every mention of a rule to that rule. */
function linked(html: string): string {
  return html.replace(/\b[A-Z]{3}-\d+[a-f]?\b/g, (id) => `<a href="#${id}">${id}</a>`);
}
