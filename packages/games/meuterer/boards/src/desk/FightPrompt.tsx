import { asStruggle, countSabers, sideOf } from "@harbor/meuterer";
import { allOf } from "@harbor/ui";
import { useBoardContext, useWords } from "../boardContext.ts";
import { Choice } from "./Choice.tsx";
import { type AskedProps, Question } from "./Question.tsx";
import { ofType } from "./useLegal.ts";

/** How many sabers, with the sabers of both sides so far and who may still add to them. */
export function FightPrompt({ view, seat, legal, act }: AskedProps) {
  const { roles, language } = useBoardContext();
  const { t, texts, nameOf } = useWords();
  const { loyal, rebel } = countSabers(roles, asStruggle(view));
  const side = sideOf(roles, asStruggle(view), seat);
  const later = view.waiting.slice(1).map((one) => {
    const role = view.taken.find((taken) => taken.seat === one)?.role ?? "captain";
    return `${nameOf(one)} (${texts.roles[role]})`;
  });
  const answers = ofType(legal, "fight");
  const notes = [
    t("ask.mutinyNote", { loyal, rebels: rebel }),
    side === undefined ? undefined : t(`ask.mutinySide.${side}`),
    // Everybody is asked all the same, so that no answer gives a hand away.
    answers.length === 1 ? t("ask.mutinyUnarmed") : undefined,
    later.length === 0 ? t("ask.mutinyLast") : t("ask.mutinyLater", { names: allOf(language, later) }),
  ];
  return (
    <Question title={t("ask.mutiny")} notes={notes}>
      {answers.map((action) => (
        <Choice key={action.sabers} shortcut={String(action.sabers)} choose={() => act(action)}>
          {action.sabers === 0 ? t("act.noSabers") : action.sabers}
        </Choice>
      ))}
    </Question>
  );
}
