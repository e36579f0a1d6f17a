import { builtWith, GOODS, type Good } from "@harbor/bremerhaven";
import { Coin, GoodIcon } from "@harbor/bremerhaven-pictures/pieces";
import { useState } from "react";
import { asks, type Question } from "../answers/question.ts";
import { useBoardContext } from "../boardContext.ts";
import { useBoardTexts } from "../useBoardTexts.ts";
import type { PlacedPromptProps } from "./Prompt.tsx";
import { cardWith, completed, contractSales, dearestFirst, priceAt, swapped } from "./pricing.ts";
import { useKeptFocus } from "./useKeptFocus.ts";
import "./prices.css";

/** TWN-4: the player orders the goods by price, or swaps two goods if only two prices may change. */
export function PricesPrompt({ view, seat, choice, act, place }: PlacedPromptProps) {
  const { t } = useBoardTexts();
  const { texts, cards } = useBoardContext();
  const [picked, setPicked] = useState<readonly Good[]>([]);
  useKeptFocus(place);
  const { possible } = choice;
  const player = view.players[seat];
  if (view.price === undefined || player === undefined) return undefined;
  const now = cards.price(view.price).prices;
  const present = dearestFirst(now);
  const isSwap = cards.lists.prices.some(
    ({ id }) => possible.whyNot([{ type: "price", card: id }]) === "not-two-prices",
  );
  const [one, other] = picked;
  const order = isSwap
    ? one === undefined || other === undefined
      ? present
      : swapped(present, one, other)
    : completed(picked);
  const card = isSwap && other === undefined ? undefined : cardWith(cards, order);
  const reason = card === undefined ? undefined : possible.whyNot([{ type: "price", card: card.id }]);
  const exchange = builtWith(cards, player.harbor, "exchange-prices")?.building ?? "";
  const nameOf = (good: Good) => texts.goods[good].one;

  return (
    <>
      <h2>{isSwap ? t("ranking.exchangeTitle") : t("prices.title")}</h2>
      <p className="prompt-hint">
        {isSwap
          ? t("ranking.exchangeHint", { building: texts.names.buildings[exchange] ?? exchange })
          : t("ranking.hint")}
      </p>
      <ol className="ranking">
        {GOODS.map((_, nth) => (
          <li key={priceAt(nth)} {...asks(aboutPlace(order[nth]))}>
            {placeAt(nth, order[nth])}
          </li>
        ))}
      </ol>
      {/* Placed goods are taken back at their prices; a complete order shows its outcome instead of this list. */}
      {!isSwap && card === undefined && (
        <ul className="ranking">
          {GOODS.filter((good) => !order.includes(good)).map((good) => (
            <li key={good} {...asks({ about: "price", good })}>
              <button
                type="button"
                className="ranking-good"
                aria-label={t("ranking.good", { good: nameOf(good), price: now[good] })}
                onClick={() => setPicked([...picked, good])}
              >
                <GoodIcon good={good} />
                <span aria-hidden="true">{now[good]}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      <div role="status">{card !== undefined && <p>{result(card.prices)}</p>}</div>
      <div className="row prompt-foot">
        <button
          type="button"
          className="button main"
          data-do="set"
          disabled={card === undefined || reason !== undefined}
          onClick={() => card !== undefined && act([{ type: "price", card: card.id }])}
        >
          {t("ranking.set")}
        </button>
        <button type="button" className="button" data-do="keep" onClick={() => act([{ type: "pass" }])}>
          {t("prices.leave")}
        </button>
      </div>
    </>
  );

  function aboutPlace(good: Good | undefined): Question {
    return good === undefined ? { about: "slot", slot: "prices" } : { about: "price", good };
  }

  /** A price with the good chosen for it. */
  function placeAt(nth: number, good: Good | undefined) {
    const price = priceAt(nth);
    if (good === undefined) {
      return (
        <span className="ranking-place" data-open="true">
          <Coin amount={price} />
          <span className="ranking-before">{t("ranking.open")}</span>
        </span>
      );
    }
    const values = { count: price, good: nameOf(good) };
    return (
      <button
        type="button"
        className="ranking-place"
        aria-pressed={isSwap ? picked.includes(good) : undefined}
        aria-label={isSwap ? t("ranking.place", values) : t("ranking.takeBack", values)}
        onClick={() => setPicked(isSwap ? choose(good) : without(good))}
      >
        <Coin amount={price} />
        <GoodIcon good={good} />
        <span className="ranking-before" data-change={Math.sign(price - now[good])} aria-hidden="true">
          {price === now[good] ? "=" : t("ranking.before", { price: now[good] })}
        </span>
      </button>
    );
  }

  /** A third good starts a new pair. */
  function choose(good: Good): readonly Good[] {
    if (picked.includes(good)) return picked.filter((one) => one !== good);
    return picked.length < 2 ? [...picked, good] : [good];
  }

  /** Removing any good also removes the last one, which was filled in automatically. */
  function without(good: Good): readonly Good[] {
    return picked.includes(good) ? picked.filter((one) => one !== good) : picked.slice(0, -1);
  }

  function result(prices: typeof now): string {
    if (reason !== undefined) return texts.reasons[reason];
    const said = dearestFirst(prices).map((good) => t("ranking.priceOf", { good: nameOf(good), price: prices[good] }));
    const sentence = t("ranking.result", { prices: said.join(", ") });
    const [before, after] = [now, prices].map((one) =>
      player === undefined ? undefined : contractSales(cards, player, one),
    );
    if (before === undefined || after === undefined) return sentence;
    const sales = before === after ? t("ranking.contractsSame", { after }) : t("ranking.contracts", { before, after });
    return `${sentence} ${sales}`;
  }
}
