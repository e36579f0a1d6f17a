import { useMemo, useState } from "react";

/** The mode in which a click on anything asks about it. */
export type Asking = {
  readonly isOn: boolean;
  turn(on: boolean): void;
};

export function useAsking(): Asking {
  const [isOn, turn] = useState(false);
  return useMemo(() => ({ isOn, turn }), [isOn]);
}
