import { Picture, type PictureProps } from "@harbor/ui/picture";
import { memo } from "react";
import { Numeral } from "../Numeral.tsx";
import { fog, light, shade, signal } from "../paint.ts";
import {
  PLAYER_SIGNS,
  type PlayerColor,
  type PlayerSignName,
  playerColors,
  type SeatNumber,
  SIGN_SHAPES,
} from "../pieces/PlayerSign.tsx";
import { Rays } from "../scenery.tsx";
import { CabinBoy, Carrier, CraneDriver, HookMan, TallyClerk } from "./crew.tsx";
import { Captain, HarborBaron, Pilot, ShipOwner } from "./masters.tsx";

const FIGURES = {
  1: CabinBoy,
  2: Carrier,
  3: HookMan,
  4: CraneDriver,
  5: TallyClerk,
  6: Pilot,
  7: Captain,
  8: ShipOwner,
  9: HarborBaron,
};

export type InfluenceValue = keyof typeof FIGURES;

type InfluenceCardProps = PictureProps & {
  readonly value: InfluenceValue;
  readonly sign: PlayerSignName;
  readonly color: PlayerColor;
};

export const InfluenceCard = memo(function InfluenceCard({
  value,
  sign,
  color: { color, onColor },
  ...rest
}: InfluenceCardProps) {
  const Figure = FIGURES[value];
  const size = 0.8 + value * 0.025;
  return (
    <Picture width={100} height={140} {...rest}>
      <path fill={color} d="M0 0h100v140H0z" />
      <Rays from={[58, 98]} />
      <path fill="var(--card-dim)" d="M0 0h100v140H0z" />
      <path fill={color} d="M0 0h32v140H0z" />
      <circle cx="58" cy="84" r={34 + value} fill={value > 6 ? signal : "var(--card-moon)"} />
      <g transform={`matrix(${size} 0 0 ${size} ${58 - 56 * size} ${141 - 141 * size})`}>
        <Figure />
      </g>
      <Numeral value={value} x={16} y={21} height={31} fill={onColor} />
      <path fill={onColor} transform="matrix(.6 0 0 .6 8.6 38.6)" d={SIGN_SHAPES[sign]} />
    </Picture>
  );
});

/** The same for every value, so that a face-down card reveals only its owner. */
export const InfluenceBack = memo(function InfluenceBack({
  seat,
  ...rest
}: PictureProps & { readonly seat: SeatNumber }) {
  const { color, onColor } = playerColors[seat];
  return (
    <Picture width={100} height={140} {...rest}>
      <path fill={color} d="M0 0h100v140H0z" />
      <Rays from={[50, 70]} />
      <path fill={shade} d="M0 96q13-8 25 0t25 0 25 0 25 0v44H0z" />
      <path fill={light} d="M0 108q13-8 25 0t25 0 25 0 25 0v8q-13 8-25 0t-25 0-25 0-25 0z" />
      <path fill={fog} fillRule="evenodd" d="M0 0h100v140H0zm5 5v130h90V5z" />
      <circle cx="50" cy="66" r="35" fill={fog} />
      <circle cx="50" cy="66" r="32" fill={color} />
      <path fill={onColor} transform="matrix(1.8 0 0 1.8 28.4 44.4)" d={SIGN_SHAPES[PLAYER_SIGNS[seat]]} />
    </Picture>
  );
});
