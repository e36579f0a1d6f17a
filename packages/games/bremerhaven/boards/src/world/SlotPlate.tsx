import { SLOTS, type Slot, type View } from "@harbor/bremerhaven";
import { type ReactNode, useLayoutEffect, useRef } from "react";
import { asks } from "../answers/question.ts";
import { useCurrentChoice } from "../choice/ChoiceContext.ts";
import { SlotConcern } from "../choice/SlotConcern.tsx";
import { Target } from "../choice/Target.tsx";
import { OfferLine, OfferMark } from "../planner/OfferTip.tsx";
import { useScene } from "../reveal/SceneContext.ts";
import { BidStack } from "./BidStack.tsx";
import { SLOT_KEYS } from "./slotKeys.ts";
import { Verdict } from "./Verdict.tsx";
import "./world.css";

type SlotPlateProps = {
  readonly view: View;
  readonly slot: Slot;
  /** The number of slots, in order of resolution, whose cards are face up. */
  readonly open: number;
  readonly active: boolean;
  readonly className: string;
  readonly children: ReactNode;
};

/** A slot with its bids and, while a card is held, its keyboard letter. */
export function SlotPlate({ view, slot, open, active, className, children }: SlotPlateProps) {
  const scene = useScene();
  const beat = scene?.beat.kind === "slot" && scene.beat.slot === slot ? scene.beat : undefined;
  const place = useRef<HTMLLIElement>(null);
  const told = beat !== undefined;
  // On boards taller than the screen, bring the revealed slot into sight.
  useLayoutEffect(() => {
    if (told) place.current?.scrollIntoView({ block: "nearest" });
  }, [told]);
  return (
    <li
      ref={place}
      className={`slot ${className}`}
      data-active={active}
      data-told={told}
      data-slot={slot}
      data-anchor={`slot:${slot}`}
      {...asks({ about: "slot", slot })}
    >
      {children}
      <BidStack bids={view.bids} slot={slot} revealed={SLOTS.indexOf(slot) < open} winner={beat?.winner} />
      {beat !== undefined && <Verdict beat={beat} />}
      <Target spot={{ at: "slot", slot }} />
      <SlotKey slot={slot} />
      <SlotConcern slot={slot} />
      <OfferMark view={view} slot={slot} />
      <OfferLine view={view} slot={slot} />
    </li>
  );
}

function SlotKey({ slot }: { readonly slot: Slot }) {
  if (useCurrentChoice()?.aim({ at: "slot", slot }) === undefined) return undefined;
  return (
    <span className="slot-key" aria-hidden="true">
      {SLOT_KEYS.get(slot)?.toUpperCase()}
    </span>
  );
}
