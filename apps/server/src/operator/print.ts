/** Rows under a heading, columns aligned. Control characters in names must not move the cursor. */
export function inColumns(head: readonly string[], rows: readonly (readonly string[])[]): string[] {
  const shown = [head, ...rows].map((row) => row.map(printable));
  const widths = head.map((_, column) => Math.max(...shown.map((row) => widthOf(row[column] ?? ""))));
  return shown.map((row) =>
    row
      .map((cell, column) => cell + " ".repeat(Math.max(0, (widths[column] ?? 0) - widthOf(cell))))
      .join("  ")
      .trimEnd(),
  );
}

function printable(text: string): string {
  return text.replaceAll(/\p{C}/gu, "?");
}

function widthOf(text: string): number {
  return [...text].length;
}

const UNITS = [
  { name: "d", ms: 86_400_000 },
  { name: "h", ms: 3_600_000 },
  { name: "min", ms: 60_000 },
  { name: "s", ms: 1000 },
] as const;

/** How long ago something was, in its largest unit. */
export function ago(ms: number): string {
  const unit = UNITS.find((one) => ms >= one.ms) ?? { name: "s", ms: 1000 };
  return `${Math.max(0, Math.floor(ms / unit.ms))} ${unit.name}`;
}
