import { INCOME, RANKS, START_MONEY, WESER } from "@harbor/bremerhaven";
import { BuildingPicture } from "@harbor/bremerhaven-pictures/buildings";
import { InfluenceBack } from "@harbor/bremerhaven-pictures/cards";
import { EventPicture } from "@harbor/bremerhaven-pictures/events";
import {
  Bollard,
  BuildingIcon,
  Coin,
  CoverCard,
  GoodIcon,
  InfluenceIcon,
  LadderIcon,
  ParkingIcon,
  PenaltyMark,
  PermitIcon,
  PlayerSign,
  PricesIcon,
  RankBadge,
  RewardMark,
  ShipToken,
  Star,
  TimeMarker,
} from "@harbor/bremerhaven-pictures/pieces";
import { LandScene, SeaScene, TownHouse, TownScene } from "@harbor/bremerhaven-pictures/scenes";
import { ShipPicture } from "@harbor/bremerhaven-pictures/ships";
import { TruckPicture } from "@harbor/bremerhaven-pictures/trucks";
import type { ReactNode } from "react";
import type { SectionId } from "./sectionIds.ts";
import { berths, fourGoods, hand, packing, purses, room, score, swap, ways, wilds } from "./strips.tsx";

const ship = <ShipPicture cargo="crate" stars={2} goods={2} />;
const truck = <TruckPicture wants={["crate", "container", "barrel"]} />;

export const BANNERS: Readonly<{ [Section in SectionId]?: ReactNode }> = {
  town: <TownScene />,
  sea: <SeaScene />,
  land: <LandScene />,
};

/** Small drawings beside a rule's number. */
export const MARKS: Readonly<Record<string, ReactNode>> = {
  "SET-4": <BuildingPicture building="fish-hall" />,
  "SET-5": <ShipToken />,
  "SET-10": <CoverCard price={3} />,
  "SET-11": truck,
  "SET-12": <BuildingPicture building="warehouse" />,
  "BID-1": <InfluenceBack seat={0} />,
  "BID-2": <InfluenceBack seat={2} />,
  "AUC-2": <RankBadge rank={1} />,
  "TWN-0": <TownHouse slot="parking" />,
  "TWN-1": <TownHouse slot="building" />,
  "TWN-2": <TownHouse slot="permit" />,
  "TWN-2c": <Bollard set />,
  "TWN-2d": <CoverCard price={2} />,
  "TWN-2e": <BuildingPicture building="lighthouse" />,
  "TWN-3": <TownHouse slot="influence" />,
  "TWN-4": <TownHouse slot="prices" />,
  "TWN-5": <TownHouse slot="ladder" />,
  "SEA-2": ship,
  "SEA-3": <TimeMarker />,
  "LND-1": truck,
  "HBR-1": <BuildingPicture building="crate-factory" />,
  "HBR-7": <Star />,
  "HBR-8": <TimeMarker />,
  "HBR-9": ship,
  "HBR-10": <RewardMark />,
  "HBR-11": <PenaltyMark />,
  "PAY-1": <Coin />,
  "PAY-2": <BuildingPicture building="bank" />,
  "PAY-3": <Bollard set />,
  "NWS-1": <EventPicture event="storm-tide" />,
  "NWS-2": <ShipToken />,
  "SOL-1": <RankBadge rank={2} />,
  "SOL-2": <InfluenceBack seat={3} />,
};

/** Drawings that show at a glance what a rule says; they stand below it. */
export const STRIPS: Readonly<Record<string, ReactNode>> = {
  "SET-6": fourGoods,
  "SET-7": purses(...START_MONEY),
  "SET-8": hand,
  "TWN-5": swap,
  "TWN-6": purses(...INCOME),
  "SEA-1": berths,
  "HBR-2": room,
  "HBR-3": ways,
  "HBR-4": wilds,
  "HBR-5": packing,
  "END-3": score,
};

const rankBadges = RANKS.map((rank) => <RankBadge key={rank} rank={rank} />);
const buildings = WESER.lists.buildings.map(({ id }) => <BuildingPicture key={id} building={id} />);
const events = WESER.lists.newspapers.map(({ id }) => <EventPicture key={id} event={id} />);

/** The drawings beside the rows of a section's tables, one list for each table. */
const IN_TABLES: Readonly<{ [Section in SectionId]?: readonly (readonly ReactNode[] | undefined)[] }> = {
  vocabulary: [
    [
      <PlayerSign key="seat" seat={0} />,
      <RankBadge key="rank" rank={1} />,
      <PermitIcon key="slot" />,
      <InfluenceBack key="bid" seat={0} />,
      <GoodIcon key="good" good="crate" />,
      <Bollard key="wall" set />,
      ship,
      <GoodIcon key="space" good="barrel" />,
      truck,
      <CoverCard key="cover" price={3} />,
      <TimeMarker key="marker" />,
      <BuildingIcon key="yard" />,
      <Star key="prestige" />,
      <BuildingPicture key="value" building="lighthouse" />,
      <BuildingPicture key="bank" building="bank" />,
    ],
    [
      <ParkingIcon key="parking" />,
      <BuildingIcon key="building" />,
      <PermitIcon key="permit" />,
      <InfluenceIcon key="influence" />,
      <PricesIcon key="prices" />,
      <LadderIcon key="ladder" />,
      ship,
      truck,
    ],
  ],
  tables: [undefined, undefined, rankBadges],
  cards: [undefined, undefined, buildings, events],
};

export function picturesOf(section: SectionId, table: number): readonly ReactNode[] | undefined {
  return IN_TABLES[section]?.[table];
}
