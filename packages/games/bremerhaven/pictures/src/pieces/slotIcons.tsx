import { Picture, type PictureProps } from "@harbor/ui/picture";
import { memo } from "react";
import { alarm, coin } from "../paint.ts";

// Parts in currentColor take the colour of the surrounding text.

export const ParkingIcon = memo(function ParkingIcon(props: PictureProps) {
  return (
    <Picture width={24} height={24} {...props}>
      <path
        fill="currentColor"
        fillRule="evenodd"
        d="M12 0q7 0 7 7v6q0 2.5-2.5 2.5h-3V22h3.5v2H7v-2h3.5v-6.5h-3Q5 15.5 5 13V7q0-7 7-7zm0 3Q8 3 8 7.5h8Q16 3 12 3z"
      />
      <path fill={alarm} d="M11.3 7.5l2.7-4 1 .7-2 3.3z" />
      <path fill={coin} d="M12 9a2.4 2.4 0 1 1-.1 0z" />
    </Picture>
  );
});

export const BuildingIcon = memo(function BuildingIcon(props: PictureProps) {
  return (
    <Picture width={24} height={24} {...props}>
      <path
        fill="currentColor"
        fillRule="evenodd"
        d="M1 24V11L9 5v3.5L15 4v3h2V1h4v6h2v17zm4-9.5V18h3v-3.5zm6 0V18h3v-3.5zm6 0V18h3v-3.5z"
      />
      <path fill={coin} d="M5 14.5h3V18H5zM17 14.5h3V18h-3z" />
      <path fill={alarm} d="M10.5 20h4v4h-4z" />
    </Picture>
  );
});

export const PermitIcon = memo(function PermitIcon(props: PictureProps) {
  return (
    <Picture width={24} height={24} {...props}>
      <path
        fill="currentColor"
        fillRule="evenodd"
        d="M3 0h13l5 5v19H3zm3.5 6v1.8H14V6zm0 4v1.8h11V10zm0 4v1.8H12V14z"
      />
      <path
        fill={alarm}
        d="M16.5 12.5l1.6 1.3 2.1-.1.5 2 1.8 1.2-.8 1.9.8 2-1.8 1.2-.5 2-2.1-.2-1.6 1.3-1.6-1.3-2.1.2-.5-2-1.8-1.2.8-2-.8-1.9 1.8-1.2.5-2 2.1.1z"
      />
      <path fill={coin} d="M16.5 15.7a3.1 3.1 0 1 1-.1 0z" />
    </Picture>
  );
});

export const InfluenceIcon = memo(function InfluenceIcon(props: PictureProps) {
  return (
    <Picture width={24} height={24} {...props}>
      <path fill="currentColor" d="M1.2 7.5L9 4.3l6.6 16L7.8 23.5z" opacity="0.55" />
      <path fill="currentColor" d="M10 2h12v20H10z" />
      <path fill={coin} d="M16 4.5l5 6.5h-3v7.5h-4V11h-3z" />
    </Picture>
  );
});

export const PricesIcon = memo(function PricesIcon(props: PictureProps) {
  return (
    <Picture width={24} height={24} {...props}>
      <path fill="currentColor" d="M11 3V0h2v3l9 1.5V6l-9-1v16h4.5v3h-11v-3H11V5L2 8V6.5z" />
      <path
        fill={alarm}
        d="M4 7.5l4.5 9a4.6 4.6 0 0 1-9 0zM4 10.8L1.6 16h4.8z"
        fillRule="evenodd"
        transform="translate(.6)"
      />
      <path
        fill={coin}
        d="M20 5l4 8a4.2 4.2 0 0 1-8.4 0zM20 8l-2.3 4.5h4.4z"
        fillRule="evenodd"
        transform="translate(-.4)"
      />
    </Picture>
  );
});

export const LadderIcon = memo(function LadderIcon(props: PictureProps) {
  return (
    <Picture width={24} height={24} {...props}>
      <path
        fill="currentColor"
        d="M2 0h2.4v24H2zM12 0h2.4v24H12zM4 3h9v2.4H4zM4 9h9v2.4H4zM4 15h9v2.4H4zM4 21h9v2.4H4z"
      />
      <path fill={alarm} d="M19.5 1.5L24 8h-3v4h-3V8h-3z" />
      <path fill={coin} d="M19.5 22.5L15 16h3v-3h3v3h3z" />
    </Picture>
  );
});
