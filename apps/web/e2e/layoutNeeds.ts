import type { Needs } from "./layoutFaults.ts";

/** What every decision needs: the question, its buttons, the cards in hand, one's own money and rank. */
const DECIDE = [
  ".prompt h2",
  // Where there is no room beside the question, what has changed is behind the planner's door.
  ".prompt .button:not(.changes-aside *)",
  ".hand-card",
  ".desk .player-name",
  ".desk .player-facts",
  ".waiting-list li",
  ".reveal-head",
  ".reveal-foot .button",
  ".teacher-speech p",
  ".teacher-foot .button",
  "[data-pointed]",
];

const BOARDS = [
  ".slot",
  ".plate",
  ".plate-name",
  ".plate-fact",
  ".slot .wanted li",
  ".house-name",
  ".offer-name",
  ".offer-stars",
  ".notice .price-face li",
  ".rungs li",
  ".track",
];

const HARBOR = [
  ".harbor-place",
  ".harbor .wanted li",
  ".loading-foot",
  ".dock-head",
  ".dock-empty",
  ".space-name",
  ".harbor button.good",
  ".gauge",
];

const BESIDE = [
  ".due",
  ".due-round",
  ".due-item",
  ".queue li",
  ".queue-drop",
  ".yard-item",
  ".why-text",
  ".prompt-hint",
];

const NEEDS: Needs = {
  decide: DECIDE,
  reach: [...BOARDS, ...HARBOR, ...BESIDE, ".side .player-plate", ".mini"],
};

/** Bids are compared with each other: every slot, the prices and the ladder are visible at once. */
const BIDDING: Needs = { ...NEEDS, decide: [...DECIDE, ...BOARDS] };

const BIDS = /^(solo-bidding|bidding-(first|last|held)|table-queue)$/;

export const isBid = (screen: string): boolean => BIDS.test(screen);

export const isTaught = (screen: string): boolean => screen.startsWith("lesson-");

export const needsOf = (screen: string): Needs => (isBid(screen) ? BIDDING : NEEDS);

/** One screen for each kind of decision, and for what comes in between. */
export const NAMES: readonly string[] = [
  "founding",
  "stocking",
  "solo-bidding",
  "bidding-first",
  "bidding-last",
  "bidding-held",
  "bidding-quay",
  "bidding-side",
  "bollard",
  "build-choice",
  "build-held",
  "influence",
  "prices",
  "ladder",
  "ships",
  "ships-wild",
  "ships-longer",
  "contracts",
  "harbor",
  "harbor-held",
  "harbor-why",
  "harbor-preview",
  "harbor-short",
  "harbor-unfinished",
  "produce",
  "produce-money",
  "pack",
  "deposit",
  "give",
  "reveal",
  "settlement",
  "table-waiting",
  "table-queue",
  "table-spectator",
  "replay",
  "lesson-bid",
  "lesson-work",
];
