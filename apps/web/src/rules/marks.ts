import { findAll } from "./fold.ts";

/** HTML with every place marked where one of the words stands. */
export function markIn(html: string, words: readonly string[]): string {
  if (words.length === 0) return html;
  return html
    .split(/(<[^>]*>)/)
    .map((part) => (part.startsWith("<") ? part : markText(part, words)))
    .join("");
}

function markText(text: string, words: readonly string[]): string {
  let marked = "";
  let done = 0;
  for (const [from, to] of findAll(text, words)) {
    marked += `${text.slice(done, from)}<mark>${text.slice(from, to)}</mark>`;
    done = to;
  }
  return marked + text.slice(done);
}
