import { useEffect, useState } from "react";
import { useWords } from "../boardContext.ts";

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** Nobody needs the age of a question more precisely. */
const EVERY = 15 * SECOND;

/** Words for how long ago a question was asked, in the largest unit that it fills; they grow old by themselves. */
export function useAge(): (since: number) => string {
  const { t } = useWords();
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), EVERY);
    return () => clearInterval(timer);
  }, []);
  return (since) => {
    const age = now - since;
    if (age < MINUTE) return t("plan.waiting.age.now");
    if (age < HOUR) return t("plan.waiting.age.minutes", { count: Math.floor(age / MINUTE) });
    if (age < DAY) return t("plan.waiting.age.hours", { count: Math.floor(age / HOUR) });
    return t("plan.waiting.age.days", { count: Math.floor(age / DAY) });
  };
}
