import { useDroppable } from "@dnd-kit/core";
import type { ReactNode } from "react";
import { useChosen } from "./ChoiceContext.ts";
import { keyOf, type Spot } from "./held.ts";
import { useAimLabel } from "./labels.ts";

type TargetProps = {
  readonly spot: Spot;
  /** Something lies here that can be taken up itself, and needs the room where nothing can be put down. */
  readonly givesWay?: boolean;
  readonly children?: ReactNode;
};

/**
 * Lies over a place as long as something can be meant by pointing at it. One that the rules refuse stays there, dim:
 * pointing at it tells why.
 */
export function Target({ spot, givesWay = false, children }: TargetProps) {
  const choice = useChosen();
  const aim = choice?.aim(spot);
  const label = useAimLabel();
  const key = keyOf(spot);
  const { setNodeRef, isOver } = useDroppable({ id: key, disabled: aim === undefined });
  if (choice === undefined || aim === undefined) return undefined;
  const barred = aim.reason !== undefined;
  if (barred && givesWay) return undefined;
  return (
    <button
      ref={setNodeRef}
      type="button"
      className="target"
      data-barred={barred}
      data-over={isOver}
      data-spot={key}
      aria-disabled={barred}
      aria-label={label(aim)}
      onClick={() => choice.point(key)}
    >
      {children}
    </button>
  );
}
