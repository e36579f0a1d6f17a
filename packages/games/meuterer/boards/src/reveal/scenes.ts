import type { Event, IslandSet, View } from "@harbor/meuterer";
import type { Happened } from "@harbor/ui";
import { tableAfter } from "./chronicle.ts";

/** What the end of a round is made of, in its order. */
export const CHAPTERS = ["roles", "mutiny", "voyage", "sales", "ship"] as const;
export type Chapter = (typeof CHAPTERS)[number];

/** One picture of the end of a round. */
export type Scene = {
  readonly chapter: Chapter;
  /** How many roles have been turned up; only in the first chapter are some still covered. */
  readonly turned: number;
  /** What happens in this scene. */
  readonly news: readonly Event[];
  /** The number of events told, with these. */
  readonly upTo: number;
  /** The table as it is in this scene. */
  readonly view: View;
};

type Mark = Omit<Scene, "view">;

/** Where the latest end of a round begins; -1 if none has begun. */
export function lastReveal(history: readonly Happened<Event>[]): number {
  return history.findLastIndex(({ event }) => event.type === "roles-revealed");
}

/** What has not been shown of the latest end of a round. An earlier one that was missed is in the log. */
export function scenesOf(
  set: IslandSet,
  now: View,
  history: readonly Happened<Event>[],
  shown: number,
): readonly Scene[] {
  return marksOf(history)
    .filter(({ upTo }) => upTo > shown)
    .map((mark) => ({ ...mark, view: covered(tableAfter(set, now, history, mark.upTo), mark) }));
}

function marksOf(history: readonly Happened<Event>[]): readonly Mark[] {
  const revealed = lastReveal(history);
  if (revealed === -1) return [];
  const marks: Mark[] = [];
  let roles = 0;
  /** What is told together with what comes next. */
  let kept: Event[] = [];
  for (const [at, { event }] of [...history.entries()].slice(revealed)) {
    const upTo = at + 1;
    const last = marks.at(-1);
    switch (partOf(event)) {
      case "roles":
        if (event.type !== "roles-revealed") break;
        roles = event.taken.length;
        for (let turned = 1; turned <= roles; turned += 1)
          marks.push({ chapter: "roles", turned, news: [event], upTo });
        break;
      case "mutiny":
        marks.push({ chapter: "mutiny", turned: roles, news: [event], upTo });
        break;
      case "voyage":
        if (last?.chapter === "voyage") marks.splice(-1, 1, { ...last, news: [...last.news, event], upTo });
        else marks.push({ chapter: "voyage", turned: roles, news: [event], upTo });
        break;
      case "offers":
        kept.push(event);
        break;
      case "island":
        if (kept.length > 0) marks.push({ chapter: "sales", turned: roles, news: kept, upTo: at });
        kept = [];
        marks.push({ chapter: "sales", turned: roles, news: [event], upTo });
        break;
      case "price":
        if (last !== undefined) marks.splice(-1, 1, { ...last, news: [...last.news, event], upTo });
        break;
      case "ship":
        marks.push({ chapter: "ship", turned: roles, news: [event], upTo });
        break;
      case undefined:
        break;
    }
  }
  return marks;
}

/** Where an event belongs in the end of a round; undefined for what happens in the rest of it. */
function partOf(event: Event): "roles" | "mutiny" | "voyage" | "offers" | "island" | "price" | "ship" | undefined {
  switch (event.type) {
    case "roles-revealed":
      return "roles";
    case "course-laid":
      return event.by === "mutineer" ? "mutiny" : undefined;
    case "mutiny-begun":
    case "fought":
    case "mutiny-ended":
      return "mutiny";
    case "captain-deposed":
      return "voyage";
    case "points-scored":
      return event.part === "sales" || event.part === "merchant" ? "price" : "voyage";
    case "sold":
      return "offers";
    case "island-settled":
      return "island";
    case "sailed":
    case "stayed":
      return "ship";
    case "game-begun":
    case "dealt":
    case "round-begun":
    case "wage-offered":
    case "laid":
    case "pirates-sailed":
    case "cargo-sunk":
    case "boarded":
    case "left-alone":
    case "passed":
    case "role-taken":
    case "drawn":
    case "reshuffled":
    case "stowed":
    case "game-ended":
      return undefined;
    default:
      return event satisfies never;
  }
}

/** Roles are turned one by one; one's own is known. */
function covered(view: View, { chapter, turned }: Mark): View {
  if (chapter !== "roles") return view;
  const taken = view.taken.map((one, nth) => (nth < turned || one.seat === view.viewer ? one : { seat: one.seat }));
  return { ...view, taken };
}

/** The chapter that a table is in while somebody is asked; undefined before the reveal and after the ship has sailed. */
export function chapterAt({ step }: Pick<View, "step">): Chapter | undefined {
  switch (step) {
    case "reveal":
      return "roles";
    case "mutiny":
      return "mutiny";
    case "voyage":
      return "voyage";
    case "selling":
    case "prices":
      return "sales";
    case "sailing":
      return "ship";
    case "offer":
    case "lading":
    case "boarding":
    case "roles":
    case "refill":
    case "ending":
      return undefined;
    default:
      return step satisfies never;
  }
}
