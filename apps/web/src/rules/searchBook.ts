import type { Language, RuleBook, RuleCard, RulePiece, RuleSection } from "@harbor/ui";
import { wordsIn } from "./fold.ts";
import { distance, errorsIn } from "./likeness.ts";
import { isEmptyWord, stemOf } from "./stem.ts";

export type Found = {
  /** Whether there was a search. */
  readonly searched: boolean;
  /** The words of the book that matched, folded. */
  readonly marked: ReadonlySet<string>;
  /** Sections in the order of their best passages, each with its best first. */
  readonly sections: readonly RuleSection[];
  readonly cards: readonly RuleCard[];
  /** The number of rules, paragraphs, table rows and cards found. */
  readonly count: number;
};

type Searched = Pick<RuleBook, "sections" | "cards">;

/** A rule, a paragraph, a table row or a card. Words from outside its own text count by weight. */
type Passage = {
  readonly section: number;
  readonly piece: number;
  readonly row: number | undefined;
  readonly card: RuleCard | undefined;
  /** By stem: how much the passage is about it. */
  readonly weights: ReadonlyMap<string, number>;
};

type BookIndex = {
  readonly passages: readonly Passage[];
  /** By stem: the number of passages that contain it. */
  readonly spread: ReadonlyMap<string, number>;
  /** By stem: the folded words of the book. */
  readonly forms: ReadonlyMap<string, ReadonlySet<string>>;
};

const OF_TERMS = 1.6;
const OF_MORE_FORMS = 0.3;
const OF_TITLE = 0.35;
const BY_BEGINNING = 0.75;
const INSIDE = 0.45;
const BY_ERROR = 0.7;
/** Passages below this share of the best score are not shown. */
const WORTH = 0.45;
const MOST = 12;

const indexes = new WeakMap<readonly RuleSection[], Map<Language, BookIndex>>();

/** The passages of the rules and cards that a search is probably about. */
export function searchBook(book: Searched, search: string, language: Language): Found {
  const typed = wordsIn(search).map(({ folded }) => folded);
  if (typed.length === 0) {
    return { searched: false, marked: new Set(), sections: book.sections, cards: book.cards, count: 0 };
  }
  const telling = typed.filter((word) => !isEmptyWord(language, word));
  const asked = new Map((telling.length > 0 ? telling : typed).map((word) => [stemOf(language, word), word]));
  const index = indexOf(book, language);
  const senses = [...asked].map(([stem, word]) => sensesOf(index, word, stem));
  const rated = index.passages
    .map((passage) => ({ passage, worth: worthOf(index, passage, senses) }))
    .filter(({ worth }) => worth > 0)
    .toSorted((one, other) => other.worth - one.worth);
  const least = (rated[0]?.worth ?? 0) * WORTH;
  const hits = rated.filter(({ worth }) => worth >= least);
  const rules = hits.filter(({ passage }) => passage.card === undefined).slice(0, MOST);
  const cards = hits.flatMap(({ passage: { card } }) => card ?? []);
  const marked = new Set(
    senses.flatMap((sense) => [...sense.keys()].flatMap((stem) => [...(index.forms.get(stem) ?? [])])),
  );
  return {
    searched: true,
    marked,
    sections: gather(
      book.sections,
      rules.map(({ passage }) => passage),
    ),
    cards,
    count: rules.length + cards.length,
  };
}

/** The stems that a typed word may mean, each with a certainty. */
function sensesOf({ spread }: BookIndex, word: string, stem: string): ReadonlyMap<string, number> {
  const senses = new Map<string, number>();
  if (spread.has(stem)) senses.set(stem, 1);
  for (const known of spread.keys()) {
    if (known === stem || stem.length < 3) continue;
    if (known.startsWith(stem) || known.startsWith(word)) senses.set(known, BY_BEGINNING);
    else if (stem.length > 3 && known.includes(stem)) senses.set(known, INSIDE);
  }
  if (senses.size > 0) return senses;
  const limit = errorsIn(word);
  let nearest = limit;
  for (const known of spread.keys()) {
    const away = limit === 0 ? 1 : distance(stem, known, nearest);
    if (away > nearest || /\d/.test(known)) continue;
    if (away < nearest) senses.clear();
    nearest = away;
    senses.set(known, BY_ERROR);
  }
  return senses;
}

/** Rare words count more, and different words count more than one word repeated. */
function worthOf(index: BookIndex, { weights }: Passage, senses: readonly ReadonlyMap<string, number>[]): number {
  let worth = 0;
  let met = 0;
  for (const sense of senses) {
    let best = 0;
    for (const [stem, surely] of sense) {
      const weight = weights.get(stem);
      if (weight === undefined) continue;
      const rarity = Math.log(1 + index.passages.length / (index.spread.get(stem) ?? 1));
      best = Math.max(best, weight * surely * rarity);
    }
    if (best > 0) met += 1;
    worth += best;
  }
  return worth * (met / senses.length);
}

function indexOf(book: Searched, language: Language): BookIndex {
  const known = indexes.get(book.sections)?.get(language);
  if (known !== undefined) return known;
  const forms = new Map<string, Set<string>>();
  const stemsIn = (text: string): readonly string[] =>
    wordsIn(text)
      .filter(({ folded }) => !isEmptyWord(language, folded))
      .map(({ folded }) => {
        const stem = stemOf(language, folded);
        forms.set(stem, (forms.get(stem) ?? new Set<string>()).add(folded));
        return stem;
      });
  const weigh = (text: string, terms = "", title = ""): ReadonlyMap<string, number> => {
    const weights = new Map<string, number>();
    for (const stem of stemsIn(title)) weights.set(stem, OF_TITLE);
    const own = stemsIn(text);
    // A short passage is about each of its words; a long one merely mentions many.
    const share = 1 / (0.6 + own.length / 60);
    for (const stem of own) weights.set(stem, Math.max(weights.get(stem) ?? 0, Math.min(1, share)));
    for (const stem of stemsIn(terms)) {
      const weight = weights.get(stem) ?? 0;
      weights.set(stem, weight < OF_TERMS ? OF_TERMS : weight + OF_MORE_FORMS);
    }
    return weights;
  };
  const ofRules = book.sections.flatMap(({ title, pieces }, section) =>
    pieces.flatMap((piece, nth): Passage[] => {
      const place = { section, piece: nth, row: undefined, card: undefined };
      switch (piece.kind) {
        case "prose":
          return [{ ...place, weights: weigh(textOf(piece.html), "", title) }];
        case "rule":
          return [{ ...place, weights: weigh(textOf(piece.html), `${piece.id} ${piece.terms ?? ""}`, title) }];
        case "table":
          return piece.rows.map(({ cells }, row) => ({
            ...place,
            row,
            weights: weigh(textOf(cells.join(" ")), "", title),
          }));
        default:
          return piece satisfies never;
      }
    }),
  );
  const ofCards = book.cards.map(
    (card): Passage => ({ section: -1, piece: -1, row: undefined, card, weights: weigh(card.words) }),
  );
  const passages = [...ofRules, ...ofCards];
  const spread = new Map<string, number>();
  for (const { weights } of passages) {
    for (const stem of weights.keys()) spread.set(stem, (spread.get(stem) ?? 0) + 1);
  }
  const made = { passages, spread, forms };
  const ofBook = indexes.get(book.sections) ?? new Map<Language, BookIndex>();
  indexes.set(book.sections, ofBook.set(language, made));
  return made;
}

/** Sections reduced to these passages, in the order of their best; rows of a table stay in one table. */
function gather(sections: readonly RuleSection[], passages: readonly Passage[]): readonly RuleSection[] {
  return [...new Set(passages.map(({ section }) => section))].flatMap((nth) => {
    const section = sections[nth];
    if (section === undefined) return [];
    const own = passages.filter((passage) => passage.section === nth);
    const pieces = [...new Set(own.map(({ piece }) => piece))].flatMap((place): readonly RulePiece[] => {
      const piece = section.pieces[place];
      if (piece === undefined) return [];
      if (piece.kind !== "table") return [piece];
      const rows = own.flatMap(({ piece: at, row }) =>
        at === place && row !== undefined ? (piece.rows[row] ?? []) : [],
      );
      return [{ ...piece, rows }];
    });
    return [{ ...section, banner: undefined, pieces }];
  });
}

export function textOf(html: string): string {
  return html.replace(/<[^>]*>/g, "").replace(/&amp;/g, "&");
}
