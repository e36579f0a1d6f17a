import { Picture, type PictureProps } from "@harbor/ui/picture";
import { memo } from "react";
import { alarm, coin } from "../paint.ts";

/** A pair of dividers, with which distances are taken from a chart. */
export const PlannerIcon = memo(function PlannerIcon(props: PictureProps) {
  return (
    <Picture width={24} height={24} {...props}>
      <path fill="currentColor" d="M10.4 5.5h3.2l6.6 17.2-1 .9-1.6-1.4-4.4-12.4h-2.4L6.4 22.2l-1.6 1.4-1-.9z" />
      <path fill={alarm} d="M6.2 15.2q5.8-3.4 11.6 0l-.8 1.9q-5-2.6-10 0z" />
      <path fill={coin} d="M12 .6a3.6 3.6 0 1 1-.1 0z" />
      <path fill="currentColor" d="M12 2.6a1.6 1.6 0 1 1-.1 0z" />
    </Picture>
  );
});
