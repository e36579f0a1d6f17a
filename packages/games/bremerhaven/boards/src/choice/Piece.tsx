import { useDraggable } from "@dnd-kit/core";
import type { ReactNode } from "react";
import type { piece } from "../motion/piece.ts";
import { useChosen } from "./ChoiceContext.ts";
import { type Held, sameHeld } from "./held.ts";

type PieceProps = {
  readonly id: string;
  readonly held: Held;
  readonly label: string;
  readonly className: string;
  readonly shortcut?: string;
  /** For the motion layer to know it again. */
  readonly marks?: ReturnType<typeof piece>;
  readonly children: ReactNode;
};

/** Something that can be taken up: by a tap, by dragging it, or by the keyboard. */
export function Piece({ id, held, label, className, shortcut, marks, children }: PieceProps) {
  const choice = useChosen();
  const { attributes, setNodeRef, listeners, isDragging } = useDraggable({ id, data: { held } });
  return (
    <button
      ref={setNodeRef}
      type="button"
      className={className}
      {...marks}
      data-dragging={isDragging}
      aria-pressed={sameHeld(choice?.held, held)}
      aria-label={label}
      aria-describedby={attributes["aria-describedby"]}
      aria-keyshortcuts={shortcut}
      onClick={() => choice?.take(held)}
      {...listeners}
      // It may lie elsewhere a moment later: by the mouse it need not have the focus first, which would be lost on the way.
      onMouseDown={(press) => {
        listeners?.onMouseDown?.(press);
        press.preventDefault();
      }}
    >
      {children}
    </button>
  );
}
