import type { Action, HarborAction } from "@harbor/bremerhaven";
import { type ReactNode, useMemo, useState } from "react";
import { type Preview, PreviewContext } from "../prompt/preview.ts";
import { ChoiceContext } from "./ChoiceContext.ts";
import { DragField } from "./DragField.tsx";
import type { Choice } from "./useChoice.ts";

type ChoiceFieldProps = {
  readonly choice: Choice;
  /** Set during a reveal, when nothing is clickable. */
  readonly resting: boolean;
  readonly previewing: Preview;
  readonly children: ReactNode;
};

/** The area where pieces can be picked up, dropped and previewed. A running preview disables it. */
export function ChoiceField({ choice, resting, previewing, children }: ChoiceFieldProps) {
  const isShown = previewing.preview !== undefined;
  return (
    <ChoiceContext value={resting || isShown ? undefined : choice}>
      <PreviewContext value={previewing}>
        <DragField choice={choice}>{children}</DragField>
      </PreviewContext>
    </ChoiceContext>
  );
}

/** Holds the steps shown as if they had been taken. */
export function usePreview(): Preview {
  const [preview, show] = useState<readonly Action[]>();
  const [load, keepLoad] = useState<readonly HarborAction[]>(NOTHING);
  return useMemo(() => ({ preview, show, load, keepLoad }), [preview, load]);
}

const NOTHING: readonly HarborAction[] = [];
