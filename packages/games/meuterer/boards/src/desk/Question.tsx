import type { Action, View } from "@harbor/meuterer";
import type { ReactNode } from "react";

/** What every question needs to know. */
export type AskedProps = {
  readonly view: View;
  readonly seat: number;
  readonly legal: readonly Action[];
  act(action: Action): void;
};

/** A question with its answers. */
export function Question({
  title,
  notes = [],
  children,
}: {
  readonly title: string;
  readonly notes?: readonly (string | undefined)[];
  readonly children: ReactNode;
}) {
  return (
    <div className="meu-question">
      <h2>{title}</h2>
      {notes.map((note) => note !== undefined && <p key={note}>{note}</p>)}
      <div className="meu-answers">{children}</div>
    </div>
  );
}
