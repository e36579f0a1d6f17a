import {
  type CardSet,
  idleProducers,
  loadingTask,
  type State,
  spaceAt,
  type Undelivered,
  undelivered,
} from "@harbor/bremerhaven";
import type { Seat } from "@harbor/kit";
import { allOf } from "@harbor/ui";
import { useBoardContext } from "../boardContext.ts";
import { useBoardTexts } from "../useBoardTexts.ts";
import { useGoodsWords } from "./goodsWords.ts";
import "./load.css";

/** What "done" would forgo: buildings that could produce, and goods that contracts could take. */
export type LeftUndone = {
  readonly isNothing: boolean;
  readonly producers: readonly string[];
  readonly contracts: readonly (Omit<Undelivered, "dock"> & { readonly contract: string })[];
};

export function leftUndoneIn(cards: CardSet, state: State, seat: Seat): LeftUndone {
  const task = loadingTask(cards, state, seat);
  const harbor = task?.side.harbor;
  if (task === undefined || harbor === undefined) return { isNothing: true, producers: [], contracts: [] };
  const producers = idleProducers(task).flatMap((space) => spaceAt(harbor, space).building ?? []);
  const contracts = undelivered(task).flatMap(({ dock, ...left }) => {
    const contract = harbor.loading[dock - 1]?.laid?.contract;
    return contract === undefined ? [] : [{ contract, ...left }];
  });
  return { isNothing: producers.length + contracts.length === 0, producers, contracts };
}

const TAKES = { plain: "finish.undelivered", pack: "finish.toPack", unpack: "finish.toUnpack" } as const;

type UnfinishedProps = { readonly left: LeftUndone; finish(): void; back(): void };

/** A warning, given once, that something is left undone; the player may intend it. */
export function Unfinished({ left: { producers, contracts }, finish, back }: UnfinishedProps) {
  const { t } = useBoardTexts();
  const { texts, language } = useBoardContext();
  const goodsWords = useGoodsWords();
  return (
    <>
      <h2>{t("finish.warning")}</h2>
      <div role="status">
        <ul className="left-undone">
          {producers.length > 0 && (
            <li>
              {t("finish.idle", {
                buildings: allOf(
                  language,
                  producers.map((id) => texts.names.buildings[id] ?? id),
                ),
              })}
            </li>
          )}
          {contracts.map(({ contract, goods, by }) => (
            <li key={contract}>
              {t(TAKES[by ?? "plain"], {
                contract: texts.names.contracts[contract] ?? contract,
                goods: goodsWords(goods),
              })}
            </li>
          ))}
        </ul>
      </div>
      <div className="row prompt-foot">
        <button type="button" className="button main" data-do="back" onClick={back}>
          {t("finish.back")}
        </button>
        <button type="button" className="button" data-do="anyway" onClick={finish}>
          {t("finish.anyway")}
        </button>
      </div>
    </>
  );
}
