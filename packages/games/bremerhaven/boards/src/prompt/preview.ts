import type { Action, HarborAction } from "@harbor/bremerhaven";
import { createContext } from "react";

/** Steps that are shown before they are taken. */
export type Preview = {
  readonly preview: readonly Action[] | undefined;
  show(actions: readonly Action[] | undefined): void;
  /** The steps that were last taken all at once, to be taken back like that. */
  readonly load: readonly HarborAction[];
  keepLoad(actions: readonly HarborAction[]): void;
};

export const PreviewContext = createContext<Preview>({
  preview: undefined,
  show: () => {},
  load: [],
  keepLoad: () => {},
});
