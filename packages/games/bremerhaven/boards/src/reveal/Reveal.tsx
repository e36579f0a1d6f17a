import { useEffect, useLayoutEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { BeatRow } from "./BeatRow.tsx";
import { EveningSums } from "./EveningSums.tsx";
import type { Telling } from "./useTelling.ts";
import "./reveal.css";

/**
 * Says in words what is told on the boards, and holds the reins: pause, all at once, go on. It takes the place of the
 * decision for as long, so nothing of the boards is covered.
 */
export function Reveal({ telling }: { readonly telling: Telling }) {
  const { t } = useTranslation("board");
  const { beats, scene, all, stepwise, kept, keep, step, goOn } = telling;
  const main = useRef<HTMLButtonElement>(null);
  const last = useRef<HTMLLIElement>(null);
  useAnyKey(stepwise ? step : goOn);

  // The decision that had the focus has made room, or the button for a pause that is none any more.
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at when that button goes
  useLayoutEffect(() => {
    if (document.activeElement === document.body) main.current?.focus({ preventScroll: true });
  }, [all]);

  const { told, lines } = scene;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new line is brought into sight
  useEffect(() => {
    const row = last.current;
    (row?.querySelector(".evening-sums") ?? row)?.scrollIntoView({ block: "nearest" });
  }, [told, lines, all]);

  return (
    <section className="reveal" aria-labelledby="reveal-title">
      <header className="reveal-head">
        <h2 id="reveal-title">{t(titleOf(telling))}</h2>
        <span className="reveal-count" aria-hidden="true">
          {told}/{beats.length}
        </span>
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard */}
      <ol className="reveal-list" tabIndex={0} onPointerDown={() => keep(true)}>
        {beats.slice(0, told).map((beat, index) => {
          const now = index === told - 1;
          const isLast = index === beats.length - 1;
          return (
            <li key={beat.first} className="reveal-row" data-now={now && !kept} ref={now ? last : undefined}>
              <BeatRow beat={beat} lines={now ? lines : beat.outcome.length} />
              {isLast && all && <EveningSums beats={beats} />}
            </li>
          );
        })}
      </ol>
      <div className="row reveal-foot">
        <button ref={main} type="button" className="button main" onClick={stepwise ? step : goOn}>
          {all || stepwise ? t("reveal.goOn") : t("reveal.skip")}
        </button>
        {!all && stepwise && (
          <button type="button" className="reveal-pause" onClick={goOn}>
            {t("reveal.skip")}
          </button>
        )}
        {!stepwise && !(all && kept) && <PauseButton kept={kept} keep={keep} />}
      </div>
    </section>
  );
}

function titleOf({ beats, listed }: Telling): "reveal.away" | "reveal.bids" | "reveal.tidings" {
  if (listed > 0) return "reveal.away";
  return beats.some(({ kind }) => kind === "slot") ? "reveal.bids" : "reveal.tidings";
}

function PauseButton({ kept, keep }: Pick<Telling, "kept" | "keep">) {
  const { t } = useTranslation("board");
  return (
    <button type="button" className="reveal-pause" onClick={() => keep(!kept)}>
      {kept ? t("reveal.resume") : t("reveal.pause")}
    </button>
  );
}

/** Keys that mean something of their own go on meaning it. */
const LEFT_ALONE = new Set(["Tab", "Shift", "Control", "Alt", "AltGraph", "Meta", "CapsLock", "Home", "End"]);

function useAnyKey(goOn: () => void): void {
  useEffect(() => {
    function press(event: KeyboardEvent): void {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || event.repeat) return;
      if (LEFT_ALONE.has(event.key) || /^(Arrow|Page|F\d)/.test(event.key)) return;
      if (document.querySelector("dialog[open]") !== null) return;
      const { target } = event;
      if (target instanceof Element) {
        if (target.closest("input, textarea, select, [contenteditable]") !== null) return;
        const pressesIt = event.key === "Enter" || event.key === " ";
        if (pressesIt && target.closest("button, a, summary") !== null) return;
      }
      event.preventDefault();
      goOn();
    }
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, [goOn]);
}
