import { useEffect, useRef, useState } from "react";
import { forgetHere, useUnsaved, writeSave } from "./saveStorage.ts";
import { openSlot, type Slot, type SlotState } from "./slot.ts";

/** Whether this tab may play the game that is saved under a key. */
export function useSlot(key: string): { readonly state: SlotState; takeOver(): void } {
  const [state, setState] = useState<SlotState>("asking");
  const slot = useRef<Slot>(undefined);
  useEffect(() => {
    setState("asking");
    const opened = openSlot(key, {
      tell: setState,
      handedOver: () => forgetHere(key),
      unsaved: () => useUnsaved.getState().texts.get(key),
      received: (text) => writeSave(key, text),
    });
    slot.current = opened;
    return opened.close;
  }, [key]);
  return { state, takeOver: () => void slot.current?.takeOver() };
}
