import type { Action } from "@harbor/bremerhaven";
import type { Choice } from "../choice/useChoice.ts";
import { useBoardTexts } from "../useBoardTexts.ts";

type UndoButtonProps = {
  readonly choice: Pick<Choice, "possible">;
  readonly label?: string | undefined;
  act(actions: readonly Action[]): void;
};

/** Undoes the player's last step; absent if there is none to undo. */
export function UndoButton({ choice, label, act }: UndoButtonProps) {
  const { t } = useBoardTexts();
  if (!choice.possible.legal.some(({ type }) => type === "undo")) return undefined;
  return (
    <button type="button" className="button" data-undo="true" onClick={() => act([{ type: "undo" }])}>
      {label ?? t("harbor.undo")}
    </button>
  );
}
