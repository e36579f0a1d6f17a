import type { Action } from "@harbor/bremerhaven";
import { type ReactNode, useCallback, useMemo, useState } from "react";
import { PreviewContext } from "../prompt/preview.ts";
import { ChoiceContext } from "./ChoiceContext.ts";
import { DragField } from "./DragField.tsx";
import type { Choice } from "./useChoice.ts";

type ChoiceFieldProps = {
  readonly choice: Choice;
  /** While something is told, nothing can be pointed at. */
  readonly resting: boolean;
  readonly previewing: ReturnType<typeof usePreview>;
  readonly children: ReactNode;
};

/** All in here may be taken up, pointed at and tried out. */
export function ChoiceField({ choice, resting, previewing, children }: ChoiceFieldProps) {
  return (
    <ChoiceContext value={resting ? undefined : choice}>
      <PreviewContext value={previewing}>
        <DragField choice={choice}>{children}</DragField>
      </PreviewContext>
    </ChoiceContext>
  );
}

/** Steps that are shown as if they had been taken. */
export function usePreview() {
  const [preview, setPreview] = useState<readonly Action[]>();
  const show = useCallback((actions: readonly Action[] | undefined) => setPreview(actions), []);
  return useMemo(() => ({ preview, show }), [preview, show]);
}
