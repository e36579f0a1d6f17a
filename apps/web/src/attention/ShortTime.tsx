import type { TableCard } from "@harbor/protocol";
import { lazy, Suspense, useEffect } from "react";
import { lookUnseen } from "../api/useMine.ts";
import { isShort, warningIn } from "./clockWarning.ts";

// Seldom needed.
const ShortTimeCall = lazy(async () => ({ default: (await import("./ShortTimeCall.tsx")).ShortTimeCall }));

type ShortTimeProps = {
  readonly tables: readonly TableCard[];
  /** The table on the screen. */
  readonly here?: string;
};

/** Warns of the user's long clocks before they run out. */
export function ShortTime({ tables, here }: ShortTimeProps) {
  const next = Math.min(...tables.flatMap((table) => warningIn(table) || []));
  useEffect(() => {
    if (!Number.isFinite(next)) return;
    // Then the server says whether it still is the user's turn.
    const timer = setTimeout(() => void lookUnseen(), next);
    return () => clearTimeout(timer);
  }, [next]);
  return (
    <Suspense>
      {tables.filter(isShort).map((table) => (
        <ShortTimeCall key={table.code} table={table} here={table.code === here} />
      ))}
    </Suspense>
  );
}
