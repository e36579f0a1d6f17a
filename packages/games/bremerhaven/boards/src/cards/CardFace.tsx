import { GOODS, type Good } from "@harbor/bremerhaven";
import { describeHappening, describePower } from "@harbor/bremerhaven/texts";
import { BuildingPicture } from "@harbor/bremerhaven-pictures/buildings";
import { EventPicture } from "@harbor/bremerhaven-pictures/events";
import {
  Bollard,
  Coin,
  GoodIcon,
  PenaltyMark,
  RewardMark,
  Star,
  TimeMarker,
} from "@harbor/bremerhaven-pictures/pieces";
import { ShipPicture } from "@harbor/bremerhaven-pictures/ships";
import { TruckPicture } from "@harbor/bremerhaven-pictures/trucks";
import type { ReactNode } from "react";
import { asks, type BuildingPlace } from "../answers/question.ts";
import { useBoardContext } from "../boardContext.ts";
import { useBoardTexts } from "../useBoardTexts.ts";
import { starsOf } from "./stars.ts";
import { useCargo } from "./useCargo.ts";
import { useTerms } from "./useTerms.ts";
import { asWanted, Wanted } from "./Wanted.tsx";
import "./cards.css";

export type CardRef = {
  readonly deck: "ships" | "contracts" | "buildings" | "newspapers" | "prices";
  readonly id: string;
};

type CardFaceProps = {
  readonly card: CardRef;
  /** Where a building is; one that is shown by itself could be on offer. */
  readonly at?: BuildingPlace;
};

/** A card with its picture and everything it says in words; each symbol answers as it does on the boards. */
export function CardFace({ card: { deck, id }, at = "offer" }: CardFaceProps) {
  switch (deck) {
    case "ships":
      return <ShipFace id={id} />;
    case "contracts":
      return <ContractFace id={id} />;
    case "buildings":
      return <BuildingFace id={id} at={at} />;
    case "newspapers":
      return <EventFace id={id} />;
    case "prices":
      return <PriceCardFace id={id} />;
    default:
      return deck satisfies never;
  }
}

function ShipFace({ id }: { readonly id: string }) {
  const { t } = useBoardTexts();
  const { texts, cards } = useBoardContext();
  const ship = cards.ship(id);
  const aboard = useCargo(ship);
  return (
    <article className="card-face" data-deck="ships" {...asks({ about: "ship", ship: id, fact: "goods" })}>
      <ShipPicture cargo={ship.cargo} stars={starsOf(ship.stars)} goods={ship.goods} className="card-picture" />
      <h3>{texts.names.ships[id] ?? id}</h3>
      <ul className="card-facts">
        <li {...asks({ about: "ship", ship: id, fact: "goods" })}>
          <GoodIcon good={ship.cargo} /> {aboard}
        </li>
        <li {...asks({ about: "ship", ship: id, fact: "berth" })}>
          <Bollard set /> {t("card.berth", { size: ship.berth })}
        </li>
        <li {...asks({ about: "ship", ship: id, fact: "stays" })}>
          <TimeMarker /> {t("card.stays", { count: ship.lay })}
        </li>
        <li {...asks({ about: "ship", ship: id, fact: "stars" })}>
          <Star /> {t("card.stars", { count: ship.stars })}
        </li>
      </ul>
    </article>
  );
}

function ContractFace({ id }: { readonly id: string }) {
  const { t } = useBoardTexts();
  const { texts, cards } = useBoardContext();
  const contract = cards.contract(id);
  const { wants, pays, costs } = useTerms(contract);
  return (
    <article className="card-face" data-deck="contracts" {...asks({ about: "contract", contract: id, fact: "wants" })}>
      <TruckPicture wants={contract.wants} className="card-picture" />
      <h3>{texts.names.contracts[id] ?? id}</h3>
      <Wanted symbols={asWanted(contract.wants)} about={{ about: "contract", contract: id, fact: "wants" }} />
      <ul className="card-facts">
        <li {...asks({ about: "contract", contract: id, fact: "wants" })}>{wants}</li>
        <li {...asks({ about: "contract", contract: id, fact: "time" })}>
          <TimeMarker /> {t("card.delivery", { count: contract.time })}
        </li>
        <li {...asks({ about: "contract", contract: id, fact: "reward" })}>
          <RewardMark /> {pays}
        </li>
        <li {...asks({ about: "contract", contract: id, fact: "penalty" })}>
          <PenaltyMark /> {costs}
        </li>
      </ul>
    </article>
  );
}

function BuildingFace({ id, at }: { readonly id: string; readonly at: BuildingPlace }) {
  const { t } = useBoardTexts();
  const { texts, cards } = useBoardContext();
  const { stars, powers } = cards.building(id);
  return (
    <article className="card-face" data-deck="buildings" {...asks({ about: "building", building: id, at })}>
      <BuildingPicture building={id} className="card-picture" />
      <h3>{texts.names.buildings[id] ?? id}</h3>
      <ul className="card-facts">
        <li>
          <Star /> {t("card.stars", { count: stars })}
        </li>
        {told(powers.map((power) => describePower(texts, power)))}
        {powers.length === 0 && <li>{t("card.noPower")}</li>}
      </ul>
    </article>
  );
}

function EventFace({ id }: { readonly id: string }) {
  const { t } = useBoardTexts();
  const { texts, cards } = useBoardContext();
  const { happenings, progress } = cards.newspaper(id);
  return (
    <article className="card-face" data-deck="newspapers" {...asks({ about: "news", event: id })}>
      <p className="card-masthead">{t("paper.name")}</p>
      <EventPicture event={id} className="card-picture" />
      <h3>{texts.names.events[id] ?? id}</h3>
      <ul className="card-facts">
        {told(happenings.map((happening) => describeHappening(texts, happening)))}
        <li className="card-small">{t("card.progress", { count: progress })}</li>
      </ul>
    </article>
  );
}

/** Keyed by position, because a card may say the same thing twice. */
function told(lines: readonly string[]): ReactNode {
  // biome-ignore lint/suspicious/noArrayIndexKey: a line has no identity but its position
  return lines.map((line, nth) => <li key={nth}>{line}</li>);
}

function PriceCardFace({ id }: { readonly id: string }) {
  const { texts, cards } = useBoardContext();
  const { prices } = cards.price(id);
  return (
    <article className="card-face" data-deck="prices">
      <ul className="card-facts">
        {dearestFirst(prices).map((good) => (
          <li key={good} {...asks({ about: "slot", slot: "prices" })}>
            <Coin amount={prices[good]} />
            <GoodIcon good={good} />
            {texts.goods[good].one}
          </li>
        ))}
      </ul>
    </article>
  );
}

const dearestFirst = (prices: Readonly<Record<Good, number>>) =>
  GOODS.toSorted((one, other) => prices[other] - prices[one]);

export function PriceFace({ id }: { readonly id: string }) {
  const { texts, cards } = useBoardContext();
  const { prices } = cards.price(id);
  return (
    <ul className="price-face">
      {dearestFirst(prices).map((good) => (
        <li key={good} {...asks({ about: "price", good })}>
          <GoodIcon good={good} title={texts.goods[good].one} />
          <b>{prices[good]}</b>
        </li>
      ))}
    </ul>
  );
}
