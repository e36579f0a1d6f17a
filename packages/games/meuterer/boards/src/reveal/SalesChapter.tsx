import { activePlaces, cardsAt, type Lot, type Place, settle, type View } from "@harbor/meuterer";
import { IslandPicture, KindPicture } from "@harbor/meuterer-pictures";
import { allOf } from "@harbor/ui";
import { asks } from "../answers/question.ts";
import { useBoardContext, useWords } from "../boardContext.ts";
import type { Story } from "../story/story.ts";
import { priceReason } from "./reasons.ts";
import { signed } from "./VoyageChapter.tsx";
import { Who } from "./Who.tsx";

type Seller = { readonly seat: number; readonly lot: Lot; readonly isDecided: boolean };
type SalesProps = { readonly view: View; readonly story: Pick<Story, "sold" | "islands"> };

/** Each active island with what everybody sells there, who leads, and why it pays what it pays. */
export function SalesChapter({ view, story }: SalesProps) {
  return (
    <div className="meu-markets">
      {activePlaces(view).map((place, nth) => (
        <Market key={place} view={view} story={story} place={place} at={nth === 0 ? "anchorage" : "wake"} />
      ))}
    </div>
  );
}

type MarketProps = SalesProps & { readonly place: Place; readonly at: "anchorage" | "wake" };

function Market({ view, story, place, at }: MarketProps) {
  const { set, language } = useBoardContext();
  const { t, texts, nameOf, islandAt } = useWords();
  const { id, takes, nest, prices } = set.islandAt(view, place);
  const settled = story.islands.find((one) => one.place === place);
  const sellers = sellersAt();
  const standing = settle(prices, seatsWith(sellers, view.players.length), undefined);
  const leaders = settled?.leaders ?? standing.leaders;
  return (
    <section className="meu-market" data-settled={settled !== undefined}>
      <h3 {...asks({ about: "island", place })}>
        <span className="meu-market-picture">
          <IslandPicture island={id} takes={takes} nest={nest} />
        </span>
        {islandAt(view, place)}
      </h3>
      <ol className="meu-tiers" {...asks({ about: "prices", place })}>
        {prices.map((price, tier) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a price is known by how many share it
          <li key={tier} data-now={leaders.length === tier + 1}>
            <span className="unseen">{t(`market.tier.${tier + 1}`)} </span>
            {price}
          </li>
        ))}
      </ol>
      <ul className="meu-sellers">
        {sellers.map(({ seat, lot, isDecided }) => {
          const leads = leaders.includes(seat);
          const extra = settled?.merchant?.seat === seat ? settled.merchant.points : 0;
          return (
            <li key={seat} data-leads={leads} data-open={!isDecided}>
              <Who seat={seat} />
              <span className="meu-lot" {...asks({ about: "laid", seat, kind: lot.good })}>
                <span className="unseen">{t("many", { count: lot.cards, kind: texts.kinds[lot.good] })}</span>
                {Array.from({ length: lot.cards }, (_, nth) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: cards of a kind are alike
                  <KindPicture key={nth} kind={lot.good} className="meu-kind" />
                ))}
              </span>
              {leads && (
                <b className="meu-paid" {...asks({ about: "prices", place })}>
                  {signed((settled ?? standing).price + extra)}
                  <span className="unseen"> {t("reveal.leads")}</span>
                </b>
              )}
            </li>
          );
        })}
      </ul>
      {settled !== undefined && (
        <p className="meu-why">
          {priceReason(settled, view.players.length, { t, names: (seats) => allOf(language, seats.map(nameOf)) })}{" "}
          {settled.merchant !== undefined &&
            t("reveal.why.merchant", { who: nameOf(settled.merchant.seat), count: settled.merchant.points })}
        </p>
      )}
    </section>
  );

  /** What is sold, or what could be as long as its owner has not decided. */
  function sellersAt(): readonly Seller[] {
    const sold = new Map(story.sold.map((one) => [one.seat, one]));
    return view.players.flatMap(({ laid }, seat) => {
      const decided = sold.get(seat);
      if (decided !== undefined) {
        const lot = decided[at];
        return lot === undefined ? [] : { seat, lot, isDecided: true };
      }
      const offers = cardsAt(set, view, place);
      const cards = offers.most(seat);
      const good = offers.goods.find((one) => offers.count(seat, one) === cards);
      return cards === 0 || good === undefined || laid.length === 0
        ? []
        : { seat, lot: { good, cards }, isDecided: false };
    });
  }
}

function seatsWith(sellers: readonly Seller[], seats: number): readonly number[] {
  return Array.from({ length: seats }, (_, seat) => sellers.find((one) => one.seat === seat)?.lot.cards ?? 0);
}
