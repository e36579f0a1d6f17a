import { useDroppable } from "@dnd-kit/core";
import { createContext, type ReactNode, type Ref, useContext } from "react";
import { HintMark } from "../hint/HintMark.tsx";
import { offerLineId } from "../planner/OfferTip.tsx";
import { useIsOffered } from "../planner/useOffers.ts";
import { useChosen } from "./ChoiceContext.ts";
import { keyOf, type Spot } from "./held.ts";
import { useAimLabel, useConcernWords, useCostWords } from "./labels.ts";
import type { Aim } from "./useChoice.ts";

type TargetProps = {
  readonly spot: Spot;
  /** Something lies here that can be taken up itself, and needs the room where nothing can be put down. */
  readonly givesWay?: boolean;
  readonly children?: ReactNode;
};

/** Whether something is being dragged: only then places have to be found under a pointer. */
export const DraggingContext = createContext(false);

/**
 * Lies over a place as long as something can be meant by pointing at it. One that the rules refuse stays there, dim:
 * pointing at it tells why.
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
  const choice = useChosen();
  const dragging = useContext(DraggingContext);
  const aim = choice?.aim(spot);
  // Most places are none most of the time, and every move comes by here: what costs more is done by what follows.
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
      // It goes when it has been pressed: by the mouse it need not have the focus first, which would go with it.
      onMouseDown={(press) => press.preventDefault()}
      onClick={() => point(key)}
    >
      {children}
    </button>
  );
}
