import { type CardSymbol, type Holdings, SYMBOLS } from "@harbor/bremerhaven";
import { wordFor } from "@harbor/bremerhaven/texts";
import type { ContractOffer, Offer, ShipOffer } from "@harbor/bremerhaven-bots/planner";
import { allOf } from "@harbor/ui";
import { useBoardContext } from "../boardContext.ts";
import { useBoardTexts } from "../useBoardTexts.ts";

/** "+7 coins and +1 star". */
export function useGainWords(): (gain: Partial<Holdings>) => string {
  const { t } = useBoardTexts();
  const { language } = useBoardContext();
  const signed = (amount: number) => ({ count: Math.abs(amount), sign: amount < 0 ? "−" : "+" });
  return ({ money = 0, prestige = 0 }) => {
    const parts = [
      ...(money === 0 ? [] : [t("planner.coins", signed(money))]),
      ...(prestige === 0 ? [] : [t("planner.stars", signed(prestige))]),
    ];
    return parts.length === 0 ? t("planner.offer.nothing") : allOf(language, parts);
  };
}

/** Joins the parts into one line. */
export function lineOf(parts: readonly string[]): string {
  return capital(parts.join(" · "));
}

export const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

/** What an offered card would do for the player's harbor, in words. */
export function useOfferWords(): (offer: Offer) => readonly string[] {
  const { t } = useBoardTexts();
  const { texts, cards, language } = useBoardContext();
  const gainWords = useGainWords();

  function symbolWords(symbols: readonly CardSymbol[]): string {
    const parts = SYMBOLS.flatMap((symbol) => {
      const count = symbols.filter((one) => one === symbol).length;
      if (count === 0) return [];
      return symbol === "wild"
        ? t("card.wild", { count })
        : `${count} ${wordFor(language, count, texts.goods[symbol])}`;
    });
    return allOf(language, parts);
  }

  function berthWords({ docks, lacks, isFull }: ShipOffer): string {
    if (isFull) return t("planner.offer.noDock");
    if (docks.length > 0) {
      const known = allOf(language, docks.map(String));
      return docks.length === 1
        ? t("planner.offer.dock", { docks: known })
        : t("planner.offer.docks", { docks: known });
    }
    if (lacks === undefined) return t("planner.offer.noBerth");
    return t("planner.offer.lacks", { count: lacks.bollards, price: t("plan.coins", { count: lacks.money }) });
  }

  function shipWords(offer: ShipOffer): readonly string[] {
    const { ship, delivers, money, prestige, until, isFull } = offer;
    const all = cards.ship(ship).goods;
    const gain = gainWords({ money });
    return [
      berthWords(offer),
      ...(isFull || delivers <= 0 ? [] : [t("planner.offer.delivers", { count: delivers, all, gain })]),
      ...(isFull || delivers > 0 ? [] : [t("planner.offer.deliversNone")]),
      ...(isFull || prestige === 0 ? [] : [t("planner.offer.prestige", { gain: `+${prestige}` })]),
      ...(isFull ? [] : [t("planner.offer.stays", { round: until })]),
    ];
  }

  function placeWords({ dock, clear }: ContractOffer): string {
    if (dock !== undefined) return t("planner.offer.loadingDock", { dock });
    return clear === undefined
      ? t("planner.offer.noLoadingDock")
      : t("planner.offer.clear", { price: t("plan.coins", { count: clear }) });
  }

  function contractWords(offer: ContractOffer): readonly string[] {
    const { missing, tonight, full, empty, until, isFull, isOpen } = offer;
    const hasPenalty = empty.money !== 0 || empty.prestige !== 0;
    if (isFull) return [placeWords(offer), ...(hasPenalty ? [gainWords(empty)] : [])];
    const isPartly = missing.length > 0 && (tonight.money !== empty.money || tonight.prestige !== empty.prestige);
    return [
      placeWords(offer),
      missing.length === 0 ? t("planner.offer.fills") : t("planner.offer.missing", { goods: symbolWords(missing) }),
      isOpen
        ? t("planner.offer.fullLeast", { gain: gainWords(full) })
        : t("planner.offer.full", { gain: gainWords(full) }),
      ...(isPartly ? [t("planner.offer.asItIs", { gain: gainWords(tonight) })] : []),
      ...(hasPenalty && !isPartly ? [t("planner.offer.empty", { gain: gainWords(empty) })] : []),
      t("planner.offer.due", { round: until }),
    ];
  }

  return (offer) => (offer.kind === "ship" ? shipWords(offer) : contractWords(offer));
}
