import { useDroppable } from "@dnd-kit/core";
import { createContext, type ReactNode, type Ref, useContext } from "react";
import { HintMark } from "../hint/HintMark.tsx";
import { offerLineId } from "../planner/OfferTip.tsx";
import { useIsOffered } from "../planner/useOffers.ts";
import { useCurrentChoice } from "./ChoiceContext.ts";
import { keyOf, type Spot } from "./held.ts";
import { useAimLabel, useConcernWords, useCostWords } from "./labels.ts";
import type { Aim } from "./useChoice.ts";

type TargetProps = {
  readonly spot: Spot;
  /** Hides the target where nothing can be put down, so that the piece lying here can be picked up. */
  readonly givesWay?: boolean;
  readonly children?: ReactNode;
};

/** Whether a drag is running: only then do places have to be drop targets. */
export const DraggingContext = createContext(false);

/**
 * Covers a place while clicking it means something. A target that the rules refuse is dimmed, and a click on it shows
 * the reason.
 */
export function Target(props: TargetProps) {
  return (
    <>
      <AimedTarget {...props} />
      <HintMark spot={props.spot} />
    </>
  );
}

function AimedTarget({ spot, givesWay = false, children }: TargetProps) {
  const choice = useCurrentChoice();
  const dragging = useContext(DraggingContext);
  const aim = choice?.aim(spot);
  // Most places are no target most of the time, and this runs on every change: keep expensive hooks out of here.
  if (choice === undefined || aim === undefined) return undefined;
  if (aim.reason !== undefined && givesWay) return undefined;
  const Kind = dragging ? DropTarget : TargetButton;
  return (
    <Kind aim={aim} point={choice.point}>
      {children}
    </Kind>
  );
}

type AimedProps = {
  readonly aim: Aim;
  point(key: string): void;
  readonly children: ReactNode;
};

function DropTarget(props: AimedProps) {
  const { setNodeRef, isOver } = useDroppable({ id: keyOf(props.aim.spot) });
  return <TargetButton {...props} ref={setNodeRef} over={isOver} />;
}

type ButtonProps = AimedProps & { readonly ref?: Ref<HTMLButtonElement>; readonly over?: boolean };

function TargetButton({ aim, point, ref, over = false, children }: ButtonProps) {
  const label = useAimLabel();
  const costWords = useCostWords();
  const concernWords = useConcernWords();
  const { spot, reason, concern } = aim;
  const slot = spot.at === "slot" ? spot.slot : undefined;
  const isOffered = useIsOffered(slot);
  const key = keyOf(spot);
  const barred = reason !== undefined;
  const known = concern !== undefined && spot.at === "slot" ? concernWords(concern, spot.slot) : costWords(aim);
  return (
    <button
      ref={ref}
      type="button"
      className="target"
      data-barred={barred}
      data-over={over}
      data-spot={key}
      aria-disabled={barred}
      aria-label={label(aim)}
      aria-describedby={slot !== undefined && isOffered ? offerLineId(slot) : undefined}
      title={barred ? undefined : known}
      // No focus by mouse: the target disappears when pressed, and the focus would be lost.
      onMouseDown={(press) => press.preventDefault()}
      onClick={() => point(key)}
    >
      {children}
    </button>
  );
}
