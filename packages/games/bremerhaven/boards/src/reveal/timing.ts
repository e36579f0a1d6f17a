import type { Beat } from "./beats.ts";
import type { Scene } from "./scenes.ts";

const OPENING = 1050;
/** A tie takes longer to understand. */
const TIE = 700;
const OUTCOME = 800;
/** The time to read one line. */
const LINE = 350;
const LAST = 2400;

/** A scene's duration in milliseconds at normal pace; it grows with the number of lines to read. */
export function durationOf({ beat, opening, news }: Scene, last: boolean, beats: readonly Beat[]): number {
  if (last) return LAST + LINE * roundEndLines(beats);
  const tied = opening && beat.kind === "slot" && beat.tiedWith.length > 0;
  if (opening) return OPENING + (tied ? TIE : 0);
  return OUTCOME + LINE * news.length;
}

/** The lines after the last slot; they stay on the panel at the end, to be read as a whole. */
function roundEndLines(beats: readonly Beat[]): number {
  const slot = beats.findLastIndex(({ kind }) => kind === "slot");
  return beats.slice(slot + 1).reduce((sum, { outcome }) => sum + outcome.length, 0);
}

/** The last scene of the next beat, or of the present beat if it has not ended. */
export function stopAfter(scenes: readonly Scene[], scene: number): number {
  const told = scenes[scene + 1]?.told;
  const end = scenes.findLastIndex((one) => one.told === told);
  return end === -1 ? scenes.length - 1 : end;
}
