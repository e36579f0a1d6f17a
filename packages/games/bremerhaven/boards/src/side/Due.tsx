import { DOCKS, dockAt, type Harbor, isComplete, LOADING_DOCKS, loadingDockAt } from "@harbor/bremerhaven";
import { ShipPicture } from "@harbor/bremerhaven-pictures/ships";
import { TruckPicture } from "@harbor/bremerhaven-pictures/trucks";
import { useBoardContext } from "../boardContext.ts";
import { starsOf } from "../cards/stars.ts";
import { useBoardTexts } from "../useBoardTexts.ts";
import "./due.css";

const ROUNDS = [1, 2, 3, 4, 5] as const;

/** A timetable of the ships that leave and the contracts that fall due at the end of each of the next rounds. */
export function Due({ harbor }: { readonly harbor: Harbor }) {
  const { t } = useBoardTexts();
  const { texts, cards } = useBoardContext();
  const ships = DOCKS.flatMap((dock) => dockAt(harbor, dock).berthed ?? []);
  const contracts = LOADING_DOCKS.flatMap((dock) => loadingDockAt(harbor, dock).laid ?? []);
  if (ships.length === 0 && contracts.length === 0) return undefined;
  return (
    <section className="due" aria-label={t("due.name")}>
      <h2>{t("due.name")}</h2>
      <ol>
        {ROUNDS.map((round) => (
          <li key={round} data-now={round === 1}>
            <span className="due-round">{round === 1 ? t("due.now") : t("due.later", { count: round - 1 })}</span>
            <span className="due-items">
              {ships
                .filter(({ markers }) => markers === round)
                .map(({ ship: id, goods }) => {
                  const ship = cards.ship(id);
                  const name = texts.names.ships[id] ?? id;
                  return (
                    <span key={id} className="due-item" data-bad={goods > 0} title={name}>
                      <ShipPicture
                        cargo={ship.cargo}
                        stars={starsOf(ship.stars)}
                        goods={ship.goods}
                        title={t("due.ship", { name, count: goods })}
                      />
                      <Rest count={goods} />
                    </span>
                  );
                })}
              {contracts
                .filter(({ markers }) => markers === round)
                .map((laid) => {
                  const contract = cards.contract(laid.contract);
                  const name = texts.names.contracts[laid.contract] ?? laid.contract;
                  const complete = isComplete(contract, laid);
                  const missing = contract.wants.length - laid.delivered.length;
                  return (
                    <span key={laid.contract} className="due-item" data-bad={!complete} title={name}>
                      <TruckPicture
                        wants={contract.wants}
                        title={complete ? t("due.complete", { name }) : t("due.contract", { name, count: missing })}
                      />
                      <Rest count={missing} />
                    </span>
                  );
                })}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** What is left to do, so that the colour behind it does not say it alone. */
function Rest({ count }: { readonly count: number }) {
  return <b aria-hidden="true">{count === 0 ? "✓" : `−${count}`}</b>;
}
