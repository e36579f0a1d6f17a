import type { CardSymbol, Good } from "@harbor/bremerhaven";
import { GoodIcon } from "@harbor/bremerhaven-pictures/pieces";
import { useTranslation } from "react-i18next";
import type { piece } from "../motion/piece.ts";
import { useSurroundings } from "../surroundings.ts";

type Slot = { readonly symbol: CardSymbol; readonly filled: Good | undefined };

type WantedProps = {
  readonly symbols: readonly Slot[];
  /** For the motion layer to know the delivered goods again. */
  marks?(good: Good, nth: number): ReturnType<typeof piece>;
};

export function Wanted({ symbols, marks }: WantedProps) {
  const { t } = useTranslation("board");
  const { texts } = useSurroundings();
  const nameOf = (symbol: CardSymbol) => (symbol === "wild" ? t("card.anyGood") : texts.goods[symbol].one);
  return (
    <ul className="wanted">
      {symbols.map(({ symbol, filled }, nth) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: like symbols are told apart by their place alone
        <li key={`${symbol} ${nth}`} data-filled={filled !== undefined} {...(filled && marks?.(filled, nth))}>
          <GoodIcon
            good={filled ?? symbol}
            title={filled === undefined ? nameOf(symbol) : t("card.delivered", { good: nameOf(filled) })}
          />
        </li>
      ))}
    </ul>
  );
}

export function asWanted(wants: readonly CardSymbol[]): readonly Slot[] {
  return wants.map((symbol) => ({ symbol, filled: undefined }));
}
