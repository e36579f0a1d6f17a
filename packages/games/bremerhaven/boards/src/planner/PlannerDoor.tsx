import type { Action, State, View } from "@harbor/bremerhaven";
import type { Trial } from "@harbor/bremerhaven-bots/planner";
import { PlannerIcon } from "@harbor/bremerhaven-pictures/pieces";
import type { Seat } from "@harbor/kit";
import { lazy, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import "./door.css";

const PlannerSheet = lazy(async () => ({ default: (await import("./PlannerSheet.tsx")).PlannerSheet }));
const TrialBoard = lazy(async () => ({ default: (await import("./TrialBoard.tsx")).TrialBoard }));

export type PlannerProps = {
  readonly view: View;
  /** Whose harbor is planned for. */
  readonly seat: Seat;
  readonly owner: string;
  /** A decision is waited for. */
  readonly asked: boolean;
  /** The harbor as it is worked in, and the way to show steps on it; absent where it is not worked in now. */
  readonly loading?: { readonly state: State; show(steps: readonly Action[]): void } | undefined;
};

/** The one door to all that can be planned, beside one's own name. What is behind it is loaded when it is opened. */
export function PlannerDoor(props: PlannerProps) {
  const { t } = useTranslation("board");
  const [open, setOpen] = useState<"sheet" | "trial">();
  // Whoever comes back to a trial finds it as it was left.
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
