import type { View } from "@harbor/bremerhaven";
import { anyStateLike } from "@harbor/kit";
import { Answers, type Asking } from "@harbor/ui/answers";
import { useBoardContext } from "../boardContext.ts";
import { isAbout, type Offers } from "../planner/useOffers.ts";
import { lineOf, useGainWords, useOfferWords } from "../planner/useOfferWords.ts";
import { useBoardTexts } from "../useBoardTexts.ts";
import { answerTo } from "./answerTo.ts";
import { questionIn } from "./question.ts";
import "@harbor/ui/answers.css";

type BoardAnswersProps = {
  /** What the boards show. */
  readonly view: View;
  readonly offers: Offers;
  readonly asking: Asking;
  readonly forecast?: number | undefined;
};

/** Lets everything on the boards answer when asked. */
export function BoardAnswers({ view, offers, asking, forecast }: BoardAnswersProps) {
  const { t } = useBoardTexts();
  const { game, own, cards, texts, language, person, help } = useBoardContext();
  const words = useOfferWords();
  const gain = useGainWords();
  const situation = {
    view,
    own,
    cards,
    texts,
    language,
    name: (seat: number) => person(seat).name,
    t: (key: string, values: Readonly<Record<string, string | number>> = {}) => t(key, values),
    state: () => anyStateLike(game, view),
    gain,
    forecast,
    offer(slot: Parameters<Offers["get"]>[0]) {
      const offer = offers.get(slot);
      return offer === undefined || !isAbout(offer, view) ? undefined : lineOf(words(offer));
    },
  };
  return (
    <Answers
      answerTo={(text) => {
        const question = questionIn(text);
        return question && answerTo(situation, question);
      }}
      asking={asking}
      help={help}
      how={t("answer.how")}
      ruleLabel={(rule) => t("answer.rule", { rule })}
    />
  );
}
