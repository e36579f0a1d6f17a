import { CLOCKS } from "@harbor/protocol";
import type { AnyGameClient } from "@harbor/ui";
import { useTranslation } from "react-i18next";
import { useSettings } from "../settings/settingsStore.ts";
import { ModeFacts } from "./ModeFacts.tsx";
import { OptionField } from "./OptionField.tsx";
import { Tick } from "./Tick.tsx";
import { optionsIn, type TablePlan, withMode } from "./tablePlan.ts";

type TableFormProps = { readonly client: AnyGameClient; readonly plan: TablePlan; change(plan: TablePlan): void };

/** A table's settings: the mode, the seats, the time per decision, and who may find or watch it. */
export function TableForm({ client, plan, change }: TableFormProps) {
  const { t } = useTranslation();
  const language = useSettings((settings) => settings.language);
  const mode = client.modes.find(({ id }) => id === plan.mode);
  return (
    <>
      <fieldset>
        <legend>{t("open.mode")}</legend>
        <div className="row">
          {client.modes.map((one) => (
            <button
              key={one.id}
              type="button"
              className="button mode-choice"
              aria-pressed={one.id === plan.mode}
              onClick={() => change(withMode(plan, one))}
            >
              {client.modeName(one.id, language)}
              <ModeFacts mode={one.id} seats={withMode(plan, one).seats} />
            </button>
          ))}
        </div>
        <p className="form-note">{client.modeText(plan.mode, language)}</p>
      </fieldset>
      {mode !== undefined && mode.seats.length > 1 && (
        <fieldset>
          <legend>{t("open.seats")}</legend>
          <div className="row">
            {mode.seats.map((count) => (
              <button
                key={count}
                type="button"
                className="button"
                aria-pressed={count === plan.seats}
                onClick={() => change({ ...plan, seats: count })}
              >
                {count}
              </button>
            ))}
          </div>
        </fieldset>
      )}
      <fieldset>
        <legend>{t("open.clock")}</legend>
        <div className="row">
          {[undefined, ...CLOCKS].map((seconds) => (
            <button
              key={seconds ?? 0}
              type="button"
              className="button"
              aria-pressed={seconds === plan.clock}
              onClick={() => change({ ...plan, clock: seconds })}
            >
              {t(`open.clocks.${seconds === undefined ? "none" : `s${seconds}`}`)}
            </button>
          ))}
        </div>
      </fieldset>
      <fieldset>
        <legend>{t("open.who")}</legend>
        <Tick on={plan.isPublic} label={t("open.public")} flip={(isPublic) => change({ ...plan, isPublic })} />
        <Tick
          on={plan.spectators}
          label={t("open.spectators")}
          flip={(spectators) => change({ ...plan, spectators })}
        />
        {optionsIn(client, plan.mode).map((option) => (
          <OptionField key={option.id} client={client} option={option} plan={plan} change={change} />
        ))}
        {mode?.alone === false && (
          <Tick
            on={plan.botsAtOnce}
            label={t("open.botsAtOnce")}
            flip={(botsAtOnce) => change({ ...plan, botsAtOnce })}
          />
        )}
      </fieldset>
    </>
  );
}
