import { memo } from "react";
import { Picture, type PictureProps } from "../Picture.tsx";
import { coin } from "../paint.ts";

/** A pointing hand’s arrow with a question mark: point at something to ask about it. */
export const AskIcon = memo(function AskIcon(props: PictureProps) {
  return (
    <Picture width={24} height={24} {...props}>
      <path fill="currentColor" d="M2 1.6l11.2 10.6H8.3l2.7 6.2-2.7 1.2-2.7-6.3L2 16.8z" />
      <circle cx="17.2" cy="16.4" r="6.4" fill={coin} />
      <path
        fill="none"
        stroke="#13253a"
        strokeWidth="1.9"
        strokeLinecap="round"
        d="M15.1 14.9q.2-2 2.2-2t2.1 1.9q0 1.1-1.2 1.8-.9.6-.9 1.3"
      />
      <circle cx="17.3" cy="20" r="1.15" fill="#13253a" />
    </Picture>
  );
});
