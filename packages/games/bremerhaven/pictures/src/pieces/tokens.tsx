import { Picture, type PictureProps } from "@harbor/ui/picture";
import { memo } from "react";
import { Numeral } from "../Numeral.tsx";
import {
  alarm,
  cloud,
  coin,
  coinEdge,
  deep,
  fog,
  glass,
  ink,
  light,
  rust,
  sand,
  shade,
  shadow,
  signal,
  slate,
  steel,
} from "../paint.ts";

export const Coin = memo(function Coin({ amount, ...rest }: PictureProps & { readonly amount?: number | undefined }) {
  return (
    <Picture width={48} height={48} {...rest}>
      <circle cx="24" cy="24" r="23" fill={coinEdge} />
      <circle cx="24" cy="23" r="22" fill={coin} />
      <path fill={coinEdge} d="M24 4a19 19 0 1 1-.1 0zm0 2.2a16.8 16.8 0 1 0 .1 0z" />
      <path fill={light} d="M2.5 18A22 22 0 0 1 30 2L8 38Q-1 30 2.5 18z" />
      {amount === undefined ? (
        <path
          fill={ink}
          d="M24 8a3.8 3.8 0 0 1 1.6 7.2V18H31v2.6h-5.4v12.6q6-1 7.8-6.6l-2.4.6 3.6-6 3 6.2-2-.4q-2 9-11.6 10-9.6-1-11.6-10l-2 .4 3-6.2 3.6 6-2.4-.6q1.8 5.6 7.8 6.6V20.6H17V18h5.4v-2.8A3.8 3.8 0 0 1 24 8zm0 2.2a1.6 1.6 0 1 0 .1 0z"
        />
      ) : (
        <Numeral value={amount} x={24} y={23} height={amount > 99 ? 17 : 23} fill={ink} />
      )}
    </Picture>
  );
});

/** A mark of prestige, faceted like the star of a compass. */
export const Star = memo(function Star(props: PictureProps) {
  return (
    <Picture width={24} height={24} {...props}>
      <path fill={coin} d="M12 .6l3.1 7.7 8.3.6-6.4 5.3 2.1 8L12 17.7l-7.1 4.5 2.1-8L.6 8.9l8.3-.6z" />
      <path
        fill={coinEdge}
        d="M12 .6l3.1 7.7L12 12zM23.4 8.9L17 14.2 12 12zM19.1 22.2L12 17.7V12zM4.9 22.2l2.1-8 5-2.2zM.6 8.9l8.3-.6L12 12z"
      />
    </Picture>
  );
});

type BollardProps = PictureProps & {
  /** Whether the bollard stands, or only its place is marked on the wall. */
  readonly set: boolean;
};

export const Bollard = memo(function Bollard({ set, ...rest }: BollardProps) {
  return (
    <Picture width={32} height={32} {...rest}>
      {set ? (
        <>
          <path fill={shadow} d="M8 25h16l8 5H16z" />
          <path fill={ink} d="M5 23q11-6 22 0v4q-11 5-22 0z" />
          <path fill={steel} d="M10 8h12q-2 8 1 16-7 3-14 0 3-8 1-16z" />
          <path fill={ink} d="M17 8h5q-2 8 1 16-3 1.3-6 1.3z" />
          <path fill={rust} d="M5 5q11-6 22 0 1 5-2 6-9 3-18 0-3-1-2-6z" />
          <path fill={light} d="M5 5q4-2.2 8-2.7l-1 9.3q-2.5-.3-5-.6-3-1-2-6z" />
          <path
            fill={sand}
            d="M10.5 14q5.5 2.4 11 0l.3 2.6q-5.6 2.4-11.6 0zM10.4 18q5.6 2.4 11.3 0l.5 2.5q-6.2 2.5-12.3 0z"
          />
        </>
      ) : (
        <>
          <path fill={shade} d="M16 9a10 8 0 1 1-.1 0z" />
          <path fill={fog} d="M16 11.5a7 5.6 0 1 1-.1 0zm0 2a4.6 3.6 0 1 0 .1 0z" />
          <path
            fill={ink}
            d="M9.5 15a1.5 1.5 0 1 1-.1 0zM22.5 15a1.5 1.5 0 1 1-.1 0zM16 10.5a1.5 1.5 0 1 1-.1 0zM16 20.5a1.5 1.5 0 1 1-.1 0z"
          />
        </>
      )}
    </Picture>
  );
});

export const TimeMarker = memo(function TimeMarker(props: PictureProps) {
  return (
    <Picture width={24} height={32} {...props}>
      <path fill={fog} d="M4 4h16q0 8-6 12 6 4 6 12H4q0-8 6-12-6-4-6-12z" />
      <path fill={coin} d="M6.5 9.5h11Q16 13 12 16q-4-3-5.5-6.5zM11.2 15h1.6v9q3 .6 5.2 4H6q2.2-3.4 5.2-4z" />
      <path fill={shade} d="M14 4h6q0 8-6 12 6 4 6 12h-6q2-8-1-12 3-4 1-12z" />
      <path fill={alarm} d="M1 0h22v5H1zM1 27h22v5H1z" />
      <path fill={light} d="M1 0h22v1.6H1zM1 27h22v1.6H1z" />
    </Picture>
  );
});

/** Lies on a space that is not yet cleared, and shows the price of clearing it. */
export const CoverCard = memo(function CoverCard({ price, ...rest }: PictureProps & { readonly price: number }) {
  return (
    <Picture width={100} height={100} slice="xMidYMid" {...rest}>
      <path fill={cloud} d="M0 0h100v100H0z" />
      <path fill={steel} d="M0 0h100v18L0 96z" />
      <path fill={light} d="M0 40L60 0h14L0 52z" />
      <path fill={slate} d="M12 66l10-16 8 9 14-20 12 16 8-8 24 30 6 4v19H0V74z" opacity="0.45" />
      <path fill={fog} d="M-4 70h108v16H-4z" />
      <path fill={rust} d="M-4 70h14L-4 86zM24 70h16L26 86H10zM54 70h16L56 86H40zM84 70h16L86 86H70zM104 82v4h-4z" />
      <path fill={ink} d="M10 64h5v36h-5zM85 64h5v36h-5z" />
      <path fill={shade} d="M-4 83h108v3H-4zM0 96h100v4H0z" />
      <circle cx="50" cy="40" r="25" fill={coinEdge} />
      <circle cx="50" cy="38.5" r="24" fill={coin} />
      <path fill={coinEdge} d="M50 18a20.5 20.5 0 1 1-.1 0zm0 2.4a18.1 18.1 0 1 0 .1 0z" />
      <Numeral value={price} x={50} y={38.5} height={26} fill={ink} />
    </Picture>
  );
});

/** The steamer that moves along the progress track. */
export const ShipToken = memo(function ShipToken(props: PictureProps) {
  return (
    <Picture width={48} height={40} {...props}>
      <path fill={shadow} d="M10 36h32l6 4H16z" />
      <path fill={ink} d="M2 22q20 3 45-3-1 10-7 18H10Q4 31 2 22z" />
      <path fill={rust} d="M5 30h38q-1.4 4-3.5 7H10q-3-3-5-7z" />
      <path fill={fog} d="M2 22q20 3 45-3l-.3 2.6q-24 6-44.2 3zM10 14h24v9.5H10zM26 8h8v6h-8z" />
      <path fill={glass} d="M13 16.5h3.6V20H13zM19 16.5h3.6V20H19zM25 16.5h3.6V20H25zM29.5 9.5h4V12h-4z" />
      <path fill={signal} d="M13 2h9l1.5 12H14z" />
      <path fill={ink} d="M12.7 0h9l.4 3.4h-9zM38 6h1.2v15H38z" />
      <path fill={rust} d="M13.4 6h9l.3 3h-9.2z" />
      <path fill={shade} d="M18.5 0h3.2l.7 5.5 1.1 8.5H28V8h6v15.5q-8 .8-12 .8V14h-2z" />
    </Picture>
  );
});

export const PenaltyMark = memo(function PenaltyMark(props: PictureProps) {
  return (
    <Picture width={24} height={24} {...props}>
      <path fill={steel} d="M6 14a5 5 0 0 1-.6-9.9A7 7 0 0 1 18.5 4 5 5 0 0 1 18.5 14z" />
      <path fill={shade} d="M0 9.5h24Q23 14 18.5 14H6q-5-.5-6-4.5z" />
      <path fill={alarm} d="M10.5 9.5h6L14 14.2h4.2L9 24l2.4-7H7.6z" />
    </Picture>
  );
});

export const RewardMark = memo(function RewardMark(props: PictureProps) {
  return (
    <Picture width={24} height={24} {...props}>
      <path fill={alarm} d="M7 13l-3 11 4.6-2.6L12 24l3.4-2.6L20 24l-3-11z" />
      <path fill={shade} d="M12 15v9l3.4-2.6L20 24l-3-11z" />
      <path
        fill={coin}
        d="M12 0l2.5 2 3.2-.3.9 3.1 2.7 1.7-1.1 3 1.1 3-2.7 1.7-.9 3.1-3.2-.3L12 19l-2.5-2-3.2.3-.9-3.1-2.7-1.7 1.1-3-1.1-3 2.7-1.7.9-3.1 3.2.3z"
      />
      <path fill={deep} d="M12 4l1.7 3.6 3.9.4-2.9 2.6.8 3.9-3.5-2-3.5 2 .8-3.9L6.4 8l3.9-.4z" />
    </Picture>
  );
});
