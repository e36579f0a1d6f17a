import type { Action, ActionOf, ActionType } from "../actions.ts";
import { countOf, kindsIn } from "../cargo.ts";
import type { IslandSet } from "../islands/islandSet.ts";
import { roleCards } from "../roles.ts";
import { countSabers, sideOf } from "../sides.ts";
import { activePlaces } from "../state.ts";
import type { View } from "../view.ts";
import { GOODS, type Kind, type Role } from "../vocabulary.ts";
import { payOf } from "./pay.ts";
import { asStruggle, cardsAt, leadsAt } from "./standing.ts";

export type Autopilot = (view: View, seat: number, legal: readonly Action[]) => Action;

/** AUT-5: the last roles are taken only if nothing else is left. */
const ROLES_LEFT: readonly Role[] = ["loader", "merchant", "mate", "cabin-boy", "mutineer"];

/** AUT: plays for somebody who is away, by what their seat sees, and the same in the same position. */
export function autopilotOf(set: IslandSet): Autopilot {
  const cards = roleCards(set.lists);

  return (view, seat, legal) => {
    const [first] = legal;
    if (first === undefined) throw new Error("there is nothing to decide");
    switch (view.step) {
      case "offer":
        return ofType(legal, "offer").find(({ wage }) => wage === 1) ?? first;
      case "lading":
        return layOrPass(view, seat, legal) ?? first;
      case "boarding":
        return legal.find(({ type }) => type === (othersLaidMore(view, seat) ? "board" : "leave")) ?? first;
      case "roles":
        return chooseRole(view, seat, ofType(legal, "take")) ?? first;
      case "mutiny":
        return chooseSabers(view, seat, ofType(legal, "fight")) ?? first;
      case "selling":
        return chooseSale(view, seat, ofType(legal, "sell")) ?? first;
      case "refill":
        return chooseCargo(view, seat, ofType(legal, "stow")) ?? first;
      default:
        return first;
    }
  };

  /** AUT-3 and AUT-4. */
  function layOrPass(view: View, seat: number, legal: readonly Action[]): Action | undefined {
    const hand = view.players[seat]?.hand ?? [];
    const laying = ofType(legal, "lay");
    const kind = cardThatLeads(view, seat, hand);
    if (kind !== undefined) return laying.find((action) => action.kind === kind);
    const pass = legal.find(({ type }) => type === "pass");
    return pass ?? laying.find((action) => action.kind === firstCard(hand));
  }

  /** AUT-3: at the island with the highest first price; of equal ones, the anchorage. */
  function cardThatLeads(view: View, seat: number, hand: readonly Kind[]): Kind | undefined {
    const places = activePlaces(view).toSorted(
      (a, b) => set.islandAt(view, b).prices[0] - set.islandAt(view, a).prices[0],
    );
    for (const place of places) {
      const goods = cardsAt(set, view, place);
      if (leadsAt(goods, seat) === "alone") continue;
      const most = Math.max(0, ...view.players.map((_, other) => (other === seat ? 0 : goods.most(other))));
      const good = GOODS.find((one) => hand.includes(one) && goods.takes(one) && goods.count(seat, one) + 1 >= most);
      if (good !== undefined) return good;
    }
    return undefined;
  }

  /** AUT-5. */
  function chooseRole(view: View, seat: number, legal: readonly ActionOf<"take">[]): Action | undefined {
    const leads = activePlaces(view).some((place) => leadsAt(cardsAt(set, view, place), seat) !== "no");
    const { wage = 0 } = view;
    const wanted: readonly Role[] = [
      ...(leads ? (["merchant"] as const) : []),
      ...(wage >= 1 ? (["mate"] as const) : []),
      ...ROLES_LEFT,
    ];
    for (const role of wanted) {
      const action = legal.find((one) => one.role === role);
      if (action !== undefined) return action;
    }
    return undefined;
  }

  /** AUT-6. */
  function chooseSabers(view: View, seat: number, legal: readonly ActionOf<"fight">[]): Action | undefined {
    const struggle = asStruggle(view);
    const { loyal, rebel } = countSabers(cards, struggle);
    const wins = (sabers: number) =>
      sideOf(cards, struggle, seat) === "loyal" ? loyal + sabers > rebel : rebel + sabers >= loyal;
    return legal.find(({ sabers }) => wins(sabers)) ?? legal.find(({ sabers }) => sabers === 0);
  }

  /** AUT-7: what pays most if all after this seat sell as many as they can. The actions are in the order of cards sold
   * at the anchorage, so the first of equal ones is taken. */
  function chooseSale(view: View, seat: number, legal: readonly ActionOf<"sell">[]): Action | undefined {
    const best = legal.map((action) => ({ action, pay: payOf(set, cards, view, seat, action) }));
    return best.reduce<(typeof best)[number] | undefined>(
      (one, other) => (one === undefined || other.pay > one.pay ? other : one),
      undefined,
    )?.action;
  }

  /** AUT-8. */
  function chooseCargo(view: View, seat: number, legal: readonly ActionOf<"stow">[]): Action | undefined {
    const hand = [...(view.players[seat]?.hand ?? [])];
    const left = [...(view.drawn?.kinds ?? [])];
    const wanted = new Set<Kind>(activePlaces(view).flatMap((place) => cardsAt(set, view, place).goods));
    const keep: Kind[] = [];
    const needed = legal[0]?.keep.length ?? 0;
    while (keep.length < needed) {
      const rank = (kind: Kind) => (wanted.has(kind) ? 0 : kind === "saber" ? 1 : 2);
      const [next] = kindsIn(left).toSorted((a, b) => rank(a) - rank(b) || countOf(hand, b) - countOf(hand, a));
      if (next === undefined) break;
      left.splice(left.indexOf(next), 1);
      keep.push(next);
      hand.push(next);
    }
    return legal.find((action) => kindsIn(keep).every((kind) => countOf(action.keep, kind) === countOf(keep, kind)));
  }
}

/** AUT-4: what it holds most of among goods, else a saber, else the pirate. */
function firstCard(hand: readonly Kind[]): Kind | undefined {
  const goods = GOODS.filter((good) => hand.includes(good)).toSorted((a, b) => countOf(hand, b) - countOf(hand, a));
  return goods[0] ?? kindsIn(hand)[0];
}

/** AUT-8. */
function othersLaidMore({ players }: View, seat: number): boolean {
  const own = players[seat]?.laid.length ?? 0;
  const all = players.reduce((sum, { laid }) => sum + laid.length, 0);
  return all - own > own;
}

function ofType<Type extends ActionType>(legal: readonly Action[], type: Type): readonly ActionOf<Type>[] {
  const isOfType = (action: Action): action is ActionOf<Type> => action.type === type;
  return legal.filter(isOfType);
}
