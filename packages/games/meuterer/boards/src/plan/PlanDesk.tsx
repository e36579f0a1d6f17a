import { ROLES, type View } from "@harbor/meuterer";
import { KindPicture, RolePicture } from "@harbor/meuterer-pictures";
import { useWords } from "../boardContext.ts";
import { mayPlan, mayWaiveSabers } from "./plan.ts";
import type { TurnPlan } from "./useTurnPlan.ts";
import "./plan.css";

type PlanProps = { readonly view: View; readonly seat: number; readonly turnPlan: TurnPlan };

/** While others think: one's own next turns, from the cards in hand to the role, to be changed at any time. */
export function PlanDesk({ view, seat, turnPlan }: PlanProps) {
  const { t, texts } = useWords();
  const { plan, change, withdraw } = turnPlan;
  const { turns, wishes } = plan;
  const passes = turns.at(-1) === "pass";
  const isCrew = view.captain !== seat;
  const canPlan = mayPlan(view, seat);
  if (!canPlan && !mayWaiveSabers(view, seat) && plan.stopped === undefined) return undefined;
  return (
    <section className="meu-plan" aria-label={t("plan.title")}>
      {plan.stopped !== undefined && <p role="status">{t(`plan.stopped.${plan.stopped}`)}</p>}
      {canPlan && (
        <>
          <h2>{t("plan.title")}</h2>
          {turns.length === 0 && <p className="meu-plan-how">{t("plan.how")}</p>}
          <ol className="meu-planned">
            {turns.map((turn, nth) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a turn is its number
              <li key={nth}>
                <button
                  type="button"
                  className="button meu-chosen"
                  aria-label={t("plan.drop", { what: turn === "pass" ? t("act.pass") : texts.kinds[turn] })}
                  onClick={() =>
                    change({ turns: turns.filter((_, one) => one !== nth), ...(turn === "pass" && { wishes: [] }) })
                  }
                >
                  {turn === "pass" ? t("act.pass") : <KindPicture kind={turn} className="meu-kind" />}
                  <span aria-hidden="true">×</span>
                </button>
              </li>
            ))}
            {!passes && (
              <li>
                <button
                  type="button"
                  className="button meu-offer"
                  onClick={() => change({ turns: [...turns, "pass"] })}
                >
                  + {t("act.pass")}
                </button>
              </li>
            )}
          </ol>
          {passes && isCrew && <Wishes turnPlan={turnPlan} />}
        </>
      )}
      <div className="meu-plan-foot">
        {mayWaiveSabers(view, seat) && (
          <button
            type="button"
            className="button quiet meu-waive"
            aria-pressed={plan.noSabers}
            onClick={() => change({ noSabers: !plan.noSabers })}
          >
            <KindPicture kind="saber" className="meu-kind" />
            {t("plan.noSabers")}
          </button>
        )}
        {(turns.length > 0 || wishes.length > 0) && (
          <button type="button" className="button quiet" onClick={withdraw}>
            {t("plan.withdraw")}
          </button>
        )}
      </div>
    </section>
  );
}

/** The roles wanted, one after the other; a tap adds one, another takes it back. */
function Wishes({ turnPlan: { plan, change } }: Pick<PlanProps, "turnPlan">) {
  const { t, texts } = useWords();
  const { wishes } = plan;
  return (
    <fieldset className="meu-wishes">
      <legend>{t(wishes.length < 3 ? "plan.wishes" : "plan.enough")}</legend>
      {ROLES.map((role) => {
        const nth = wishes.indexOf(role);
        return (
          <button
            key={role}
            type="button"
            className="button meu-wish"
            aria-pressed={nth !== -1}
            onClick={() => change({ wishes: nth === -1 ? [...wishes, role] : wishes.filter((one) => one !== role) })}
          >
            <RolePicture shows={role} className="meu-role" />
            <span className="meu-wish-name">{texts.roles[role]}</span>
            {nth !== -1 && <b>{nth + 1}</b>}
          </button>
        );
      })}
    </fieldset>
  );
}
