import { useCallback, useState } from "react";

/** The rule that is shown in a dialog, if any. */
export function useRulesDialog() {
  const [rule, setRule] = useState<string>();
  const help = useCallback((wanted: string) => setRule(wanted), []);
  const close = useCallback(() => setRule(undefined), []);
  return { rule, help, close };
}
