import { GOODS, type Good } from "@harbor/bremerhaven";
import { allOf } from "@harbor/ui";
import { useBoardContext } from "../boardContext.ts";

/** "2 barrels and 1 crate". */
export function useGoodsWords(): (goods: readonly Good[]) => string {
  const { texts, language } = useBoardContext();
  return (goods) =>
    allOf(
      language,
      GOODS.flatMap((good) => {
        const count = goods.filter((one) => one === good).length;
        return count === 0 ? [] : [`${count} ${count === 1 ? texts.goods[good].one : texts.goods[good].other}`];
      }),
    );
}
