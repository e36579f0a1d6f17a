import type { SpotKey } from "../choice/held.ts";
import type { TabName } from "../Tabs.tsx";

/** What a teacher can point at: a spot, a card in the hand, or another part of the table. */
export type LessonPlace = SpotKey | `card:${number}` | keyof typeof PARTS;

type Part = { readonly css: string; readonly tab?: TabName };

const PARTS = {
  money: { css: '.desk-head [data-anchor^="money:"]' },
  prestige: { css: '.desk-head [data-anchor^="prestige:"]' },
  rank: { css: ".desk-head .player-plate" },
  prices: { css: ".notice.prices", tab: "world" },
  ranks: { css: ".notice.ladder", tab: "world" },
  swap: { css: ".prompt-body" },
  sea: { css: ".strip.sea", tab: "world" },
  land: { css: ".strip.land", tab: "world" },
  hand: { css: ".desk > .hand" },
  bids: { css: ".bids-button" },
  done: { css: ".prompt [data-do=done]" },
} as const satisfies Readonly<Record<string, Part>>;

/** Where a place is on the page; places unknown to the boards are nowhere. */
export function partOf(place: string): Part | undefined {
  const [kind, rest] = place.split(/:(.*)/);
  switch (kind) {
    case "slot":
      return { css: `.world .slot[data-slot="${rest}"]`, tab: "world" };
    case "card":
      return { css: `.desk > .hand .hand-card[aria-keyshortcuts="${rest}"]` };
    case "space":
    case "dock":
    case "loading":
    case "wall":
      return { css: `.quay [data-place="${place}"]`, tab: "harbor" };
    default:
      return isPart(place) ? PARTS[place] : undefined;
  }
}

function isPart(place: string): place is keyof typeof PARTS {
  return Object.hasOwn(PARTS, place);
}

/** The part of a small screen with the first place that is not always in sight. */
export function tabOf(places: readonly string[]): TabName | undefined {
  return places.map((place) => partOf(place)?.tab).find((tab) => tab !== undefined);
}
