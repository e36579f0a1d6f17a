import { Picture, type PictureProps } from "@harbor/ui/picture";
import { type ComponentType, memo } from "react";
import { AnyHouse } from "./anyHouse.tsx";
import { FerryPier, Hotel, MaritimeMuseum } from "./leisure.tsx";
import { Bank, ChamberOfCommerce, CommodityExchange, FreightOffice, InsuranceOffice } from "./offices.tsx";
import { HarborOffice, Lighthouse, TugStation } from "./seamarks.tsx";
import { ContainerYard, FishHall, TankFarm, Warehouse } from "./stores.tsx";
import { ContainerWorks, CrateFactory, DryDock, PackingHall, Refinery } from "./works.tsx";

const SCENES: Readonly<Record<string, ComponentType>> = {
  lighthouse: Lighthouse,
  "maritime-museum": MaritimeMuseum,
  bank: Bank,
  "commodity-exchange": CommodityExchange,
  refinery: Refinery,
  "container-works": ContainerWorks,
  "crate-factory": CrateFactory,
  "ferry-pier": FerryPier,
  "fish-hall": FishHall,
  warehouse: Warehouse,
  "tank-farm": TankFarm,
  "container-yard": ContainerYard,
  hotel: Hotel,
  "packing-hall": PackingHall,
  "insurance-office": InsuranceOffice,
  "tug-station": TugStation,
  "dry-dock": DryDock,
  "freight-office": FreightOffice,
  "harbor-office": HarborOffice,
  "chamber-of-commerce": ChamberOfCommerce,
};

export const PICTURED_BUILDINGS: readonly string[] = Object.keys(SCENES);

type BuildingPictureProps = PictureProps & {
  /** A card id; a building of another card set gets a generic house. */
  readonly building: string;
};

export const BuildingPicture = memo(function BuildingPicture({ building, ...rest }: BuildingPictureProps) {
  const Scene = Object.hasOwn(SCENES, building) ? SCENES[building] : undefined;
  return (
    <Picture width={160} height={120} slice="xMidYMid" {...rest}>
      {Scene === undefined ? <AnyHouse id={building} /> : <Scene />}
    </Picture>
  );
});
