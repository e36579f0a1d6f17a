import { SLOTS } from "@harbor/bremerhaven";
import { prospectOf } from "@harbor/bremerhaven-bots/planner";
import { ShipPicture } from "@harbor/bremerhaven-pictures/ships";
import { TruckPicture } from "@harbor/bremerhaven-pictures/trucks";
import { Modal } from "@harbor/ui";
import { useMemo } from "react";
import { asks } from "../answers/question.ts";
import { useBoardContext } from "../boardContext.ts";
import { starsOf } from "../cards/stars.ts";
import { ChangesButton } from "../meanwhile/Changes.tsx";
import { firstOf, loadingWays } from "../prompt/loadingWays.ts";
import { useBoardTexts } from "../useBoardTexts.ts";
import { Ahead } from "./Ahead.tsx";
import type { PlannerProps } from "./PlannerDoor.tsx";
import { isAbout, useOffers } from "./useOffers.ts";
import { lineOf, useOfferWords } from "./useOfferWords.ts";
import "./sheet.css";

type PlannerSheetProps = PlannerProps & { close(): void; tryOut(): void };

/** The planner's sheet: the best loading now, the next rounds, and what each offered card would do. */
export function PlannerSheet({ view, seat, loading, close, tryOut }: PlannerSheetProps) {
  const { t } = useBoardTexts();
  const { game, cards } = useBoardContext();
  const prospect = useMemo(() => prospectOf(game, cards, view, seat), [game, cards, view, seat]);
  const work = loading?.state;
  const best = useMemo(
    () => (work === undefined ? undefined : firstOf(loadingWays(cards, work, seat))),
    [cards, work, seat],
  );
  return (
    <Modal title={t("planner.open")} className="dialog planner-sheet" closeLabel={t("close")} close={close}>
      <div className="planner-ways">
        {loading !== undefined && best !== undefined && (
          <button
            type="button"
            className="button main"
            data-do="show-best"
            onClick={() => {
              close();
              loading.show(best.steps);
            }}
          >
            {t("planner.sheet.load")}
          </button>
        )}
        <button type="button" className="button" data-do="try-out" onClick={tryOut}>
          {t("planner.sheet.trial")}
        </button>
        <ChangesButton uncover={close} />
        <p className="planner-small">
          {loading !== undefined && best === undefined && `${t("planner.sheet.loaded")} `}
          {t("planner.sheet.trialHint")}
        </p>
      </div>
      {prospect !== undefined && <Ahead prospect={prospect} round={view.round} />}
      <OnOffer view={view} seat={seat} />
    </Modal>
  );
}

function OnOffer({ view, seat }: Pick<PlannerProps, "view" | "seat">) {
  const { t } = useBoardTexts();
  const { texts, cards } = useBoardContext();
  const { offers } = useOffers(view, seat);
  const words = useOfferWords();
  const all = SLOTS.flatMap((slot) => offers.get(slot) ?? []).filter((offer) => isAbout(offer, view));
  return (
    <section className="planner-part">
      <h3>{t("planner.sheet.offers")}</h3>
      {all.length === 0 && <p>{t("planner.sheet.noOffers")}</p>}
      <ul className="planner-offers">
        {all.map((offer) => (
          <li key={offer.slot} data-offer={offer.kind} {...asks({ about: "slot", slot: offer.slot })}>
            {offer.kind === "ship" ? (
              <ShipFor id={offer.ship} />
            ) : (
              <TruckPicture wants={cards.contract(offer.contract).wants} />
            )}
            <div>
              <b>
                {offer.kind === "ship"
                  ? (texts.names.ships[offer.ship] ?? offer.ship)
                  : (texts.names.contracts[offer.contract] ?? offer.contract)}
              </b>
              <p>{lineOf(words(offer))}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

function ShipFor({ id }: { readonly id: string }) {
  const { cards } = useBoardContext();
  const { cargo, stars, goods } = cards.ship(id);
  return <ShipPicture cargo={cargo} stars={starsOf(stars)} goods={goods} />;
}
