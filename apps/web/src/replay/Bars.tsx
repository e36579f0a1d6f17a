import type { ReactNode } from "react";

type BarsProps = {
  /** The value of a bar across the whole width. */
  readonly most: number;
  readonly bars: readonly { readonly id: string; readonly name: ReactNode; readonly value: number }[];
};

/** Values with their names, as bars. */
export function Bars({ most, bars }: BarsProps) {
  return (
    <ol className="statistics-bands">
      {bars.map(({ id, name, value }) => (
        <li key={id}>
          <span>{name}</span>
          <svg className="statistics-bar" viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
            <rect width={(100 * value) / Math.max(1, most)} height="10" />
          </svg>
          <b>{value}</b>
        </li>
      ))}
    </ol>
  );
}
