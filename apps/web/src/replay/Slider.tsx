import type { CSSProperties } from "react";
import type { RecordedTable, Reel } from "../table/recordedTable.ts";
import { useReplayTexts } from "./texts/useReplayTexts.ts";

type SliderProps = { readonly table: RecordedTable; readonly reel: Reel };

/** The whole game as a slider, with a mark at the start of each round. */
export function Slider({ table, reel }: SliderProps) {
  const { t } = useReplayTexts();
  const { step, last, round, rounds } = reel;
  const share = (at: number) => (last === 0 ? 0 : at / last);
  const done: CSSProperties & { readonly "--done": number } = { "--done": share(step) };
  return (
    <div className="slider" style={done}>
      <div className="slider-marks" aria-hidden="true">
        {rounds.map(({ round: number, step: begun }) => {
          const at: CSSProperties & { readonly "--at": number } = { "--at": share(begun) };
          return (
            <span key={number} className="slider-mark" style={at} data-now={number === round}>
              {number}
            </span>
          );
        })}
      </div>
      <input
        type="range"
        min={0}
        max={last}
        value={step}
        aria-label={t("controls.step")}
        aria-valuetext={t("controls.where", { step, last, round })}
        onChange={({ target }) => table.show(target.valueAsNumber)}
      />
      <p className="slider-where" aria-hidden="true">
        {t("controls.short", { step, last })}
      </p>
    </div>
  );
}
