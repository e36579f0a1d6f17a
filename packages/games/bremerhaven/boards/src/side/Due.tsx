import {
  DOCKS,
  dockAt,
  type Holdings,
  isComplete,
  LOADING_DOCKS,
  loadingDockAt,
  payoutAt,
  type View,
} from "@harbor/bremerhaven";
import { Coin, Star } from "@harbor/bremerhaven-pictures/pieces";
import { ShipPicture } from "@harbor/bremerhaven-pictures/ships";
import { TruckPicture } from "@harbor/bremerhaven-pictures/trucks";
import { anyStateLike, type Seat } from "@harbor/kit";
import { useMemo } from "react";
import { asks } from "../answers/question.ts";
import { useBoardContext } from "../boardContext.ts";
import { starsOf } from "../cards/stars.ts";
import { useGainWords } from "../planner/useOfferWords.ts";
import { signed } from "../reveal/RoundEndSums.tsx";
import { useBoardTexts } from "../useBoardTexts.ts";
import "./due.css";

const ROUNDS = [1, 2, 3, 4, 5] as const;

/** A timetable of the ships that leave and the contracts that fall due at the end of each of the next rounds. */
export function Due({ view, seat }: { readonly view: View; readonly seat: Seat }) {
  const { t } = useBoardTexts();
  const { game, texts, cards } = useBoardContext();
  const gainWords = useGainWords();
  const state = useMemo(() => anyStateLike(game, view), [game, view]);
  const harbor = view.players[seat]?.harbor;
  if (harbor === undefined) return undefined;
  const ships = DOCKS.flatMap((dock) => {
    const { berthed } = dockAt(harbor, dock);
    return berthed === undefined ? [] : [{ ...berthed, dock }];
  });
  const contracts = LOADING_DOCKS.flatMap((dock) => {
    const { laid } = loadingDockAt(harbor, dock);
    const payout = payoutAt(cards, state, seat, dock);
    return laid === undefined || payout === undefined ? [] : [{ ...laid, dock, payout }];
  });
  if (ships.length === 0 && contracts.length === 0) return undefined;
  return (
    <div className="due-room">
      <section className="due" aria-label={t("due.name")}>
        <h2>{t("due.name")}</h2>
        <ol>
          {ROUNDS.map((round) => (
            <li key={round} data-now={round === 1}>
              <span className="due-round">{round === 1 ? t("due.now") : t("due.later", { count: round - 1 })}</span>
              <span className="due-items">
                {ships
                  .filter(({ markers }) => markers === round)
                  .map(({ ship: id, goods, dock }) => {
                    const ship = cards.ship(id);
                    const name = texts.names.ships[id] ?? id;
                    return (
                      <span key={id} className="due-item" data-bad={goods > 0} {...asks({ about: "dock", seat, dock })}>
                        <ShipPicture
                          cargo={ship.cargo}
                          stars={starsOf(ship.stars)}
                          goods={ship.goods}
                          title={t("due.ship", { name, count: goods })}
                        />
                        <Rest words={t("due.aboard", { count: goods })} count={goods} />
                      </span>
                    );
                  })}
                {contracts
                  .filter(({ markers }) => markers === round)
                  .map((laid) => {
                    const contract = cards.contract(laid.contract);
                    const name = texts.names.contracts[laid.contract] ?? laid.contract;
                    const complete = isComplete(contract, laid);
                    const { now, full } = laid.payout;
                    const missing = contract.wants.length - laid.delivered.length;
                    return (
                      <span
                        key={laid.contract}
                        className="due-item"
                        data-bad={!complete}
                        {...asks({ about: "loading", seat, dock: laid.dock })}
                      >
                        <TruckPicture
                          wants={contract.wants}
                          title={`${complete ? t("due.complete", { name }) : t("due.contract", { name, count: missing })}; ${t("due.pays", { now: gainWords(now), full: gainWords(full) })}`}
                        />
                        <Rest words={t("due.missing", { count: missing })} count={missing} />
                        <span className="due-pay" aria-hidden="true">
                          {!complete && (
                            <>
                              <Sum of={now} /> →{" "}
                            </>
                          )}
                          <Sum of={full} />
                        </span>
                      </span>
                    );
                  })}
              </span>
            </li>
          ))}
        </ol>
      </section>
    </div>
  );
}

/** What is left to do, so that the colour behind it does not say it alone. */
function Rest({ words, count }: { readonly words: string; readonly count: number }) {
  return <b aria-hidden="true">{count === 0 ? "✓" : words}</b>;
}

/** "+7" with a coin, and a star where prestige is at stake. */
function Sum({ of: { money, prestige } }: { readonly of: Holdings }) {
  return (
    <span className="due-sum">
      {(money !== 0 || prestige === 0) && (
        <>
          {signed(money)}
          <Coin />
        </>
      )}
      {prestige !== 0 && (
        <>
          {signed(prestige)}
          <Star />
        </>
      )}
    </span>
  );
}
