import { Picture, type PictureProps } from "@harbor/ui/picture";
import { memo } from "react";
import { deep, foam, gold, light, sea } from "./paint.ts";

const ROWS = [70, 170, 290, 420, 560, 680, 780] as const;
const POINTS = [0, 90, 180, 270] as const;

/** The open sea with a rose of the winds: what the ring of islands lies in. */
export const Sea = memo(function Sea(props: PictureProps) {
  return (
    <Picture width={1200} height={840} slice="xMidYMid" {...props}>
      <path fill={sea} d="M0 0h1200v840H0z" />
      <path fill={deep} d="M0 840V560q300-70 600-20t600-30v330z" opacity="0.45" />
      <path fill={deep} d="M0 840V700q320-50 640 0t560-20v160z" opacity="0.5" />
      <path fill={light} d="M0 0h1200v60Q900 150 600 110T0 170z" opacity="0.35" />
      <g fill="none" stroke={foam} strokeWidth="2.5" strokeLinecap="round" opacity="0.3">
        {ROWS.map((y, row) => (
          <path
            key={y}
            d={`M${60 + ((row * 137) % 190)} ${y}q16-11 32 0t32 0m250 26q16-11 32 0t32 0m220-40q16-11 32 0t32 0m170 30q16-11 32 0t32 0`}
          />
        ))}
      </g>
      <g transform="translate(600 420)" opacity="0.5">
        <circle r="132" fill="none" stroke={gold} strokeWidth="2" />
        <circle r="120" fill="none" stroke={gold} strokeWidth="1" strokeDasharray="2 8" />
        {POINTS.map((turn) => (
          <g key={turn} transform={`rotate(${turn})`}>
            <path fill={gold} d="M0-160L14-20 0 0z" />
            <path fill={foam} d="M0-160L-14-20 0 0z" />
            <path fill={gold} d="M0-104L10-18 0 0z" transform="rotate(45)" opacity="0.6" />
            <path fill={foam} d="M0-104L-10-18 0 0z" transform="rotate(45)" opacity="0.6" />
          </g>
        ))}
      </g>
    </Picture>
  );
});
