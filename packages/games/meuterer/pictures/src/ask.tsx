import { memo } from "react";
import { Picture, type PictureProps } from "./Picture.tsx";
import { gold, ink } from "./paint.ts";

/** A pointer that asks. */
export const AskIcon = memo(function AskIcon(props: PictureProps) {
  return (
    <Picture width={24} height={24} {...props}>
      <path fill="currentColor" d="M3 2l10 10H9l2.4 5.6-2.6 1.1-2.4-5.7L3 16z" />
      <circle cx="17" cy="16.5" r="6.5" fill={gold} />
      <path
        fill={ink}
        d="M14.4 14.8q.1-2.7 2.7-2.7 2.6.1 2.6 2.4 0 1.4-1.4 2.2-.6.4-.6 1.3h-1.5q-.1-1.5.9-2.2 1-.7 1-1.3 0-.9-1.1-.9t-1.1 1.2zM17 19a1 1 0 1 1-.1 0z"
      />
    </Picture>
  );
});
