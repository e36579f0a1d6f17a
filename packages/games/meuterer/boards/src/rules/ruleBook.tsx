import { FANAL, KINDS, ROLES, readIslandSet } from "@harbor/meuterer";
import { islandName, TEXTS, type Texts } from "@harbor/meuterer/texts";
import {
  CardBack,
  KindPicture,
  Merchantman,
  PirateShip,
  RoleBack,
  RolePicture,
  TakesPicture,
} from "@harbor/meuterer-pictures";
import type { Language, RuleBook, RuleCard, RulePiece, RuleSection } from "@harbor/ui";
import { type PlainSection, sectionsOf } from "@harbor/ui/rulebook";
import type { ReactNode } from "react";
import { Gallery } from "./Gallery.tsx";
import { SECTION_IDS, type SectionId } from "./sectionIds.ts";

/** Loads only the language in use. */
const BOOKS = {
  en: () => import("@harbor/meuterer/RULES.md?raw"),
  de: () => import("@harbor/meuterer/RULES.de.md?raw"),
  fr: () => import("@harbor/meuterer/RULES.fr.md?raw"),
} as const satisfies Record<Language, () => Promise<{ default: string }>>;

/** Small drawings beside a rule's number. */
const MARKS: Readonly<Record<string, ReactNode>> = {
  "SET-3": <Merchantman />,
  "SET-4": <RolePicture shows="captain" />,
  "SET-5": <CardBack />,
  "SET-6": <RoleBack />,
  "OFR-1": <RolePicture shows="mate" />,
  "LAD-2": <KindPicture kind="wine" />,
  "PAS-3": <RoleBack />,
  "CRS-1": <RolePicture shows="captain" />,
  "CRS-4": <RolePicture shows="mutineer" />,
  "MUT-2": <KindPicture kind="saber" />,
  "VOY-2": <RolePicture shows="mate" />,
  "VOY-5": <RolePicture shows="cabin-boy" />,
  "SEL-3": <TakesPicture takes="any" />,
  "SCO-4": <RolePicture shows="merchant" />,
  "SAI-1": <Merchantman />,
  "REF-4": <RolePicture shows="loader" />,
  "PIR-1": <PirateShip />,
  "PIR-2": <KindPicture kind="pirate" />,
};

export async function openRules(language: Language, lists?: unknown): Promise<RuleBook> {
  const read = lists === undefined ? undefined : readIslandSet(lists);
  const set = read?.ok === true ? read.value : FANAL;
  const { default: markdown } = await BOOKS[language]();
  const texts = TEXTS[language];
  const cards = set.lists.islands.map((island): RuleCard => {
    const takes = island.takes === "any" ? "" : texts.kinds[island.takes];
    return { deck: "islands", id: island.id, words: `${islandName(texts, island)} ${takes}` };
  });
  return {
    sections: sectionsOf(markdown, SECTION_IDS).map((section) => illustrate(section, texts)),
    cards,
    // biome-ignore lint/correctness/noComponentHookFactories: a book is made once for its islands, and its gallery with it
    Gallery: (props) => <Gallery {...props} set={set} />,
  };
}

function illustrate({ id, title, pieces }: PlainSection<SectionId>, texts: Texts): RuleSection {
  return {
    id,
    title,
    pieces: pieces.map((piece): RulePiece => {
      if (piece.kind === "rule") return { ...piece, mark: MARKS[piece.id] };
      if (piece.kind !== "table") return piece;
      return { ...piece, rows: piece.rows.map((row) => ({ ...row, picture: pictureFor(row.cells[0] ?? "", texts) })) };
    }),
  };
}

/** The English tables name roles and kinds by their ids, the others by their names. */
function pictureFor(cell: string, { roles, kinds }: Texts): ReactNode {
  const named = cell.replaceAll(/<\/?code>/g, "").toLowerCase();
  const role = ROLES.find((one) => named === one || named === roles[one].toLowerCase());
  if (role !== undefined) return <RolePicture shows={role} />;
  const kind = KINDS.find((one) => named === one || named === kinds[one].toLowerCase());
  return kind === undefined ? undefined : <KindPicture kind={kind} />;
}
