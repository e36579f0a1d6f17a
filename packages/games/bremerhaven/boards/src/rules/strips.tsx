import { type Good, HAND_SIZE, INFLUENCE_CARDS, PACKING_PRICE, RANKS } from "@harbor/bremerhaven";
import { InfluenceCard } from "@harbor/bremerhaven-pictures/cards";
import {
  Bollard,
  Coin,
  GoodIcon,
  PLAYER_SIGNS,
  playerColors,
  RankBadge,
  Star,
} from "@harbor/bremerhaven-pictures/pieces";
import { ShipPicture } from "@harbor/bremerhaven-pictures/ships";
import { TruckPicture } from "@harbor/bremerhaven-pictures/trucks";
import type { ReactNode } from "react";
import "./strips.css";

/** A row of small drawings under a rule. */
export function Strip({ children }: { readonly children: ReactNode }) {
  return (
    <div className="rule-strip" aria-hidden="true">
      {children}
    </div>
  );
}

const sign = (text: string) => <b className="rule-strip-sign">{text}</b>;

const arrow = (path: string) => (
  <svg viewBox="0 0 24 24" className="rule-strip-arrow" aria-hidden="true">
    <path fill="currentColor" d={path} />
  </svg>
);
const onward = arrow("M1 10.4h13V5l9 7-9 7v-5.4H1z");
const back = arrow("M23 10.4H10V5l-9 7 9 7v-5.4h13z");
const bothWays = arrow("M1 5.5h13V1l9 6.2-9 6.2V9H1zM23 15H10v-4.4l-9 6.2L10 23v-4.5h13z");

const goods = (...wanted: readonly Good[]) => (
  <span className="rule-strip-space">
    {wanted.map((good, nth) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: equal goods differ only by position
      <GoodIcon key={nth} good={good} />
    ))}
  </span>
);

const ship = <ShipPicture cargo="barrel" stars={3} goods={3} className="rule-strip-ship" />;
const truck = <TruckPicture wants={["barrel", "wild"]} className="rule-strip-truck" />;

export const hand = (
  <Strip>
    {INFLUENCE_CARDS.slice(0, HAND_SIZE).map((value) => (
      <InfluenceCard
        key={value}
        value={value}
        sign={PLAYER_SIGNS[0]}
        color={playerColors[0]}
        className="rule-strip-card"
      />
    ))}
  </Strip>
);

/** Each rank with an amount of money, the Captain's first. */
export const purses = (...amounts: readonly number[]) => (
  <Strip>
    {RANKS.map((rank, nth) => (
      <span key={rank} className="rule-strip-pair">
        <RankBadge rank={rank} />
        <Coin amount={amounts[nth]} />
      </span>
    ))}
  </Strip>
);

export const swap = (
  <Strip>
    <RankBadge rank={2} />
    {bothWays}
    <RankBadge rank={3} />
  </Strip>
);

/** A berth of each size, with the bollards needed on both walls. */
export const berths = (
  <Strip>
    {([1, 2, 3, 5] as const).map((stars, size) => (
      <span key={stars} className="rule-strip-berth">
        <Wall bollards={size} />
        <ShipPicture cargo={size === 2 ? "container" : "crate"} stars={stars} goods={size + 1} />
        <Wall bollards={size} />
      </span>
    ))}
  </Strip>
);

function Wall({ bollards }: { readonly bollards: number }) {
  return (
    <span className="rule-strip-wall">
      {[0, 1, 2].map((place) => (
        <Bollard key={place} set={place < bollards} />
      ))}
    </span>
  );
}

export const room = (
  <Strip>
    {goods("barrel")}
    {goods("container")}
    {goods("passenger")}
    {goods("crate", "crate")}
  </Strip>
);

export const ways = (
  <Strip>
    {ship}
    {onward}
    {goods("barrel")}
    {bothWays}
    {goods()}
    {onward}
    {truck}
  </Strip>
);

export const packing = (
  <Strip>
    {goods("crate", "crate")}
    {bothWays}
    {goods("container")}
    <Coin amount={PACKING_PRICE} />
  </Strip>
);

export const score = (
  <Strip>
    <Coin amount={65} />
    {sign("×")}
    <span className="rule-strip-pair">
      <Star />
      {sign("15")}
    </span>
    {sign("= 975")}
  </Strip>
);

export const fourGoods = (
  <Strip>
    {goods("barrel")}
    {goods("container")}
    {goods("crate")}
    {goods("passenger")}
  </Strip>
);

export const wilds = (
  <Strip>
    <GoodIcon good="wild" />
    {back}
    {goods("barrel")}
    {goods("container")}
    {goods("crate")}
    {goods("passenger")}
  </Strip>
);
