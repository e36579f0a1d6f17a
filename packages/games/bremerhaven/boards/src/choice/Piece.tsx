import { useDraggable } from "@dnd-kit/core";
import type { ReactNode } from "react";
import { asks, type Question } from "../answers/question.ts";
import type { piece } from "../motion/piece.ts";
import { useCurrentChoice } from "./ChoiceContext.ts";
import { type Held, sameHeld } from "./held.ts";

type PieceProps = {
  readonly id: string;
  readonly held: Held;
  readonly label: string;
  readonly className: string;
  readonly shortcut?: string;
  /** What is asked by pointing at the piece; without it, what its place is asked. */
  readonly about?: Question;
  /** Lets the motion layer recognize the piece. */
  readonly marks?: ReturnType<typeof piece>;
  readonly children: ReactNode;
};

/** Something that can be picked up by tap, drag or keyboard. */
export function Piece({ id, held, label, className, shortcut, about, marks, children }: PieceProps) {
  const choice = useCurrentChoice();
  const { attributes, setNodeRef, listeners, isDragging } = useDraggable({ id, data: { held } });
  return (
    <button
      ref={setNodeRef}
      type="button"
      className={className}
      {...marks}
      {...(about && asks(about))}
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
