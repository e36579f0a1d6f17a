import { type Action, countOf, type Kind, kindsIn } from "@harbor/meuterer";
import { KindPicture } from "@harbor/meuterer-pictures";
import { asks } from "../answers/question.ts";
import { useWords } from "../boardContext.ts";
import { Choice } from "./Choice.tsx";
import { ofType } from "./useLegal.ts";

type HandProps = {
  readonly title: string;
  /** In a recording, it changes whose hand this is. */
  readonly isTitled: boolean;
  readonly hand: readonly Kind[];
  readonly legal: readonly Action[];
  act(action: Action): void;
  /** Adds a card to the plan; absent when nothing can be planned. */
  readonly plan?: ((kind: Kind) => void) | undefined;
};

/** One's own cards, a kind at a time; in one's turn of the lading a tap lays one. */
export function Hand({ title, isTitled, hand, legal, act, plan }: HandProps) {
  const { t, texts } = useWords();
  const laying = ofType(legal, "lay");
  return (
    <div className="meu-hand">
      {isTitled && <p aria-hidden="true">{title}</p>}
      <ul aria-label={title}>
        {hand.length === 0 && <li className="meu-soft">{t("handEmpty")}</li>}
        {kindsIn(hand).map((kind, nth) => {
          const count = countOf(hand, kind);
          const action = laying.find((one) => one.kind === kind);
          const face = (
            <>
              <KindPicture kind={kind} className="meu-card-picture" />
              <span className="meu-card-name">{texts.kinds[kind]}</span>
              <span className="meu-card-count">{`× ${count}`}</span>
            </>
          );
          return (
            <li key={kind} data-kind={kind} data-count={Math.min(count, 4)} {...asks({ about: "card", kind })}>
              {action === undefined && plan === undefined ? (
                <span className="meu-card">{face}</span>
              ) : (
                <Choice
                  shortcut={String(nth + 1)}
                  className="meu-card"
                  label={t(action === undefined ? "act.plan" : "act.lay", { kind: texts.kinds[kind], count })}
                  choose={() => (action === undefined ? plan?.(kind) : act(action))}
                >
                  {face}
                </Choice>
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
