import { type ReactNode, useEffect, useEffectEvent, useId, useLayoutEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { type Answer, ASK, type By } from "./answer.ts";
import type { Asking } from "./useAsking.ts";
import { DOOR, useAskMode } from "./useAskMode.ts";
import { usePointing } from "./usePointing.ts";

export type AnswersProps = {
  /** Called when a piece is asked, so that nothing has to be known in advance. Some pieces show an earlier moment. */
  answerTo(question: string, place: Element): Answer | undefined;
  readonly asking: Asking;
  /** Opens the rules at a rule. */
  help(rule: string): void;
  /** What to do while every click asks. */
  readonly how: string;
  /** The label of the link to a rule. */
  ruleLabel(rule: string): string;
};

/** Only the latest field listens: a dialog with boards of its own is on top of the others. */
const fields: symbol[] = [];

/** Lets every piece marked with a question answer on hover, focus and long press, or on a click while asking. */
export function Answers({ answerTo, asking, help, how, ruleLabel }: AnswersProps) {
  const [shown, setShown] = useState<{ readonly place: Element; readonly by: By }>();
  const [me] = useState(() => Symbol("answers"));
  const id = useId();
  useEffect(() => {
    fields.push(me);
    return () => void fields.splice(fields.indexOf(me), 1);
  }, [me]);
  const isTop = () => fields.at(-1) === me;
  const hide = () => setShown(undefined);
  const place = shown?.place.isConnected === true ? shown.place : undefined;
  const answer = place === undefined ? undefined : answerTo(place.getAttribute(ASK) ?? "", place);

  usePointing({
    isOn: () => isTop() && !asking.isOn,
    show: (place, by) => setShown({ place, by }),
    hide,
  });
  useAskMode({
    isTop,
    isOn: asking.isOn,
    shown: place,
    turn: (on) => asking.turn(on),
    show: (place) => setShown({ place, by: "mode" }),
    hide,
    openRule: () => open(answer?.rule),
  });
  const byFocus = shown?.by === "focus" && answer !== undefined;
  useDescription(byFocus ? id : undefined, place);

  function open(rule: string | undefined): void {
    if (rule === undefined) return;
    hide();
    asking.turn(false);
    help(rule);
  }

  const door = asking.isOn && answer === undefined ? (document.querySelector(DOOR) ?? undefined) : undefined;
  const at = answer === undefined ? door : place;
  return (
    <>
      <div className="unseen" role="status">
        {asking.isOn && (answer === undefined ? how : `${answer.title}: ${answer.lines.join(" ")}`)}
      </div>
      {at !== undefined &&
        createPortal(
          <Tip key={id} id={id} place={at} isMarked={asking.isOn && answer !== undefined} by={shown?.by ?? "mode"}>
            {answer === undefined ? (
              how
            ) : (
              <>
                <b className="answer-title">{answer.title}</b> {answer.lines.join(" ")}{" "}
                {answer.rule !== undefined && (
                  <button
                    type="button"
                    className="answer-rule"
                    tabIndex={asking.isOn ? 0 : -1}
                    aria-label={ruleLabel(answer.rule)}
                    onClick={() => open(answer.rule)}
                  >
                    {answer.rule}
                  </button>
                )}
              </>
            )}
          </Tip>,
          // What is outside of an open dialog cannot be clicked.
          at.closest("dialog") ?? document.body,
        )}
    </>
  );
}

/** Adds the answer to the description of the element with the focus. */
function useDescription(id: string | undefined, place: Element | undefined): void {
  useLayoutEffect(() => {
    const element = document.activeElement;
    if (id === undefined || element === null || place?.contains(element) !== true) return;
    const before = element.getAttribute("aria-describedby");
    element.setAttribute("aria-describedby", before === null ? id : `${before} ${id}`);
    return () => {
      const others = (element.getAttribute("aria-describedby") ?? "").split(" ").filter((one) => one !== id);
      if (others.length === 0) element.removeAttribute("aria-describedby");
      else element.setAttribute("aria-describedby", others.join(" "));
    };
  }, [id, place]);
}

const MARGIN = 8;

type TipProps = {
  readonly id: string;
  readonly place: Element;
  readonly by: By;
  /** Outlines the piece, because no pointer shows which one it is. */
  readonly isMarked: boolean;
  readonly children: ReactNode;
};

/** On top of everything, beside its piece; all but its link lets every touch through. */
function Tip({ id, place, by, isMarked, children }: TipProps) {
  const tip = useRef<HTMLDivElement>(null);
  const put = useEffectEvent(() => {
    const element = tip.current;
    if (element === null) return;
    const piece = place.getBoundingClientRect();
    const { width, height } = element.getBoundingClientRect();
    const [above, below] = [piece.top - height - MARGIN, piece.bottom + MARGIN];
    // A finger covers what is below it.
    const places = by === "press" ? [above, below] : [below, above];
    const top = places.find((one) => one >= MARGIN && one + height + MARGIN <= innerHeight) ?? MARGIN;
    const left = Math.min(innerWidth - width - MARGIN, piece.left + (piece.width - width) / 2);
    Object.assign(element.style, { left: `${Math.max(MARGIN, left)}px`, top: `${top}px` });
  });
  useLayoutEffect(() => tip.current?.showPopover(), []);
  // Its text may change with the game, and with it its size.
  useLayoutEffect(() => put());
  useLayoutEffect(() => {
    if (!isMarked) return;
    place.scrollIntoView({ block: "nearest", inline: "nearest" });
    put();
    place.setAttribute("data-explained", "true");
    return () => place.removeAttribute("data-explained");
  }, [place, isMarked]);
  return (
    <div ref={tip} id={id} className="answer" popover="manual">
      {children}
    </div>
  );
}
