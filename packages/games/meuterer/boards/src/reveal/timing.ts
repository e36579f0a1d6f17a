import { CHAPTERS, type Scene } from "./scenes.ts";

const ROLE = 620;
const SCENE = 1300;
/** The time to read one more line. */
const LINE = 450;
/** What decides stays longer. */
const VERDICT = 900;
const LAST = 1200;

/** How long a scene stays, in milliseconds at the normal pace: it grows with what there is to read. */
export function durationOf({ chapter, news, turned, view }: Scene, isLast: boolean): number {
  const rest = isLast ? LAST : 0;
  if (chapter === "roles") return ROLE + (turned === view.taken.length ? LINE : 0) + rest;
  const verdict = news.some(({ type }) => type === "mutiny-ended" || type === "captain-deposed") ? VERDICT : 0;
  return SCENE + verdict + LINE * (news.length - 1) + rest;
}

/** Step by step, a chapter is shown at once: its last scene, from any scene before it. */
export function stopAfter(scenes: readonly Pick<Scene, "chapter">[], scene: number): number {
  const chapter = scenes[scene + 1]?.chapter;
  const end = scenes.findLastIndex((one) => one.chapter === chapter);
  return end === -1 ? scenes.length - 1 : end;
}

/** The chapters that these scenes have, in their order. */
export function chaptersOf(scenes: readonly Pick<Scene, "chapter">[]): readonly Scene["chapter"][] {
  return CHAPTERS.filter((chapter) => scenes.some((scene) => scene.chapter === chapter));
}
