import type { Sight, Why } from "@harbor/bots";
import {
  type Action,
  asStruggle,
  countOf,
  countSabers,
  type IslandSet,
  payOf,
  placeAfter,
  roleCards,
  sideOf,
  type View,
} from "@harbor/meuterer";
import type { MeutererBot } from "./hands.ts";
import { openMarket } from "./sales.ts";
import { cardsHeld, seatIn } from "./scene.ts";
import { mutinyChance } from "./struggle.ts";

/** All kinds of reasons for an action. The boards have a text for each, with its numbers. */
export const WHYS = [
  "only",
  "help",
  "thrift",
  "sale",
  "course",
  "spare",
  "saber",
  "steer",
  "choose",
  "mutiny",
  "join",
  "mate",
  "merchant",
  "loader",
  "enough",
  "more",
  "keep",
  "pays",
  "stow",
  "board",
  "leave",
] as const;
type WhyKind = (typeof WHYS)[number];
type Given = Why & { readonly kind: WhyKind };

/** The smallest gain worth mentioning, in points. */
const HARDLY = 0.4;
const PERCENT = 100;
const FINENESS = 5;
const EVEN = 0.5;
/** From this wage on it is meant to win a mate. */
const HIGH_WAGE = 2;

/** Advises an action and gives the reason, with numbers from the bots' own estimates. */
export function adviser(set: IslandSet, bot: MeutererBot) {
  const { reasonFor } = openReasons(set);
  return (sight: Sight<View, Action>) => {
    const action = bot.decide(sight);
    return { action, why: sight.legal.length === 1 ? because("only") : reasonFor(sight, action) };
  };
}

/** Why an action is good, and why it is better than another. */
export type Reasons = {
  reasonFor(sight: Sight<View, Action>, action: Action): Given;
  reasonOver(sight: Sight<View, Action>, better: Action, done: Action): Given;
};

export function openReasons(set: IslandSet): Reasons {
  const cards = roleCards(set.lists);
  return { reasonFor, reasonOver };

  /** More or less of the same is told by what was done, which a reason for the action alone would pass over. */
  function reasonOver(sight: Sight<View, Action>, better: Action, done: Action): Given {
    const { view, seat } = sight;
    if (better.type === "offer" && done.type === "offer") {
      const count = countOf(seatIn(view, seat).hand ?? [], "saber");
      return because(better.wage > done.wage ? "help" : "thrift", { count });
    }
    if (better.type === "fight" && done.type === "fight") {
      if (isEnough(view, seat, better.sabers)) return because("enough");
      return because(better.sabers > done.sabers ? "more" : "keep");
    }
    return reasonFor(sight, better);
  }

  function reasonFor({ view, seat }: Sight<View, Action>, action: Action): Given {
    switch (action.type) {
      case "offer": {
        const count = countOf(seatIn(view, seat).hand ?? [], "saber");
        return because(action.wage >= HIGH_WAGE ? "help" : "thrift", { count });
      }
      case "lay":
        return reasonForCard(view, seat, action.kind);
      case "pass":
        return view.captain === seat
          ? because("steer", { count: voyageWith(view, cardsHeld(seatIn(view, seat))) })
          : because("choose", { count: view.center });
      case "take":
        return reasonForRole(view, seat, action.role);
      case "fight":
        return because(isEnough(view, seat, action.sabers) ? "enough" : "keep");
      case "sell":
        return because("pays", { count: payOf(set, cards, view, seat, action) });
      default:
        return because(action.type);
    }
  }

  function voyageWith(view: View, held: number): number {
    return set.islandAt(view, placeAfter(view.anchorage, held)).voyage;
  }

  function reasonForCard(view: View, seat: number, kind: Extract<Action, { type: "lay" }>["kind"]): Given {
    if (kind === "saber") return because("saber");
    const player = seatIn(view, seat);
    const market = openMarket(set, view, seat);
    const after = market.income([...player.laid, kind], false);
    if (after - market.income(player.laid, false) >= HARDLY) return because("sale", { count: whole(after) });
    const [now, then] = [cardsHeld(player), cardsHeld(player) - 1].map((held) => voyageWith(view, held));
    if (view.captain === seat && then !== undefined && then > (now ?? 0)) return because("course", { count: then });
    return because("spare");
  }

  function reasonForRole(view: View, seat: number, role: Extract<Action, { type: "take" }>["role"]): Given {
    const mate = view.found?.includes("mate") === true ? EVEN : 1;
    const share = mutinyChance(set, view, seat, seat, mate);
    const chance = FINENESS * Math.min(19, Math.max(1, Math.round((PERCENT * share) / FINENESS)));
    switch (role) {
      case "mutineer":
        return because("mutiny", { chance, count: voyageWith(view, cardsHeld(seatIn(view, seat))) });
      case "cabin-boy":
        return because("join", { count: set.lists.shares["cabin-boy"] });
      case "mate":
        return because("mate", { count: set.lists.shares.mate + (view.wage ?? 0) });
      default:
        return because(role);
    }
  }

  /** Whether a side would win with these sabers if nobody played more. */
  function isEnough(view: View, seat: number, sabers: number): boolean {
    const struggle = asStruggle(view);
    const { loyal, rebel } = countSabers(cards, struggle);
    return sideOf(cards, struggle, seat) === "rebel" ? rebel + sabers >= loyal : loyal + sabers > rebel;
  }
}

function because(kind: WhyKind, values: Given["values"] = {}): Given {
  return { kind, values };
}

function whole(points: number): number {
  return Math.max(1, Math.round(points));
}
