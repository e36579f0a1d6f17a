import { RANKS, TOWN_SLOTS, type View } from "@harbor/bremerhaven";
import { BuildingPicture } from "@harbor/bremerhaven-pictures/buildings";
import { RankBadge, ShipToken, Star } from "@harbor/bremerhaven-pictures/pieces";
import { TownHouse } from "@harbor/bremerhaven-pictures/scenes";
import { memo } from "react";
import { asks } from "../answers/question.ts";
import { useBoardContext } from "../boardContext.ts";
import { PriceFace } from "../cards/CardFace.tsx";
import { Hyphenated } from "../cards/Hyphenated.tsx";
import { Inspect } from "../cards/Inspect.tsx";
import { PersonName } from "../cards/PersonName.tsx";
import { piece } from "../motion/piece.ts";
import { Sign } from "../Sign.tsx";
import { useBoardTexts } from "../useBoardTexts.ts";
import { viewFieldsEqual } from "../viewFieldsEqual.ts";
import { SlotPlate } from "./SlotPlate.tsx";
import "./notices.css";
import "./town.css";

type WorldProps = { readonly view: View; readonly open: number };

export const TownBoard = memo(Town, viewFieldsEqual("step", "bids", "building", "price", "ladder", "track"));

function Town({ view, open }: WorldProps) {
  const { texts } = useBoardContext();
  const { t } = useBoardTexts();
  return (
    <section className="strip town" aria-label={t("world.town")} data-field="">
      <div className="strip-scene town-sky" />
      <ol className="slots houses">
        {TOWN_SLOTS.map((slot) => (
          <SlotPlate key={slot} view={view} slot={slot} open={open} active={view.step === slot} className="house">
            <TownHouse slot={slot} className="house-picture" />
            {slot === "building" && view.building !== undefined && <Offer key={view.building} id={view.building} />}
            <span className="house-name">{texts.slots[slot]}</span>
          </SlotPlate>
        ))}
      </ol>
      <div className="notices">
        <figure className="notice prices" {...asks({ about: "slot", slot: "prices" })}>
          <figcaption>{texts.slots.prices}</figcaption>
          {view.price !== undefined && (
            <div className="price-turn" data-anchor="prices" {...piece("price", { face: view.price, enter: "turn" })}>
              <PriceFace id={view.price} />
            </div>
          )}
        </figure>
        <figure className="notice ladder" data-field="" {...asks({ about: "slot", slot: "ladder" })}>
          <figcaption>{texts.slots.ladder}</figcaption>
          <Ladder view={view} />
        </figure>
      </div>
      <ProgressTrack view={view} />
    </section>
  );
}

const Offer = memo(function Offer({ id }: { readonly id: string }) {
  const { texts, cards } = useBoardContext();
  const { t } = useBoardTexts();
  const { stars } = cards.building(id);
  const name = texts.names.buildings[id] ?? id;
  return (
    <Inspect
      card={{ deck: "buildings", id }}
      className="offer"
      label={t("world.offer", { name })}
      marks={piece(`building:${id}`, { at: "offer", drawn: true, enter: "turn" })}
      about={{ about: "building", building: id, at: "offer" }}
    >
      <BuildingPicture building={id} />
      <span className="offer-name" title={name}>
        <Hyphenated name={name} />
      </span>
      <span className="offer-stars">
        {stars}
        <Star />
      </span>
    </Inspect>
  );
});

export function Ladder({ view }: { readonly view: View }) {
  const { texts, person } = useBoardContext();
  return (
    <ol className="rungs">
      {view.ladder.map((seat, index) => {
        const rank = RANKS[index] ?? 4;
        return (
          <li key={seat} {...piece(`rank:${seat}`, { at: String(index) })} {...asks({ about: "rank", seat })}>
            <RankBadge rank={rank} title={texts.ranks[rank]} />
            <Sign color={person(seat).color} />
            <PersonName name={person(seat).name} />
          </li>
        );
      })}
    </ol>
  );
}

const LONGEST = 20;

/** The ship token on its way to the end of the game. */
export function ProgressTrack({ view }: { readonly view: View }) {
  const { t } = useBoardTexts();
  const gone = Math.min(1, Math.max(0, (LONGEST - view.track) / LONGEST));
  return (
    <div
      className="track"
      role="img"
      data-field=""
      aria-label={t("world.track", { count: view.track })}
      {...asks({ about: "track" })}
    >
      <span className="track-line" aria-hidden="true" />
      <span
        className="track-token"
        {...piece("token", { at: String(view.track) })}
        style={{ left: `calc(${gone} * (100% - 2rem))` }}
      >
        <ShipToken />
      </span>
      <span className="track-left" aria-hidden="true">
        {t("world.left", { count: view.track })}
      </span>
    </div>
  );
}
