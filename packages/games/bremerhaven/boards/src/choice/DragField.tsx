import {
  DndContext,
  type DragEndEvent,
  DragOverlay,
  type DragStartEvent,
  MouseSensor,
  pointerWithin,
  TouchSensor,
  useSensor,
  useSensors,
} from "@dnd-kit/core";
import { InfluenceCard } from "@harbor/bremerhaven-pictures/cards";
import { GoodIcon } from "@harbor/bremerhaven-pictures/pieces";
import { type ReactNode, useState } from "react";
import { useBoardTexts } from "../useBoardTexts.ts";
import { type Held, heldIn } from "./held.ts";
import { DraggingContext } from "./Target.tsx";
import { useAnnouncements } from "./useAnnouncements.ts";
import type { Choice } from "./useChoice.ts";

type DragFieldProps = { readonly choice: Choice; readonly children: ReactNode };

/** Dragging picks up and drops in one gesture. The keyboard does both with buttons instead. */
export function DragField({ choice, children }: DragFieldProps) {
  const { t } = useBoardTexts();
  const announcements = useAnnouncements(choice);
  const [flying, setFlying] = useState<Held>();
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    // Scrolling with a finger must not pick anything up.
    useSensor(TouchSensor, { activationConstraint: { delay: 160, tolerance: 8 } }),
  );

  function lift({ active }: DragStartEvent): void {
    const held = heldIn(active.data.current);
    if (held === undefined) return;
    setFlying(held);
    choice.grab(held);
  }

  function drop({ over }: DragEndEvent): void {
    setFlying(undefined);
    if (over !== null) choice.drop(String(over.id));
  }

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={pointerWithin}
      accessibility={{ announcements, screenReaderInstructions: { draggable: t("drag.how") } }}
      onDragStart={lift}
      onDragEnd={drop}
      onDragCancel={() => setFlying(undefined)}
    >
      <DraggingContext value={flying !== undefined}>{children}</DraggingContext>
      <DragOverlay dropAnimation={null}>{flying !== undefined && <Flying held={flying} />}</DragOverlay>
    </DndContext>
  );
}

function Flying({ held }: { readonly held: Held }) {
  switch (held.kind) {
    case "card":
      return (
        <span className="flying flying-card">
          <InfluenceCard
            value={held.card}
            sign="anchor"
            color={{ color: "var(--ui-strong)", onColor: "var(--ui-on-strong)" }}
          />
        </span>
      );
    case "good":
    case "stock":
      return (
        <span className="flying">
          <GoodIcon good={held.good} />
        </span>
      );
    default:
      return <span className="flying flying-plus">+</span>;
  }
}
