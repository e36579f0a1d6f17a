import { readCardSet, WESER } from "@harbor/bremerhaven";
import type { Language, RuleBook, RulePiece, RuleSection } from "@harbor/ui";
import { type PlainSection, sectionsOf } from "@harbor/ui/rulebook";
import { playedWith } from "../boardContext.ts";
import { cardsIn } from "./cardWords.ts";
import { Gallery } from "./Gallery.tsx";
import { BANNERS, MARKS, picturesOf, STRIPS } from "./pictures.tsx";
import { SECTION_IDS, type SectionId } from "./sectionIds.ts";
import type { Terms } from "./terms/terms.ts";

/** Loads only the language in use. */
const BOOKS = {
  en: () => import("@harbor/bremerhaven/RULES.md?raw"),
  de: () => import("@harbor/bremerhaven/RULES.de.md?raw"),
  fr: () => import("@harbor/bremerhaven/RULES.fr.md?raw"),
} as const satisfies Record<Language, () => Promise<{ default: string }>>;

/** Additional search terms for each rule. */
const TERMS = {
  en: async () => (await import("./terms/en.ts")).EN,
  de: async () => (await import("./terms/de.ts")).DE,
  fr: async () => (await import("./terms/fr.ts")).FR,
} as const satisfies Record<Language, () => Promise<Terms>>;

export async function openRules(language: Language, cardLists?: unknown): Promise<RuleBook> {
  const own = cardLists === undefined ? undefined : readCardSet(cardLists);
  const cards = own?.ok ? own.value : WESER;
  const played = playedWith(cards);
  const [{ default: markdown }, terms] = await Promise.all([BOOKS[language](), TERMS[language]()]);
  // The section on single cards is about the built-in set only.
  const sections = sectionsOf(markdown, SECTION_IDS).filter(({ id }) => cards === WESER || id !== "cards");
  return {
    sections: sections.map((section) => illustrate(section, terms)),
    cards: cardsIn(played, language),
    // biome-ignore lint/correctness/noComponentHookFactories: a book is created once per card set, together with its gallery
    Gallery: (props) => <Gallery {...props} played={played} />,
  };
}

function termsOf(terms: Terms, id: string): { readonly terms?: string } {
  const found = terms[id];
  return found === undefined ? {} : { terms: found };
}

function illustrate({ id, title, pieces }: PlainSection<SectionId>, terms: Terms): RuleSection {
  let tables = 0;
  return {
    id,
    title,
    banner: BANNERS[id],
    pieces: pieces.map((piece): RulePiece => {
      switch (piece.kind) {
        case "rule":
          return { ...piece, ...termsOf(terms, piece.id), mark: MARKS[piece.id], strip: STRIPS[piece.id] };
        case "table": {
          const pictures = picturesOf(id, tables++);
          return { ...piece, rows: piece.rows.map((row, nth) => ({ ...row, picture: pictures?.[nth] })) };
        }
        default:
          return piece;
      }
    }),
  };
}
