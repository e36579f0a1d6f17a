import { WAYSIDE } from "@harbor/posy";
import markdown from "@harbor/posy/RULES.md?raw";
import type { RuleBook, RulePiece } from "@harbor/ui";

const RULE = /^- \*\*([A-Z]{3}-\d+)\*\* (.+)$/gm;

const pieces = [...markdown.matchAll(RULE)].map(([, id = "", text = ""]): RulePiece => {
  return { kind: "rule", id, html: text.replaceAll(/`([^`]+)`/g, "<code>$1</code>") };
});

/** In English alone: the house's tests read them. */
export const RULES: RuleBook = {
  sections: [{ id: "rules", title: "Posy", pieces }],
  cards: WAYSIDE.list.kinds.map(({ id }) => ({ deck: "flowers", id, words: id })),
  Gallery: ({ shown }) => (
    <ul className="posy-gallery">
      {shown.map(({ id, words }) => (
        <li key={id}>{words}</li>
      ))}
    </ul>
  ),
};
