import { type Allotment, allotmentsOf, type Lot, payOf } from "@harbor/meuterer";
import { useBoardContext, useWords } from "../boardContext.ts";
import { Choice } from "./Choice.tsx";
import { type AskedProps, Question } from "./Question.tsx";
import { ofType } from "./useLegal.ts";

/** A line for each way to sell, with what it pays as things stand. */
export function SellPrompt({ view, seat, legal, act }: AskedProps) {
  const { set, roles } = useBoardContext();
  const { t, texts, islandAt } = useWords();
  const ways = allotmentsOf(set, view, view.players[seat]?.laid ?? []);
  return (
    <Question title={t("ask.selling")} notes={[t("ask.sellingNote")]}>
      {ofType(legal, "sell").map((action, nth) => {
        const way = ways.find((one) => one.anchorage === action.anchorage && one.wake === action.wake);
        return (
          <Choice
            key={`${action.anchorage} ${action.wake}`}
            shortcut={String(nth + 1)}
            className="meu-way"
            choose={() => act(action)}
          >
            <span>
              <b>{lines(way?.sale).join("; ")}</b>
              <small>{t("act.pays", { count: payOf(set, roles, view, seat, action) })}</small>
            </span>
          </Choice>
        );
      })}
    </Question>
  );

  function lines(sale: Allotment["sale"] | undefined): readonly string[] {
    const line = (lot: Lot | undefined, place: number) =>
      lot === undefined
        ? t("act.sellNothing", { island: islandAt(view, place) })
        : t("act.sellAt", {
            lot: t("many", { count: lot.cards, kind: texts.kinds[lot.good] }),
            island: islandAt(view, place),
          });
    const here = line(sale?.anchorage, view.anchorage);
    return view.wake === undefined ? [here] : [here, line(sale?.wake, view.wake)];
  }
}
