import type { Action, View } from "@harbor/meuterer";
import { useEffect, useState } from "react";

/** In milliseconds. After this an action that came to nothing can be tried again. */
const PATIENCE = 1500;

/** One action for each view, so that a double tap does not lay two cards: nothing can be taken back. */
export function useActing(view: View, act: (actions: readonly Action[]) => void) {
  const [sentAt, setSentAt] = useState<View>();
  const isBusy = sentAt === view;
  useEffect(() => {
    if (!isBusy) return;
    const timer = setTimeout(() => setSentAt(undefined), PATIENCE);
    return () => clearTimeout(timer);
  }, [isBusy]);
  return {
    isBusy,
    act(action: Action): void {
      if (isBusy) return;
      setSentAt(view);
      act([action]);
    },
  };
}
