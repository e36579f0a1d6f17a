import { SHIP_SLOTS, type ShipId, type Slot, type View } from "@harbor/bremerhaven";
import { Bollard, GoodIcon, Star, TimeMarker } from "@harbor/bremerhaven-pictures/pieces";
import { SeaScene } from "@harbor/bremerhaven-pictures/scenes";
import { ShipPicture } from "@harbor/bremerhaven-pictures/ships";
import { memo } from "react";
import { asks } from "../answers/question.ts";
import { useBoardContext } from "../boardContext.ts";
import { Hyphenated } from "../cards/Hyphenated.tsx";
import { Inspect } from "../cards/Inspect.tsx";
import { starsOf } from "../cards/stars.ts";
import { useCargo } from "../cards/useCargo.ts";
import { piece } from "../motion/piece.ts";
import { useBoardTexts } from "../useBoardTexts.ts";
import { viewFieldsEqual } from "../viewFieldsEqual.ts";
import { SlotRow } from "./SlotRow.tsx";

type WorldProps = { readonly view: View; readonly open: number };

export const SeaBoard = memo(Sea, viewFieldsEqual("sea", "step", "place", "bids"));

function Sea({ view, open }: WorldProps) {
  const { t } = useBoardTexts();
  return (
    <section className="strip sea" aria-label={t("world.sea")} data-field="">
      <SeaScene className="strip-scene" />
      <SlotRow
        view={view}
        open={open}
        slots={SHIP_SLOTS}
        offers={view.sea}
        step="ships"
        className="berth"
        picture={(card, slot) => <ShipThere key={card} id={card} slot={slot} />}
      />
    </section>
  );
}

const ShipThere = memo(function ShipThere({ id, slot }: { readonly id: ShipId; readonly slot: Slot }) {
  const { texts, cards } = useBoardContext();
  const { t } = useBoardTexts();
  const ship = cards.ship(id);
  const aboard = useCargo(ship);
  const name = texts.names.ships[id] ?? id;
  return (
    <>
      <Inspect
        card={{ deck: "ships", id }}
        className="slot-picture"
        label={name}
        slot={slot}
        marks={piece(`ship:${id}`, { at: "sea", drawn: true, enter: "sail", exit: "right" })}
      >
        <ShipPicture cargo={ship.cargo} stars={starsOf(ship.stars)} goods={ship.goods} />
      </Inspect>
      <div className="plate">
        <span className="plate-name">
          <Hyphenated name={name} />
        </span>
        <span className="plate-facts">
          <span className="plate-goods" {...asks({ about: "ship", ship: id, fact: "goods" })}>
            {Array.from({ length: ship.goods }, (_, nth) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the goods aboard are all equal
              <GoodIcon key={nth} good={ship.cargo} />
            ))}
            <span className="unseen">{aboard}</span>
          </span>
          <span className="plate-fact" {...asks({ about: "ship", ship: id, fact: "berth" })}>
            <Bollard set />
            {ship.berth}
            <span className="unseen">{t("card.berth", { size: ship.berth })}</span>
          </span>
          <span className="plate-fact" {...asks({ about: "ship", ship: id, fact: "stays" })}>
            <TimeMarker />
            {ship.lay}
            <span className="unseen">{t("card.stays", { count: ship.lay })}</span>
          </span>
          <span className="plate-fact" {...asks({ about: "ship", ship: id, fact: "stars" })}>
            <Star />
            {ship.stars}
            <span className="unseen">{t("card.stars", { count: ship.stars })}</span>
          </span>
        </span>
      </div>
    </>
  );
});
