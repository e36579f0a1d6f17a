import type { RuleBook, RuleCard, RulePiece, RuleSection } from "@harbor/face";
import { fold } from "./fold.ts";

export type Found = {
  /** The words looked for, folded; none if there is nothing to look for. */
  readonly words: readonly string[];
  readonly sections: readonly RuleSection[];
  readonly cards: readonly RuleCard[];
  /** How many rules, paragraphs, rows of tables and cards hold all the words. */
  readonly count: number;
};

/** As much of the rules and cards as holds every word of a search, in any order, accents or none. */
export function searchBook({ sections, cards }: Pick<RuleBook, "sections" | "cards">, search: string): Found {
  const words = fold(search)
    .split(/\s+/)
    .filter((word) => word !== "");
  if (words.length === 0) return { words, sections, cards, count: 0 };
  const holds = (text: string) => {
    const folded = fold(text);
    return words.every((word) => folded.includes(word));
  };
  const found = sections.flatMap((section): RuleSection[] => {
    if (holds(section.title)) return [section];
    const pieces = section.pieces.flatMap((piece) => narrow(piece, holds) ?? []);
    return pieces.length === 0 ? [] : [{ ...section, banner: undefined, pieces }];
  });
  const foundCards = cards.filter((card) => holds(card.words));
  const pieces = found.flatMap((section) => section.pieces).reduce((sum, piece) => sum + sizeOf(piece), 0);
  return { words, sections: found, cards: foundCards, count: pieces + foundCards.length };
}

function narrow(piece: RulePiece, holds: (text: string) => boolean): RulePiece | undefined {
  switch (piece.kind) {
    case "prose":
      return holds(textOf(piece.html)) ? piece : undefined;
    case "rule":
      return holds(`${piece.id} ${textOf(piece.html)}`) ? piece : undefined;
    case "table": {
      const rows = piece.rows.filter(({ cells }) => holds(textOf(cells.join(" "))));
      return rows.length === 0 ? undefined : { ...piece, rows };
    }
    default:
      return piece satisfies never;
  }
}

const sizeOf = (piece: RulePiece): number => (piece.kind === "table" ? piece.rows.length : 1);

export function textOf(html: string): string {
  return html.replace(/<[^>]*>/g, "").replace(/&amp;/g, "&");
}
