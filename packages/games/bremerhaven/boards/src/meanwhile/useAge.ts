import { useEffect, useState } from "react";
import { useBoardTexts } from "../useBoardTexts.ts";

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** Nobody needs the age of a question more precisely. */
const EVERY = 15 * SECOND;

export type Age = { readonly unit: "now" | "minutes" | "hours" | "days"; readonly count: number };

/** How long something has lasted, in the largest unit that it fills. */
export function ageOf(milliseconds: number): Age {
  if (milliseconds < MINUTE) return { unit: "now", count: 0 };
  if (milliseconds < HOUR) return { unit: "minutes", count: Math.floor(milliseconds / MINUTE) };
  if (milliseconds < DAY) return { unit: "hours", count: Math.floor(milliseconds / HOUR) };
  return { unit: "days", count: Math.floor(milliseconds / DAY) };
}

/** Words for how long ago a moment was; they grow old by themselves. */
export function useAge(): (since: number) => string {
  const { t } = useBoardTexts();
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), EVERY);
    return () => clearInterval(timer);
  }, []);
  return (since) => {
    const { unit, count } = ageOf(now - since);
    return t(`meanwhile.since.${unit}`, { count });
  };
}
