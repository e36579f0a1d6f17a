import { Modal } from "@harbor/ui";
import { useContext, useMemo, useState } from "react";
import { useBoardContext } from "../boardContext.ts";
import { useTeller } from "../tell/useTeller.ts";
import { useBoardTexts } from "../useBoardTexts.ts";
import { changesSince, type Place } from "./changes.ts";
import { MeanwhileContext } from "./MeanwhileContext.ts";
import "./meanwhile.css";

/** A longer absence is read in the log. */
const MOST = 60;

type ChangesButtonProps = {
  /** Only a sign, for a place where there is no room for words. */
  readonly small?: boolean;
  /** What covers the boards, and so has to be closed before a jump to them. */
  uncover?(): void;
};

/** Opens the list of what has changed since the viewer's last turn. */
export function ChangesButton({ small = false, uncover }: ChangesButtonProps) {
  const { t } = useBoardTexts();
  const meanwhile = useContext(MeanwhileContext);
  const [open, setOpen] = useState(false);
  if (meanwhile === undefined) return undefined;
  const label = t("meanwhile.changes");
  return (
    <>
      <button
        type="button"
        className={small ? "button round quiet" : "button"}
        data-do="changes"
        title={small ? label : undefined}
        aria-label={small ? label : undefined}
        onClick={() => setOpen(true)}
      >
        <ClockBack />
        {!small && label}
      </button>
      {open && (
        <ChangesDialog
          close={() => setOpen(false)}
          jump={(place) => {
            setOpen(false);
            uncover?.();
            meanwhile.jump(place);
          }}
        />
      )}
    </>
  );
}

type ChangesDialogProps = { close(): void; jump(place: Place): void };

/** The list itself, from which each line leads to its place. */
export function ChangesDialog({ close, jump }: ChangesDialogProps) {
  const { t } = useBoardTexts();
  const { own } = useBoardContext();
  const meanwhile = useContext(MeanwhileContext);
  const teller = useTeller();
  const { history, since } = meanwhile ?? { history: [], since: 0 };
  const all = useMemo(() => changesSince(history, since, own), [history, since, own]);
  const told = all.flatMap((change) => {
    const line = teller(change.event);
    return line === undefined ? [] : [{ ...change, line }];
  });
  const left = told.length - MOST;
  return (
    <Modal title={t("meanwhile.changesTitle")} className="dialog" closeLabel={t("close")} close={close}>
      <p className="changes-hint">{told.length === 0 ? t("meanwhile.none") : t("meanwhile.jump")}</p>
      {left > 0 && <p className="changes-hint">{t("meanwhile.earlier", { count: left })}</p>}
      <ol className="changes">
        {told.slice(-MOST).map(({ n, event, line, place }) => (
          <li key={n} data-begins={event.type === "round-begun" || event.type === "bids-revealed"}>
            <button type="button" className="change" onClick={() => jump(place)}>
              {line}
              <span aria-hidden="true">›</span>
            </button>
          </li>
        ))}
      </ol>
    </Modal>
  );
}

/** A clock that runs back. */
function ClockBack() {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path
        fill="none"
        stroke="currentColor"
        strokeWidth="2.2"
        strokeLinecap="round"
        strokeLinejoin="round"
        d="M4 5v5h5M4.5 10a8.2 8.2 0 1 1-.6 4.5M12 7.5V12l3.2 2"
      />
    </svg>
  );
}
