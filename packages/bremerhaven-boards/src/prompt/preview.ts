import type { Action } from "@harbor/bremerhaven";
import { createContext } from "react";

/** Steps that are shown before they are taken. */
export type Preview = {
  readonly preview: readonly Action[] | undefined;
  show(actions: readonly Action[] | undefined): void;
};

export const PreviewContext = createContext<Preview>({ preview: undefined, show: () => {} });
