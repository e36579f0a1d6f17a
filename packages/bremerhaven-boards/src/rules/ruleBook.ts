import text from "@harbor/bremerhaven/RULES.md?raw";
import type { RuleBook, RuleSection } from "@harbor/face";
import { marked } from "marked";
import { Gallery } from "./Gallery.tsx";

/** The rules as the rules package tells them, one section for each heading; every numbered rule can be linked to. */
function sectionsOf(markdown: string): readonly RuleSection[] {
  const [, ...parts] = markdown.split(/^## /m);
  return parts.map((part) => {
    const [title = "", ...lines] = part.split("\n");
    const html = marked.parse(lines.join("\n"), { async: false });
    return { id: idOf(title), title, html: withAnchors(html) };
  });
}

function idOf(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^a-z]+/g, "-")
    .replace(/^-|-$/g, "");
}

function withAnchors(html: string): string {
  return html
    .replace(/<li><strong>([A-Z]{3}-\d+[a-f]?)<\/strong>/g, '<li id="$1"><strong class="rule-id">$1</strong>')
    .replace(/<table>/g, '<div class="rule-table" tabindex="0"><table>')
    .replace(/<\/table>/g, "</table></div>");
}

export const ruleBook: RuleBook = { sections: sectionsOf(text), Gallery };
