import type { View } from "@harbor/meuterer";
import { Answers, type Asking } from "@harbor/ui/answers";
import { useBoardContext, useWords } from "../boardContext.ts";
import { momentOf } from "../story/moment.ts";
import { answerTo } from "./answerTo.ts";
import { questionIn } from "./question.ts";
import "@harbor/ui/answers.css";

type BoardAnswersProps = {
  /** What the boards show. */
  readonly view: View;
  readonly asking: Asking;
};

/** Lets everything on the boards answer when asked. */
export function BoardAnswers({ view, asking }: BoardAnswersProps) {
  const { set, texts, language, own, help } = useBoardContext();
  const { t, nameOf } = useWords();
  const situation = {
    own,
    set,
    texts,
    language,
    name: nameOf,
    t: (key: string, values: Readonly<Record<string, string | number>> = {}) => t(key, values),
  };
  return (
    <Answers
      answerTo={(text, place) => {
        const question = questionIn(text);
        return question && answerTo({ ...situation, view: momentOf(place) ?? view }, question);
      }}
      asking={asking}
      help={help}
      how={t("answer.how")}
      ruleLabel={(rule) => t("answer.rule", { rule })}
    />
  );
}
