import {
  type ActionOf,
  type Allotment,
  activePlaces,
  allotmentsOf,
  cardsAt,
  type Lot,
  type Place,
  payOf,
  settle,
} from "@harbor/meuterer";
import { KindPicture } from "@harbor/meuterer-pictures";
import { allOf } from "@harbor/ui";
import { useBoardContext, useWords } from "../boardContext.ts";
import { merchantOf } from "../reveal/merchantOf.ts";
import { Choice } from "./Choice.tsx";
import { type AskedProps, Question } from "./Question.tsx";
import { ofType } from "./useLegal.ts";

/** A line for each way to sell, and for each island what it pays as things stand, and why. */
export function SellPrompt({ view, seat, legal, act }: AskedProps) {
  const { set, roles, language } = useBoardContext();
  const { t, texts, islandAt, nameOf } = useWords();
  const ways = allotmentsOf(set, view, view.players[seat]?.laid ?? []);
  const merchant = merchantOf(roles, view);
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
            <span className="meu-way-islands">
              {activePlaces(view).map((place, at) => (
                <span key={place} className="meu-way-island">
                  {line(way?.sale, at === 0 ? "anchorage" : "wake", place)}
                  <small>{why(action, at === 0 ? "anchorage" : "wake", place)}</small>
                </span>
              ))}
            </span>
            <b className="meu-way-pay">{t("act.pays", { count: payOf(set, roles, view, seat, action) })}</b>
          </Choice>
        );
      })}
    </Question>
  );

  function line(sale: Allotment["sale"] | undefined, at: "anchorage" | "wake", place: Place) {
    const lot: Lot | undefined = sale?.[at];
    const island = islandAt(view, place);
    if (lot === undefined) return <b>{t("act.sellNothing", { island })}</b>;
    return (
      <b>
        <KindPicture kind={lot.good} className="meu-kind" />{" "}
        {t("act.sellAt", { lot: t("many", { count: lot.cards, kind: texts.kinds[lot.good] }), island })}
      </b>
    );
  }

  /** What this many cards bring at an island if all who have not decided sell as many as they can there. */
  function why(action: ActionOf<"sell">, at: "anchorage" | "wake", place: Place): string {
    const offers = cardsAt(set, view, place);
    const cards = view.players.map(({ sale }, one) => {
      if (one === seat) return action[at];
      return sale === undefined ? offers.most(one) : (sale[at]?.cards ?? 0);
    });
    const { leaders, price, extra, most } = settle(set.islandAt(view, place).prices, cards, merchant);
    const names = allOf(language, leaders.filter((one) => one !== seat).map(nameOf));
    if (action[at] === 0) return "";
    if (!leaders.includes(seat)) return t("act.why.behind", { names, count: most });
    if (leaders.length === 1) return t("act.why.alone", { price });
    if (merchant === seat) return t("act.why.merchant", { names, price: price + extra });
    return t("act.why.tied", { names, price });
  }
}
