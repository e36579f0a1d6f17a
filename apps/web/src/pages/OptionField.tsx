import type { OptionSpec, OptionValue } from "@harbor/kit";
import type { AnyGameClient } from "@harbor/ui";
import { useSettings } from "../settings/settingsStore.ts";
import { Tick } from "./Tick.tsx";
import type { TablePlan } from "./tablePlan.ts";

type OptionFieldProps = {
  readonly client: AnyGameClient;
  readonly option: OptionSpec;
  readonly plan: TablePlan;
  change(plan: TablePlan): void;
};

/** One of the game's own options: a checkbox for an on/off option, else a choice of values. */
export function OptionField({ client, option: { id, values }, plan, change }: OptionFieldProps) {
  const language = useSettings((settings) => settings.language);
  const [first] = values;
  const now = plan.chosen[id] ?? first;
  const faceOf = (value: OptionValue) => client.optionFace(id, value, language);
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
