import type { Action, View } from "@harbor/meuterer";
import { type ReactNode, useLayoutEffect, useRef } from "react";
import { useBoardContext, useWords } from "../boardContext.ts";
import { Hand } from "./Hand.tsx";
import { Prompt } from "./Prompt.tsx";
import { useActing } from "./useActing.ts";
import { useKeys } from "./useKeys.ts";
import { useLegal } from "./useLegal.ts";
import "./desk.css";

type DeskProps = {
  readonly view: View;
  readonly seat: number | undefined;
  /** For a recorded game: whose hand lies in front, and the controls in place of questions. */
  readonly recorded: { readonly front: number; readonly controls: ReactNode } | undefined;
  readonly isOver: boolean;
  act(actions: readonly Action[]): void;
};

/** One's own edge of the table: the question, and the hand. */
export function Desk({ view, seat, recorded, isOver, act }: DeskProps) {
  const { game } = useBoardContext();
  const { t, nameOf } = useWords();
  const acting = useActing(view, act);
  const legal = useLegal(game, view, recorded === undefined ? seat : undefined);
  const desk = useKeptFocus(view);
  useKeys();
  const front = recorded?.front ?? seat;
  const hand = front === undefined ? undefined : view.players[front]?.hand;
  const isAsked = legal.length > 0 && seat !== undefined;
  return (
    <section
      className="meu-desk"
      ref={desk}
      tabIndex={-1}
      aria-label={front === undefined ? t("table") : t(front === seat ? "hand" : "handOf", { name: nameOf(front) })}
      data-asked={isAsked}
      data-busy={acting.isBusy}
    >
      {recorded?.controls}
      {isAsked && (
        <Prompt
          key={`${view.round} ${view.step} ${view.turns}`}
          view={view}
          seat={seat}
          legal={legal}
          act={acting.act}
        />
      )}
      {!isAsked && !isOver && recorded === undefined && <Waiting view={view} seat={seat} />}
      {hand !== undefined && front !== undefined && (
        <Hand
          title={front === seat ? t("hand") : t("handOf", { name: nameOf(front) })}
          hand={hand}
          legal={legal}
          act={acting.act}
        />
      )}
    </section>
  );
}

function Waiting({ view, seat }: Pick<DeskProps, "view" | "seat">) {
  const { t, texts, nameOf } = useWords();
  const [asked] = view.waiting;
  if (asked === undefined) return <p className="meu-waiting">{t("ask.moment")}</p>;
  const key = seat === undefined ? "ask.watching" : "ask.waiting";
  return <p className="meu-waiting">{t(key, { name: nameOf(asked), step: texts.steps[view.step] })}</p>;
}

/** When the button that was pressed is gone, its desk takes the focus. */
function useKeptFocus(view: View) {
  const desk = useRef<HTMLElement>(null);
  const wasInside = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new view may have taken the button away
  useLayoutEffect(() => {
    const element = desk.current;
    if (wasInside.current && document.activeElement === document.body) element?.focus({ preventScroll: true });
    return () => {
      wasInside.current = element?.contains(document.activeElement) === true;
    };
  }, [view]);
  return desk;
}
