import { useDraggable } from "@dnd-kit/core";
import type { ReactNode } from "react";
import type { piece } from "../motion/piece.ts";
import { useCurrentChoice } from "./ChoiceContext.ts";
import { type Held, sameHeld } from "./held.ts";

type PieceProps = {
  readonly id: string;
  readonly held: Held;
  readonly label: string;
  readonly className: string;
  readonly shortcut?: string;
  /** Lets the motion layer recognize the piece. */
  readonly marks?: ReturnType<typeof piece>;
  readonly children: ReactNode;
};

/** Something that can be picked up by tap, drag or keyboard. */
export function Piece({ id, held, label, className, shortcut, marks, children }: PieceProps) {
  const choice = useCurrentChoice();
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
      // No focus by mouse: the piece may move a moment later, and the focus would be lost.
      onMouseDown={(press) => {
        listeners?.onMouseDown?.(press);
        press.preventDefault();
      }}
    >
      {children}
    </button>
  );
}
