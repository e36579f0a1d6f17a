import type { RulePiece, RuleSection } from "@harbor/ui";
import type { MouseEvent } from "react";
import { markIn } from "./marks.ts";
import "./rules.css";

type RuleTextProps = {
  readonly section: RuleSection;
  /** Matches of the search, folded. */
  readonly marked?: ReadonlySet<string>;
  /** The requested rule. */
  readonly wanted?: string | undefined;
  /** Called for a link to another rule. */
  follow(rule: string): void;
};

const NONE: ReadonlySet<string> = new Set();

/** One section of the rules. Every rule can be linked to by its id. */
export function RuleText({ section: { id, title, banner, pieces }, marked = NONE, wanted, follow }: RuleTextProps) {
  function followLink(event: MouseEvent): void {
    const link = event.target instanceof Element ? event.target.closest("a[href^='#']") : null;
    if (link === null) return;
    event.preventDefault();
    follow(link.getAttribute("href")?.slice(1) ?? "");
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: only the links inside are clicked, and they work by keyboard
    <section className="rule-section" aria-labelledby={`title-${id}`} onClick={followLink}>
      {banner !== undefined && <div className="rule-banner">{banner}</div>}
      <h2 id={`title-${id}`}>
        <Html html={markIn(title, marked)} />
      </h2>
      {grouped(pieces).map((group, nth) => {
        const [first] = group;
        // biome-ignore lint/suspicious/noArrayIndexKey: pieces have no id but their index
        if (first?.kind === "rule") return <Rules key={nth} rules={group} marked={marked} wanted={wanted} />;
        // biome-ignore lint/suspicious/noArrayIndexKey: pieces have no id but their index
        return group.map((piece) => <Plain key={nth} piece={piece} marked={marked} />);
      })}
    </section>
  );
}

/** Consecutive rules form one list. */
function grouped(pieces: readonly RulePiece[]): readonly (readonly RulePiece[])[] {
  const groups: RulePiece[][] = [];
  for (const piece of pieces) {
    const last = groups.at(-1);
    if (piece.kind === "rule" && last?.[0]?.kind === "rule") last.push(piece);
    else groups.push([piece]);
  }
  return groups;
}

type PiecesProps = { readonly marked: ReadonlySet<string> };

function Rules({
  rules,
  marked,
  wanted,
}: PiecesProps & { readonly rules: readonly RulePiece[]; readonly wanted: string | undefined }) {
  return (
    <ul className="rule-list">
      {rules.map(
        (rule) =>
          rule.kind === "rule" && (
            <li key={rule.id} id={rule.id} className="rule" data-target={rule.id === wanted}>
              <div className="rule-head">
                <a href={`#${rule.id}`} className="rule-id">
                  {rule.id}
                </a>
                {rule.mark !== undefined && <span className="rule-mark">{rule.mark}</span>}
              </div>
              <div className="rule-words">
                <p>
                  <Html html={markIn(rule.html, marked)} />
                </p>
                {rule.strip}
              </div>
            </li>
          ),
      )}
    </ul>
  );
}

function Plain({ piece, marked }: PiecesProps & { readonly piece: RulePiece }) {
  if (piece.kind === "table") return <Table table={piece} marked={marked} />;
  if (piece.kind === "rule") return undefined;
  return <Html html={markIn(piece.html, marked)} block />;
}

function Table({ table, marked }: PiecesProps & { readonly table: Extract<RulePiece, { kind: "table" }> }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll area must be reachable by keyboard
    <div className="rule-table" tabIndex={0}>
      <table>
        <thead>
          <tr>
            {table.head.map((cell) => (
              <th key={cell} scope="col">
                <Html html={cell} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map(({ cells, picture }) => (
            <tr key={cells.join()}>
              {cells.map((cell, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a cell's index is its column
                <td key={column}>
                  {column === 0 && picture !== undefined ? (
                    <span className="rule-row-head">
                      <span className="rule-row-picture">{picture}</span>
                      <Html html={markIn(cell, marked)} />
                    </span>
                  ) : (
                    <Html html={markIn(cell, marked)} />
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Html({ html, block = false }: { readonly html: string; readonly block?: boolean }) {
  const Tag = block ? "div" : "span";
  const style = block ? "rule-prose" : undefined;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: generated from our own rule book
  return <Tag className={style} dangerouslySetInnerHTML={{ __html: html }} />;
}
