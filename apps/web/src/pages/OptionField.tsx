import type { AnyStage } from "@harbor/face";
import type { OptionSpec, OptionValue } from "@harbor/kit";
import { useSettings } from "../settings/settingsStore.ts";
import { Tick } from "./Tick.tsx";
import type { TablePlan } from "./tablePlan.ts";

type OptionFieldProps = {
  readonly stage: AnyStage;
  readonly option: OptionSpec;
  readonly plan: TablePlan;
  change(plan: TablePlan): void;
};

/** One of the game's own options: a box to tick where it is on or off, else a choice of its values. */
export function OptionField({ stage, option: { id, values }, plan, change }: OptionFieldProps) {
  const language = useSettings((settings) => settings.language);
  const [first] = values;
  const now = plan.chosen[id] ?? first;
  const faceOf = (value: OptionValue) => stage.optionFace(id, value, language);
  function choose(value: OptionValue) {
    const { [id]: _, ...others } = plan.chosen;
    change({ ...plan, chosen: value === first ? others : { ...others, [id]: value } });
  }
  const isTick = values.length === 2 && values.every((value) => typeof value === "boolean");
  const { note } = faceOf(isTick ? !first : now) ?? {};
  return (
    <>
      {isTick ? (
        <Tick on={now !== first} label={faceOf(!first)?.label ?? id} flip={(on) => choose(on ? !first : first)} />
      ) : (
        <div className="row">
          {values.map((value) => (
            <button
              key={String(value)}
              type="button"
              className="button"
              aria-pressed={value === now}
              onClick={() => choose(value)}
            >
              {faceOf(value)?.label ?? String(value)}
            </button>
          ))}
        </div>
      )}
      {note !== undefined && <p className="form-note">{note}</p>}
    </>
  );
}
