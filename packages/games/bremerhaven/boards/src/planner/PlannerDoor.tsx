import type { Action, State, View } from "@harbor/bremerhaven";
import { planOf, resumeTrial, type Trial } from "@harbor/bremerhaven-bots/planner";
import { PlannerIcon } from "@harbor/bremerhaven-pictures/pieces";
import type { Seat } from "@harbor/kit";
import type { Notes } from "@harbor/ui";
import { lazy, Suspense, useCallback, useEffect, useMemo, useState } from "react";
import { useBoardContext } from "../boardContext.ts";
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

/** What of the planner is open, and the trial, which is found again as it was left. */
export type Planning = {
  readonly open: "sheet" | "trial" | undefined;
  readonly trial: Trial | undefined;
  setOpen(open: "sheet" | "trial" | undefined): void;
  keep(trial: Trial): void;
};

/** A trial survives a reload in the notes. */
export function usePlanning(view: View, seat: Seat | undefined, notes: Notes | undefined): Planning {
  const { game } = useBoardContext();
  const [open, setOpen] = useState<"sheet" | "trial">();
  const [trial, setTrial] = useState(() => {
    const kept = seat === undefined ? undefined : notes?.read();
    return kept === undefined || seat === undefined ? undefined : resumeTrial(game, view, seat, kept);
  });
  const lapsed = trial === undefined || trial.states[0]?.round !== view.round;
  useEffect(() => {
    if (lapsed) notes?.write(undefined);
  }, [lapsed, notes]);
  const keep = useCallback(
    (trial: Trial) => {
      setTrial(trial);
      notes?.write(planOf(trial));
    },
    [notes],
  );
  return useMemo(() => ({ open, trial, setOpen, keep }), [open, trial, keep]);
}

/** The button beside the player's name that opens the planner, which loads on demand. */
export function PlannerDoor({ planning, ...props }: PlannerProps & { readonly planning: Planning }) {
  const { t } = useBoardTexts();
  const { open, trial, setOpen, keep } = planning;
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
        {open === "trial" && <TrialBoard {...props} kept={trial} keep={keep} close={close} />}
      </Suspense>
    </>
  );
}
