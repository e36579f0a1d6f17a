import { countOf, type Kind, kindsIn } from "@harbor/meuterer";
import { KindPicture } from "@harbor/meuterer-pictures";
import { asks } from "../answers/question.ts";
import { useWords } from "../boardContext.ts";

/** Somebody else's hand, in recordings that hide nothing. */
export function OpenHand({ hand, seat }: { readonly hand: readonly Kind[]; readonly seat: number }) {
  const { t, texts, nameOf } = useWords();
  return (
    <ul className="meu-open-hand" aria-label={t("handOf", { name: nameOf(seat) })} {...asks({ about: "cards", seat })}>
      {kindsIn(hand).map((kind) => {
        const count = countOf(hand, kind);
        return (
          <li key={kind}>
            <KindPicture kind={kind} className="meu-kind" />
            <span aria-hidden="true">{`× ${count}`}</span>
            <span className="unseen">{t("many", { count, kind: texts.kinds[kind] })}</span>
          </li>
        );
      })}
    </ul>
  );
}
