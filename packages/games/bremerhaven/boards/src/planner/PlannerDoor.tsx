import type { Action, State, View } from "@harbor/bremerhaven";
import type { Trial } from "@harbor/bremerhaven-bots/planner";
import { PlannerIcon } from "@harbor/bremerhaven-pictures/pieces";
import type { Seat } from "@harbor/kit";
import { lazy, Suspense, useState } from "react";
import { useBoardTexts } from "../useBoardTexts.ts";
import "./door.css";

const PlannerSheet = lazy(async () => ({ default: (await import("./PlannerSheet.tsx")).PlannerSheet }));
const TrialBoard = lazy(async () => ({ default: (await import("./TrialBoard.tsx")).TrialBoard }));

export type PlannerProps = {
  readonly view: View;
  /** The seat whose harbor is planned. */
  readonly seat: Seat;
  readonly owner: string;
  /** Whether this seat has to act. */
  readonly asked: boolean;
  /** The state of the harbor phase and a way to preview steps; absent outside the harbor phase. */
  readonly loading?: { readonly state: State; show(steps: readonly Action[]): void } | undefined;
};

/** The button beside the player's name that opens the planner, which loads on demand. */
export function PlannerDoor(props: PlannerProps) {
  const { t } = useBoardTexts();
  const [open, setOpen] = useState<"sheet" | "trial">();
  // Reopening a trial finds it as it was left.
  const [trial, setTrial] = useState<Trial>();
  const close = () => setOpen(undefined);
  return (
    <>
      <button
        type="button"
        className="button round quiet planner-door"
        title={t("planner.open")}
        aria-label={t("planner.open")}
        onClick={() => setOpen("sheet")}
      >
        <PlannerIcon />
      </button>
      <Suspense fallback={undefined}>
        {open === "sheet" && <PlannerSheet {...props} close={close} tryOut={() => setOpen("trial")} />}
        {open === "trial" && <TrialBoard {...props} kept={trial} keep={setTrial} close={close} />}
      </Suspense>
    </>
  );
}
