import type { Action } from "@harbor/bremerhaven";
import { useTranslation } from "react-i18next";
import type { Choice } from "../choice/useChoice.ts";

type UndoButtonProps = {
  readonly choice: Pick<Choice, "possible">;
  readonly label?: string | undefined;
  act(actions: readonly Action[]): void;
};

/** Takes back one's last step, where there is one that can be taken back. */
export function UndoButton({ choice, label, act }: UndoButtonProps) {
  const { t } = useTranslation("board");
  if (!choice.possible.legal.some(({ type }) => type === "undo")) return undefined;
  return (
    <button type="button" className="button" data-undo="true" onClick={() => act([{ type: "undo" }])}>
      {label ?? t("harbor.undo")}
    </button>
  );
}
