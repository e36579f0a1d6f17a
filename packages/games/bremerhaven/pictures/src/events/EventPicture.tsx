import { Picture, type PictureProps } from "@harbor/ui/picture";
import { type ComponentType, memo } from "react";
import { newsprint } from "../paint.ts";
import { FairWind, HarborFestival, Regatta, RoyalVisit, ShipsKobold, Subsidy, TradeFair } from "./fortune.tsx";
import { FrontPage } from "./frontPage.tsx";
import { BadPress, CustomsCheck, PoorBox, QuayMarket, TaxDay, Upkeep } from "./money.tsx";
import { Fog, Mutiny, Pirates, StormTide, TrafficJam } from "./trouble.tsx";

const VIGNETTES: Readonly<Record<string, ComponentType>> = {
  "tax-day": TaxDay,
  pirates: Pirates,
  "storm-tide": StormTide,
  "harbor-festival": HarborFestival,
  regatta: Regatta,
  "bad-press": BadPress,
  subsidy: Subsidy,
  upkeep: Upkeep,
  "customs-check": CustomsCheck,
  "trade-fair": TradeFair,
  "traffic-jam": TrafficJam,
  fog: Fog,
  "fair-wind": FairWind,
  "ships-kobold": ShipsKobold,
  "royal-visit": RoyalVisit,
  "poor-box": PoorBox,
  mutiny: Mutiny,
  "quay-market": QuayMarket,
};

export const PICTURED_EVENTS: readonly string[] = Object.keys(VIGNETTES);

type EventPictureProps = PictureProps & {
  /** A newspaper id; a newspaper of another card set gets a front page. */
  readonly event: string;
};

export const EventPicture = memo(function EventPicture({ event, ...rest }: EventPictureProps) {
  const Vignette = Object.hasOwn(VIGNETTES, event) ? (VIGNETTES[event] ?? FrontPage) : FrontPage;
  return (
    <Picture width={160} height={120} slice="xMidYMid" {...rest}>
      <path fill={newsprint} d="M0 0h160v120H0z" />
      <Vignette />
    </Picture>
  );
});
