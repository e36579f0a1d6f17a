import type { CardSymbol, Good } from "@harbor/bremerhaven";
import { GoodIcon } from "@harbor/bremerhaven-pictures/pieces";
import { asks, type Question } from "../answers/question.ts";
import { useBoardContext } from "../boardContext.ts";
import type { piece } from "../motion/piece.ts";
import { useBoardTexts } from "../useBoardTexts.ts";

type Slot = { readonly symbol: CardSymbol; readonly filled: Good | undefined };

type WantedProps = {
  readonly symbols: readonly Slot[];
  readonly about?: Question;
  /** Lets the motion layer recognize the delivered goods. */
  marks?(good: Good, nth: number): ReturnType<typeof piece>;
};

export function Wanted({ symbols, about, marks }: WantedProps) {
  const { t } = useBoardTexts();
  const { texts } = useBoardContext();
  const nameOf = (symbol: CardSymbol) => (symbol === "wild" ? t("card.anyGood") : texts.goods[symbol].one);
  return (
    <ul className="wanted" {...(about && asks(about))}>
      {symbols.map(({ symbol, filled }, nth) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: equal symbols differ only by position
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
