import type { Seat } from "@harbor/kit";
import {
  type Action,
  type ActionOf,
  countOf,
  goodsAt,
  type IslandSet,
  type Kind,
  kindsIn,
  meetingAfter,
  payOf,
  ROLES,
  type Role,
  type RoleCard,
  roleCards,
} from "@harbor/meuterer";
import { openMarket, planLading } from "./sales.ts";
import { cardsHeld, roleKnown, roundsLeft, type Scene, seatIn, voyageTo } from "./scene.ts";
import { courseWorth, loyalChance, mutinyChance, saberDensity, worthOfFight } from "./struggle.ts";

/** What makes one bot differ from another of its strength. */
export type Temper = {
  /** How far its judgement strays, in points. */
  readonly doubt: number;
  /** How often it does not think at all. */
  readonly slips: number;
  /** How much it likes mutinies; 1 is sober. */
  readonly daring: number;
};

/** Judges the legal actions of a seat, in points. */
export type Appraiser = (scene: Scene, seat: Seat, legal: readonly Action[]) => readonly number[];

/** What a turn costs in which others choose their roles first. */
const DELAY = 0.2;
/** A card that is laid is replaced in the refill, so old cards are worth little. */
const STALE = 0.12;
/** What the pirate card is worth for a course, or in a later round. */
const PIRATE = 0.5;
/** The part of one's own sales that is lost with the cards one takes back to hand. */
const KEPT = 0.9;

export function openAppraiser(set: IslandSet, { daring }: Pick<Temper, "daring">): Appraiser {
  const cards: Readonly<Record<Role, RoleCard>> = roleCards(set.lists);

  return (scene, seat, legal) => {
    switch (legal[0]?.type) {
      case "offer":
        return legal.map((action) => (action.type === "offer" ? worthOfWage(scene, seat, action.wage) : 0));
      case "lay":
      case "pass":
        return appraiseLading(scene, seat, legal);
      case "take":
        return appraiseRoles(scene, seat, legal);
      case "board":
      case "leave":
        return appraiseBoarding(scene, seat, legal);
      case "fight":
        return legal.map((action) =>
          action.type === "fight" ? worthOfFight(set, cards, scene, seat, action.sabers) : 0,
        );
      case "sell":
        return legal.map((action) => (action.type === "sell" ? payOf(set, cards, scene, seat, action) : 0));
      case "stow":
        return legal.map((action) => (action.type === "stow" ? worthOfStow(scene, seat, action) : 0));
      default:
        return legal.map(() => 0);
    }
  };

  /** OFR: a mate is worth most to a captain without sabers. */
  function worthOfWage(scene: Scene, seat: Seat, wage: number): number {
    const sabers = countOf(seatIn(scene, seat).hand ?? [], "saber");
    const help = [0.15, 0.45, 0.7, 0.85][wage] ?? 0;
    return help * (3.6 - 0.8 * sabers) - wage * help * 0.75;
  }

  /** LAD: how far to lay, seen from what the whole rest of the lading may bring. */
  function appraiseLading(scene: Scene, seat: Seat, legal: readonly Action[]): readonly number[] {
    const { hand = [], laid } = seatIn(scene, seat);
    const market = openMarket(set, scene, seat);
    const plan = planLading(market, scene, seat, false);
    const isCaptain = seat === scene.captain;
    const held = hand.length;
    const stays = (left: number) => {
      if (isCaptain) return 0.75 * voyageTo(set, scene, left);
      return 0.3 * daring * mutinyChance(set, scene, seat, seat, 0.5) * courseWorth(set, scene, left);
    };
    const future = roundsLeft(set, scene) > 0 ? STALE : 0;
    // Passing, or laying the next one to all cards of the plan.
    const outlook = [market.income(laid, false) + stays(held)];
    for (const [nth, { income }] of plan.entries()) {
      const delay = isCaptain ? 0.05 : DELAY;
      outlook.push(income + stays(held - nth - 1) + (future - delay) * (nth + 1));
    }
    const onwards = Math.max(...outlook.slice(1), Number.NEGATIVE_INFINITY);
    const first = plan[0];
    return legal.map((action) => {
      if (action.type === "pass") return outlook[0] ?? 0;
      if (action.type !== "lay") return 0;
      if (first !== undefined && action.kind === first.kind) return onwards;
      if (action.kind === "saber") return (outlook[0] ?? 0) - 0.6;
      if (action.kind === "pirate") return worthOfPirate(scene, seat, outlook[0] ?? 0);
      const loss = (first?.income ?? 0) - market.income([...laid, action.kind], false);
      return Math.max(onwards, outlook[0] ?? 0) - Math.max(0, loss) - 0.15;
    });
  }

  /** PIR: it pays to sink or to take what the others have laid, if the pirate ship gets there. */
  function worthOfPirate(scene: Scene, seat: Seat, before: number): number {
    const meeting = meetingAfter(scene, cardsHeld(seatIn(scene, seat)) - 1);
    switch (meeting) {
      case "passing":
        return before + gainOverOthers(scene, seat, 1) - PIRATE;
      case "boarding":
        // The others lay again, and lay less.
        return before + 0.75 * Math.max(0, gainOverOthers(scene, seat, KEPT)) - PIRATE;
      case "nothing":
        return before - PIRATE;
      default:
        return meeting satisfies never;
    }
  }

  function appraiseBoarding(scene: Scene, seat: Seat, legal: readonly Action[]): readonly number[] {
    const gain = gainOverOthers(scene, seat, KEPT);
    return legal.map(({ type }) => (type === "board" ? gain : 0));
  }

  /** What it is worth that all laid cards are gone; `lost` is the part of one's own sales that goes with them. */
  function gainOverOthers(scene: Scene, seat: Seat, lost: number): number {
    const incomeOf = (one: Seat) => openMarket(set, scene, one).income(seatIn(scene, one).laid, false);
    const others = scene.players.flatMap((_, other) => (other === seat ? [] : incomeOf(other)));
    return others.reduce((sum, income) => sum + income, 0) / Math.max(1, others.length) - lost * incomeOf(seat);
  }

  function appraiseRoles(scene: Scene, seat: Seat, legal: readonly Action[]): readonly number[] {
    const left = new Set(legal.flatMap((action) => (action.type === "take" ? action.role : [])));
    const gone = ROLES.filter((role) => !left.has(role));
    // Those who have yet to choose may take what this seat leaves.
    const later = scene.players.filter(({ passed }, other) => !passed && other !== scene.captain).length;
    const { wage = 0 } = scene;
    const mayCome = (role: Role) => {
      if (gone.includes(role)) return 1;
      return Math.min(0.75, (role === "mate" ? 0.15 + 0.1 * wage : 0.25) * later);
    };
    const { laid, hand = [] } = seatIn(scene, seat);
    const leads = mutinyChance(set, scene, seat, seat, mayCome("mate"));
    const joins = Math.min(0.9, leads + 0.08);
    return legal.map((action) => {
      if (action.type !== "take") return 0;
      switch (action.role) {
        case "mutineer":
          return daring * leads * courseWorth(set, scene, hand.length);
        case "cabin-boy":
          return set.lists.shares["cabin-boy"] * joins * mayCome("mutineer");
        case "mate": {
          const fails = 1 - loyalChance(scene, saberDensity(set, scene, seat), seat);
          return (set.lists.shares.mate + wage) * (1 - mayCome("mutineer") * fails);
        }
        case "merchant": {
          const market = openMarket(set, scene, seat);
          return market.income(laid, true) - market.income(laid, false);
        }
        case "loader":
          return roundsLeft(set, scene) > 0 ? 0.45 + 0.18 * Math.min(5, 5 - hand.length) : 0;
        default:
          return action.role satisfies never;
      }
    });
  }

  /** REF: what sells at the islands of the next round, much of a kind before a little of each, and a saber or two. */
  function worthOfStow(scene: Scene, seat: Seat, { keep }: ActionOf<"stow">): number {
    const { hand = [] } = seatIn(scene, seat);
    return worthOfHand(set, scene, [...hand, ...keep]);
  }
}

/** What a hand is worth in the round that begins. */
export function worthOfHand(set: IslandSet, scene: Scene, hand: readonly Kind[]): number {
  const places = scene.wake === undefined ? [scene.anchorage] : [scene.anchorage, scene.wake];
  let worth = 0;
  for (const place of places) {
    const { prices } = set.islandAt(scene, place);
    let best = 0;
    for (const good of goodsAt(set, scene, place)) {
      const share = countOf(hand, good) / Math.sqrt(set.lists.cargo[good]);
      best = Math.max(best, Math.min(1, 0.75 * share));
    }
    worth += best * prices[0];
  }
  for (const kind of kindsIn(hand)) if (kind === "saber") worth += [0, 0.7, 1.2, 1.4, 1.5][countOf(hand, kind)] ?? 1.5;
  return worth;
}

/** How likely a seat of the crew is to have each of these roles, seen from the way it has played. */
export function likelihoodOf(set: IslandSet, scene: Scene, viewer: Seat, seat: Seat, role: Role): number {
  if (roleKnown(scene, viewer, seat) !== undefined) return 1;
  const player = seatIn(scene, seat);
  switch (role) {
    case "mutineer":
      return 0.5 + 0.6 * countOf(player.laid, "saber") + 0.12 * courseWorth(set, scene, cardsHeld(player));
    case "cabin-boy":
      return 0.5;
    case "mate":
      return 0.4 + 0.45 * (scene.wage ?? 0);
    case "merchant": {
      const market = openMarket(set, scene, seat);
      return 0.15 + 0.7 * (market.income(player.laid, true) - market.income(player.laid, false));
    }
    case "loader":
      return roundsLeft(set, scene) > 0 ? 0.6 + saberDensity(set, scene, viewer) : 0.05;
    default:
      return role satisfies never;
  }
}
