import { useEffect } from "react";
import type { RecordedTable } from "../table/recordedTable.ts";

/** Arrow keys move by steps, with Shift by rounds; Space plays and pauses; Home and End jump. */
export function useReplayKeys(table: RecordedTable | undefined): void {
  useEffect(() => {
    if (table === undefined) return;
    const steered = table;
    function press(event: KeyboardEvent): void {
      const { target } = event;
      // The slider handles arrow keys itself, but not rounds or playback.
      const onLine = target instanceof HTMLInputElement && target.type === "range";
      if (onLine && event.key !== " " && !event.shiftKey) return;
      const inControl = !onLine && target instanceof HTMLElement && target.closest(FIELDS) !== null;
      const onButton = target instanceof HTMLElement && target.closest("button, a, summary, [tabindex]") !== null;
      if (inControl || event.ctrlKey || event.metaKey || event.altKey) return;
      // The focused element is pressed or scrolled by these keys itself.
      if (onButton && (event.key === " " || (event.key !== "Enter" && target.closest(SCROLLS) !== null))) return;
      if (!steer(steered, event)) return;
      event.preventDefault();
    }
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, [table]);
}

const FIELDS = "dialog, input, select, textarea";
const SCROLLS = ".log-list, .heat-box, .end-table-box, .lines-box";

function steer(table: RecordedTable, { key, shiftKey }: KeyboardEvent): boolean {
  const { step, last, playing } = table.reel();
  switch (key) {
    case "ArrowRight":
      if (shiftKey) table.turnRound(1);
      else table.show(step + 1);
      return true;
    case "ArrowLeft":
      if (shiftKey) table.turnRound(-1);
      else table.show(step - 1);
      return true;
    case "Home":
      table.show(0);
      return true;
    case "End":
      table.show(last);
      return true;
    case " ":
      if (playing) table.pause();
      else table.play();
      return true;
    default:
      return false;
  }
}
