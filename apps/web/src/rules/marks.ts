import { wordsIn } from "./fold.ts";

/** Marks every word in the HTML whose folded form is among these. */
export function markIn(html: string, marked: ReadonlySet<string>): string {
  if (marked.size === 0) return html;
  return html
    .split(/(<[^>]*>)/)
    .map((part) => (part.startsWith("<") ? part : markText(part, marked)))
    .join("");
}

function markText(text: string, marked: ReadonlySet<string>): string {
  let html = "";
  let done = 0;
  for (const { folded, from, to } of wordsIn(text)) {
    if (!marked.has(folded)) continue;
    html += `${text.slice(done, from)}<mark>${text.slice(from, to)}</mark>`;
    done = to;
  }
  return html + text.slice(done);
}
