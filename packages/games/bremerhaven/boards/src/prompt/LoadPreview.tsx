import { type Action, foreseeEvening, GOODS, type Good, gained, type Holdings, type State } from "@harbor/bremerhaven";
import { Coin, GoodIcon, Star } from "@harbor/bremerhaven-pictures/pieces";
import { asks, type Question } from "../answers/question.ts";
import { useBoardContext } from "../boardContext.ts";
import { useActionWords } from "../hint/useActionWords.ts";
import { useBoardTexts } from "../useBoardTexts.ts";
import { useGoodsWords } from "./goodsWords.ts";
import { gestureAsOne, gestureIn, type LoadingWay, type LoadingWays } from "./loadingWays.ts";
import type { PromptProps } from "./Prompt.tsx";
import { leftUndoneIn } from "./Unfinished.tsx";
import "./load.css";

type LoadPreviewProps = Pick<PromptProps, "view" | "seat" | "choice" | "act"> & {
  readonly ways: LoadingWays;
  /** The steps in the preview. */
  readonly shown: readonly Action[];
  show(actions: readonly Action[] | undefined): void;
  take(): void;
  /** Takes it and ends the work. */
  finish(): void;
};

/** What the best loading would bring, before anything is moved, with alternatives to choose from. */
export function LoadPreview({ view, seat, choice, ways, shown, show, take, finish, act }: LoadPreviewProps) {
  const { t } = useBoardTexts();
  const goodsWords = useGoodsWords();
  const actionWords = useActionWords(view);
  const { game, cards } = useBoardContext();
  const { state } = choice.possible;
  const { onwards } = ways;
  const afresh = ways.afresh();
  // Without steps to go on with, starting over is the only choice.
  const further = onwards[0]?.steps.length === 0 ? undefined : onwards[0]?.steps;
  const isShown = ({ steps }: LoadingWay) => JSON.stringify(steps) === JSON.stringify(shown);
  const way = [...onwards, ...(afresh === undefined ? [] : [afresh])].find(isShown);
  const plan = way?.plan;
  const gesture = gestureIn(shown);
  const next = gestureAsOne(shown);
  const now = foreseeEvening(cards, state, seat);
  const after = shown.reduce<State>(perform, state);
  const then = foreseeEvening(cards, after, seat);
  const isAll = leftUndoneIn(cards, after, seat).isNothing;
  const tonight = gained(now.tonight, then.tonight);
  const inAll = gained(now.whenDue, then.whenDue);
  const lost = plan === undefined ? [] : GOODS.flatMap((good) => Array.from({ length: plan.lost[good] }, () => good));
  const brings = [tonight, inAll].some(({ money, prestige }) => money !== 0 || prestige !== 0);
  return (
    <>
      <h2>{t("harbor.previewTitle", { count: shown.filter(({ type }) => type !== "undo").length })}</h2>
      {onwards.length > 1 && way !== afresh && (
        <fieldset className="load-choice">
          <legend>{t("plan.legend")}</legend>
          <div className="row">
            {onwards.map((one) => (
              <button
                key={one.plan.produced.join()}
                type="button"
                className="button good-button"
                aria-pressed={one === way}
                onClick={() => show(one.steps)}
              >
                <Icons goods={one.plan.produced} />
                {one.plan.produced.length === 0 ? t("plan.produceNone") : goodsWords(one.plan.produced)}
              </button>
            ))}
          </div>
        </fieldset>
      )}
      {(onwards.length === 1 || way === afresh) && plan !== undefined && plan.produced.length > 0 && (
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
      {next !== undefined && <p className="prompt-hint">{t("harbor.previewNext", { step: actionWords(next) })}</p>}
      <div className="row prompt-foot load-foot">
        {isAll && (
          <button type="button" className="button main" data-do="take-all" onClick={finish}>
            {t("harbor.previewFinish")}
          </button>
        )}
        <button type="button" className={isAll ? "button" : "button main"} data-do="take" onClick={take}>
          {t("harbor.previewTake")}
        </button>
        {gesture < shown.length && (
          <button type="button" className="button" data-do="take-step" onClick={takeStep}>
            {t("harbor.previewStep")}
          </button>
        )}
        {afresh !== undefined && (
          <button
            type="button"
            className="button"
            data-do="afresh"
            aria-pressed={way === afresh}
            onClick={() => show(way === afresh ? further : afresh.steps)}
          >
            {t("plan.afresh")}
          </button>
        )}
        <button type="button" className="button" data-do="leave" onClick={() => show(undefined)}>
          {t("harbor.previewLeave")}
        </button>
      </div>
    </>
  );

  /** Keeps the remaining steps in the preview. */
  function takeStep(): void {
    act(shown.slice(0, gesture));
    show(shown.slice(gesture));
  }

  function perform(before: State, step: Action): State {
    const applied = game.apply(before, seat, step);
    return applied.ok ? applied.state : before;
  }
}

function Icons({ goods }: { readonly goods: readonly Good[] }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: goods differ only by position
  return goods.map((good, nth) => <GoodIcon key={nth} good={good} />);
}

type GainProps = {
  readonly when: string;
  /** Not known yet if undefined. */
  readonly gain: Holdings | undefined;
  /** What is asked by pointing at it. */
  readonly about?: Question;
};

/** Numbers and icons on screen, words for screen readers. */
export function Gain({ when, gain, about }: GainProps) {
  const { t } = useBoardTexts();
  const { money, prestige } = gain ?? NOTHING;
  const words = [
    ...(money === 0 ? [] : [t("plan.coins", { count: money })]),
    ...(prestige === 0 ? [] : [t("plan.stars", { count: prestige })]),
  ];
  return (
    <div {...(about && asks(about))} data-known={gain !== undefined}>
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

const NOTHING: Holdings = { money: 0, prestige: 0 };

const signed = (amount: number): string => (amount > 0 ? `+${amount}` : `−${-amount}`);
