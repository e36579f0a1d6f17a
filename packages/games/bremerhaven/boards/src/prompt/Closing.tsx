import { useEffect, useEffectEvent, useState } from "react";
import { useBoardContext } from "../boardContext.ts";
import { useBoardTexts } from "../useBoardTexts.ts";
import "./closing.css";

const SECONDS = 4;

type ClosingProps = { goOn(): void; back(): void };

/**
 * A countdown to reconsider when "done" would end the harbor phase for all. It ends by itself, on a click, or when the
 * player leaves the page: "done" counts either way.
 */
export function Closing({ goOn, back }: ClosingProps) {
  const { t } = useBoardTexts();
  const { pace } = useBoardContext();
  const [left, setLeft] = useState(SECONDS);
  const [isOver, setOver] = useState(false);
  const finish = useEffectEvent(() => {
    if (isOver) return;
    setOver(true);
    goOn();
  });
  const cancel = useEffectEvent(back);
  useEffect(() => {
    const timer = setInterval(() => setLeft((now) => Math.max(0, now - 1)), 1000);
    const leave = () => document.visibilityState === "hidden" && finish();
    const press = (event: KeyboardEvent) => {
      if (event.key === "Escape" && document.querySelector("dialog[open]") === null) cancel();
    };
    document.addEventListener("visibilitychange", leave);
    addEventListener("keydown", press);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", leave);
      removeEventListener("keydown", press);
    };
  }, []);
  useEffect(() => {
    if (left === 0) finish();
  }, [left]);

  return (
    <div className="closing" data-moves={pace > 0}>
      <div role="status">
        <h2>{t("finish.title")}</h2>
      </div>
      <p className="prompt-hint">{t("finish.hint", { count: left })}</p>
      <span className="closing-time" style={{ animationDuration: `${SECONDS}s` }} aria-hidden="true" />
      <div className="row prompt-foot">
        <button type="button" className="button" data-do="back" onClick={back}>
          {t("harbor.reopen")}
        </button>
        {/* Stays enabled after a click, because disabling would lose the focus. */}
        <button type="button" className="button main" data-do="go-on" aria-disabled={isOver} onClick={() => finish()}>
          {t("finish.now")}
        </button>
      </div>
    </div>
  );
}
