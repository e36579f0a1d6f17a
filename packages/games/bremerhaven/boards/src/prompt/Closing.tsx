import { useEffect, useEffectEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { useSurroundings } from "../surroundings.ts";
import "./closing.css";

const SECONDS = 4;

type ClosingProps = { goOn(): void; back(): void };

/**
 * A moment to come back where "done" is the last word: nobody else is waited for, so the evening would begin at once.
 * It passes by itself, at once with a click, and with whoever leaves the page: "done" was said.
 */
export function Closing({ goOn, back }: ClosingProps) {
  const { t } = useTranslation("board");
  const { pace } = useSurroundings();
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
        {/* Not disabled once it is pressed: the focus would be lost until the game goes on. */}
        <button type="button" className="button main" data-do="go-on" aria-disabled={isOver} onClick={() => finish()}>
          {t("finish.now")}
        </button>
      </div>
    </div>
  );
}
