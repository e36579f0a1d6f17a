import { type Bound, boundsOutOfTheBox } from "./bounds.ts";
import { inWords, ratesOutOfTheBox } from "./rates.ts";

/** The page with the current numbers of the code, between its marks. */
export function withNumbers(page: string): string {
  const rates = Object.values(ratesOutOfTheBox()).map((rate) => [rate.what, inWords(rate)]);
  const bounds = Object.values(boundsOutOfTheBox()).map((bound) => [bound.what, mostInWords(bound)]);
  return between(
    between(page, "rates", table(["what", "how often"], rates)),
    "bounds",
    table(["what", "most"], bounds),
  );
}

function mostInWords({ most, unit }: Bound): string {
  return `${most.toLocaleString("en")} ${unit}`.trim();
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
  return [line(head), `|${head.map(() => "---|").join("")}`, ...rows.map(line)].join("\n");
}

function between(page: string, mark: string, text: string): string {
  const [begin, end] = [`<!-- ${mark}: written by npm run -s schemas -->`, `<!-- end of ${mark} -->`];
  const from = page.indexOf(begin);
  const to = page.indexOf(end);
  if (from === -1 || to < from) throw new Error(`the page has no place for the ${mark}`);
  return `${page.slice(0, from)}${begin}\n${text}\n${page.slice(to)}`;
}
