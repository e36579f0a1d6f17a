import { Lexer, parseInline, parser, type Token, type Tokens } from "marked";
import type { RulePiece } from "../index.ts";

/** A section of a rule book before a game adds its drawings and search terms. */
export type PlainSection<Id extends string> = {
  readonly id: Id;
  readonly title: string;
  readonly pieces: readonly RulePiece[];
};

/**
 * Splits a rule book in Markdown into its sections, which get these ids in order: links use them in every language. The
 * text before the first section is only for readers of the file.
 */
export function sectionsOf<Id extends string>(markdown: string, ids: readonly Id[]): readonly PlainSection<Id>[] {
  const [, ...parts] = markdown.split(/^## /m);
  return ids.map((id, nth) => {
    const [title = "", ...lines] = (parts[nth] ?? "").split("\n");
    return { id, title, pieces: new Lexer().lex(lines.join("\n")).flatMap(piecesOf) };
  });
}

function piecesOf(token: Token): readonly RulePiece[] {
  if (isTable(token)) {
    const head = token.header.map(({ text }) => inline(text));
    return [{ kind: "table", head, rows: token.rows.map((row) => ({ cells: row.map(({ text }) => inline(text)) })) }];
  }
  if (isList(token) && token.items.every(({ text }) => rulesIn(text).length > 0)) {
    return token.items.flatMap(({ text }) =>
      rulesIn(text).map(([id, words]): RulePiece => ({ kind: "rule", id, html: inline(words) })),
    );
  }
  return token.type === "space" ? [] : [{ kind: "prose", html: linked(parser([token])) }];
}

const isTable = (token: Token): token is Tokens.Table => token.type === "table";
const isList = (token: Token): token is Tokens.List => token.type === "list";

/** The rules in an item: a sub-rule such as REF-3a may follow its rule in the same line. */
function rulesIn(item: string): readonly (readonly [id: string, words: string])[] {
  const [, ...parts] = item.split(/\*\*([A-Z]{3}-\d+[a-f]?)\*\* /);
  return parts.flatMap((id, nth) => (nth % 2 === 0 ? [[id, (parts[nth + 1] ?? "").trim()] as const] : []));
}

function inline(markdown: string): string {
  return linked(parseInline(markdown, { async: false }));
}

/** Links every mention of a rule to that rule. */
function linked(html: string): string {
  return html.replace(/\b[A-Z]{3}-\d+[a-f]?\b/g, (id) => `<a href="#${id}">${id}</a>`);
}
