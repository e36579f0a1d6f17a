import {
  foreseeEvening,
  GOODS,
  type Good,
  type HarborAction,
  type Holdings,
  type LoadingPlan,
  type State,
} from "@harbor/bremerhaven";
import { Coin, GoodIcon, Star } from "@harbor/bremerhaven-pictures/pieces";
import { useTranslation } from "react-i18next";
import { useSurroundings } from "../surroundings.ts";
import { useGoodsWords } from "./goodsWords.ts";
import type { PromptProps } from "./Prompt.tsx";
import "./load.css";

type LoadPreviewProps = Pick<PromptProps, "seat" | "choice"> & {
  readonly plans: readonly LoadingPlan[];
  /** The steps that are shown on the board. */
  readonly shown: readonly HarborAction[];
  show(actions: readonly HarborAction[] | undefined): void;
  take(): void;
};

/** What loading would bring, before anything is moved; where room is short, with the choice what to produce. */
export function LoadPreview({ seat, choice, plans, shown, show, take }: LoadPreviewProps) {
  const { t } = useTranslation("board");
  const goodsWords = useGoodsWords();
  const { game, cards } = useSurroundings();
  const { state } = choice.possible;
  const plan = plans.find(({ steps }) => JSON.stringify(steps) === JSON.stringify(shown));
  const now = foreseeEvening(cards, state, seat);
  const then = foreseeEvening(cards, shown.reduce<State>(perform, state), seat);
  const tonight = gained(now.tonight, then.tonight);
  const inAll = gained(now.whenDue, then.whenDue);
  const lost = plan === undefined ? [] : GOODS.flatMap((good) => Array.from({ length: plan.lost[good] }, () => good));
  const brings = [tonight, inAll].some(({ money, prestige }) => money !== 0 || prestige !== 0);
  return (
    <>
      <h2>{t("harbor.previewTitle", { count: shown.length })}</h2>
      {plans.length > 1 && (
        <fieldset className="load-choice">
          <legend>{t("plan.legend")}</legend>
          <div className="row">
            {plans.map((one) => (
              <button
                key={one.produced.join()}
                type="button"
                className="button good-button"
                aria-pressed={one === plan}
                onClick={() => show(one.steps)}
              >
                <Icons goods={one.produced} />
                {one.produced.length === 0 ? t("plan.produceNone") : goodsWords(one.produced)}
              </button>
            ))}
          </div>
        </fieldset>
      )}
      {plans.length === 1 && plan !== undefined && plan.produced.length > 0 && (
        <p>{t("plan.produces", { goods: goodsWords(plan.produced) })}</p>
      )}
      {brings ? (
        <dl className="load-gains">
          <Gain when={t("plan.tonight")} gain={tonight} />
          <Gain when={t("plan.inAll")} gain={inAll} />
        </dl>
      ) : (
        <p>{t("plan.stores")}</p>
      )}
      {lost.length > 0 && <p className="load-lost">{t("plan.lost", { goods: goodsWords(lost) })}</p>}
      <p className="prompt-hint">{t("harbor.previewHint")}</p>
      <div className="row prompt-foot">
        <button type="button" className="button main" data-do="take" onClick={take}>
          {t("harbor.previewTake")}
        </button>
        <button type="button" className="button" data-do="leave" onClick={() => show(undefined)}>
          {t("harbor.previewLeave")}
        </button>
      </div>
    </>
  );

  function perform(before: State, step: HarborAction): State {
    const applied = game.apply(before, seat, step);
    return applied.ok ? applied.state : before;
  }
}

function Icons({ goods }: { readonly goods: readonly Good[] }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: goods are told apart by their place alone
  return goods.map((good, nth) => <GoodIcon key={nth} good={good} />);
}

function gained(before: Holdings, after: Holdings): Holdings {
  return { money: after.money - before.money, prestige: after.prestige - before.prestige };
}

/** Figures for the eye, words for the ear. */
function Gain({ when, gain: { money, prestige } }: { readonly when: string; readonly gain: Holdings }) {
  const { t } = useTranslation("board");
  const words = [
    ...(money === 0 ? [] : [t("plan.coins", { count: money })]),
    ...(prestige === 0 ? [] : [t("plan.stars", { count: prestige })]),
  ];
  return (
    <div>
      <dt>{when}</dt>
      <dd>
        <span className="unseen">{words.length === 0 ? t("plan.nothing") : words.join(", ")}</span>
        {words.length === 0 && <span aria-hidden="true">{t("plan.nothing")}</span>}
        {money !== 0 && (
          <span className="load-gain" aria-hidden="true">
            {signed(money)}
            <Coin />
          </span>
        )}
        {prestige !== 0 && (
          <span className="load-gain" aria-hidden="true">
            {signed(prestige)}
            <Star />
          </span>
        )}
      </dd>
    </div>
  );
}

const signed = (amount: number): string => (amount > 0 ? `+${amount}` : `−${-amount}`);
