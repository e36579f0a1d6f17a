import type { Beat } from "./beats.ts";
import type { Scene } from "./scenes.ts";

const OPENING = 1050;
/** A tie takes a moment longer to be understood. */
const TIE = 700;
const OUTCOME = 800;
/** To read one line. */
const LINE = 350;
const LAST = 2400;

/** How long a scene stays at the usual pace, in milliseconds: the more there is to read, the longer. */
export function durationOf({ beat, opening, news }: Scene, last: boolean, beats: readonly Beat[]): number {
  if (last) return LAST + LINE * eveningLines(beats);
  const tied = opening && beat.kind === "slot" && beat.tiedWith.length > 0;
  if (opening) return OPENING + (tied ? TIE : 0);
  return OUTCOME + LINE * news.length;
}

/** The evening is what is left on the panel at the end, to be read once more as a whole. */
function eveningLines(beats: readonly Beat[]): number {
  const slot = beats.findLastIndex(({ kind }) => kind === "slot");
  return beats.slice(slot + 1).reduce((sum, { outcome }) => sum + outcome.length, 0);
}

/** The last scene of the beat that follows this scene, or of this scene's own as long as it is not told to its end. */
export function stopAfter(scenes: readonly Scene[], scene: number): number {
  const told = scenes[scene + 1]?.told;
  const end = scenes.findLastIndex((one) => one.told === told);
  return end === -1 ? scenes.length - 1 : end;
}
