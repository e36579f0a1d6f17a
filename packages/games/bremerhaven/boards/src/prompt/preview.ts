import type { Action, HarborAction } from "@harbor/bremerhaven";
import { createContext } from "react";

/** The steps being previewed before they are taken. */
export type Preview = {
  readonly preview: readonly Action[] | undefined;
  show(actions: readonly Action[] | undefined): void;
  /** The steps of the last applied loading plan, which are undone together. */
  readonly load: readonly HarborAction[];
  keepLoad(actions: readonly HarborAction[]): void;
};

export const PreviewContext = createContext<Preview>({
  preview: undefined,
  show: () => {},
  load: [],
  keepLoad: () => {},
});
