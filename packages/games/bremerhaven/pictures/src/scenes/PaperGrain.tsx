import { memo } from "react";
/** Lies over whatever contains it; the grain itself is an image in palette.css. */
export const PaperGrain = memo(function PaperGrain() {
  return <div className="paper-grain" aria-hidden="true" />;
});
