export { GoodIcon } from "./GoodIcon.tsx";
export { PlannerIcon } from "./PlannerIcon.tsx";
export {
  PLAYER_SIGNS,
  type PlayerColor,
  PlayerSign,
  type PlayerSignName,
  playerColors,
  type SeatNumber,
} from "./PlayerSign.tsx";
export { RankBadge, type RankNumber } from "./RankBadge.tsx";
export { BuildingIcon, InfluenceIcon, LadderIcon, ParkingIcon, PermitIcon, PricesIcon } from "./slotIcons.tsx";
export { Bollard, Coin, CoverCard, PenaltyMark, RewardMark, ShipToken, Star, TimeMarker } from "./tokens.tsx";
