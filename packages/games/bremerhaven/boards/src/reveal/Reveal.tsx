import { useAnyKey } from "@harbor/ui/keys";
import { useEffect, useLayoutEffect, useRef } from "react";
import { useBoardTexts } from "../useBoardTexts.ts";
import { BeatRow } from "./BeatRow.tsx";
import { RoundEndSums } from "./RoundEndSums.tsx";
import type { Playback } from "./usePlayback.ts";
import "./reveal.css";

/**
 * The reveal in words, with its controls: pause, show all, go on. It takes the place of the prompt, so that it covers
 * nothing of the boards.
 */
export function Reveal({ playback }: { readonly playback: Playback }) {
  const { t } = useBoardTexts();
  const { beats, scene, all, stepwise, paused, pause, step, goOn } = playback;
  const main = useRef<HTMLButtonElement>(null);
  const last = useRef<HTMLLIElement>(null);
  useAnyKey(stepwise ? step : goOn);

  // The focused prompt or pause button is gone.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when that button goes
  useLayoutEffect(() => {
    if (document.activeElement === document.body) main.current?.focus({ preventScroll: true });
  }, [all]);

  const { told, lines } = scene;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new line is brought into sight
  useEffect(() => {
    const row = last.current;
    (row?.querySelector(".round-end-sums") ?? row)?.scrollIntoView({ block: "nearest" });
  }, [told, lines, all]);

  return (
    <section className="reveal" aria-labelledby="reveal-title">
      <header className="reveal-head">
        <h2 id="reveal-title">{t(titleOf(playback))}</h2>
        <span className="reveal-count" aria-hidden="true">
          {told}/{beats.length}
        </span>
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard */}
      <ol className="reveal-list" tabIndex={0} onPointerDown={() => pause(true)}>
        {beats.slice(0, told).map((beat, index) => {
          const now = index === told - 1;
          const isLast = index === beats.length - 1;
          // After a pause, the viewer reads on anywhere; step by step, each step has its line.
          const isMarked = now && (stepwise || !paused);
          return (
            <li key={beat.first} className="reveal-row" data-now={isMarked} ref={now ? last : undefined}>
              <BeatRow beat={beat} lines={now ? lines : beat.outcome.length} />
              {isLast && all && <RoundEndSums beats={beats} />}
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
        {!stepwise && !(all && paused) && <PauseButton paused={paused} pause={pause} />}
      </div>
    </section>
  );
}

function titleOf({ beats, listed }: Playback): "reveal.away" | "reveal.bids" | "reveal.tidings" {
  if (listed > 0) return "reveal.away";
  return beats.some(({ kind }) => kind === "slot") ? "reveal.bids" : "reveal.tidings";
}

function PauseButton({ paused, pause }: Pick<Playback, "paused" | "pause">) {
  const { t } = useBoardTexts();
  return (
    <button type="button" className="reveal-pause" onClick={() => pause(!paused)}>
      {paused ? t("reveal.resume") : t("reveal.pause")}
    </button>
  );
}
