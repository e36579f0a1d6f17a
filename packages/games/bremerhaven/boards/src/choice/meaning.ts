import {
  type Action,
  type Bremerhaven,
  dockAt,
  type Good,
  type Place,
  SPACES,
  type State,
  spaceAt,
  type View,
} from "@harbor/bremerhaven";
import type { Seat } from "@harbor/kit";
import type { Held, Spot } from "./held.ts";
import type { Possible } from "./possible.ts";

/** Choices made beside the boards before clicking a place. */
export type Wishes = { readonly cargo: Good | undefined; readonly longer: boolean };

export type Asker = {
  readonly view: View;
  readonly seat: Seat;
  readonly possible: Possible;
  readonly held: Held | undefined;
  readonly wishes: Wishes;
};

/**
 * The steps that a click on a place stands for; undefined if it stands for nothing. They may be illegal: the rules
 * decide that.
 */
export function meaningOf(spot: Spot, asker: Asker): readonly Action[] | undefined {
  const { view, held, wishes } = asker;
  const longer = wishes.longer ? { longer: true as const } : {};
  switch (view.step) {
    case "founding":
      if (spot.at !== "space") return undefined;
      // After undoing the building, the player may still hold a good.
      if (hasYard(asker)) return [{ type: "found", space: spot.space }];
      return held?.kind === "stock" ? [{ type: "stock", good: held.good, space: spot.space }] : undefined;
    case "bidding":
      return spot.at === "slot" && held?.kind === "card"
        ? [{ type: "bid", slot: spot.slot, card: held.card }]
        : undefined;
    case "permit":
      return permitUse(spot, asker);
    case "ships":
      if (spot.at !== "dock") return undefined;
      return [{ type: "berth", dock: spot.dock, ...cargoWished(asker), ...longer }];
    case "contracts":
      return spot.at === "loading" ? [{ type: "lay", dock: spot.dock, ...longer }] : undefined;
    case "harbor":
      return harborWork(spot, asker);
    case "newspaper":
      if (spot.at !== "space") return undefined;
      return [{ type: asker.possible.legal.some(({ type }) => type === "give") ? "give" : "sell", space: spot.space }];
    default:
      return undefined;
  }
}

/** Defaults to a good where one is required, so that a tap on a dock is enough. */
export function cargoWished({ possible, wishes }: Pick<Asker, "possible" | "wishes">): { readonly cargo?: Good } {
  const offered = possible.legal.flatMap((action) => (action.type === "berth" ? (action.cargo ?? []) : []));
  const cargo = offered.find((good) => good === wishes.cargo) ?? offered[0];
  return cargo === undefined ? {} : { cargo };
}

function hasYard({ view, seat }: Asker): boolean {
  return (view.players[seat]?.yard.length ?? 0) > 0;
}

/** A building in hand blocks nothing else: walls and covers stay clickable. */
function permitUse(spot: Spot, { view, seat, held }: Asker): readonly Action[] | undefined {
  if (spot.at === "wall") return [{ type: "bollard", wall: spot.wall }];
  const harbor = view.players[seat]?.harbor;
  if (spot.at !== "space" || harbor === undefined) return undefined;
  if (spaceAt(harbor, spot.space).covered) return [{ type: "clear", space: spot.space }];
  return held?.kind === "building" ? [{ type: "build", building: held.building, space: spot.space }] : undefined;
}

function harborWork(spot: Spot, asker: Asker): readonly Action[] | undefined {
  const { held, possible, seat } = asker;
  if (held?.kind === "maker") {
    return spot.at === "space" ? [{ type: "produce", from: held.from, to: spot.space }] : undefined;
  }
  const to = placeOf(spot);
  if (held?.kind !== "good" || to === undefined || to === held.from) return undefined;
  if (held.from.startsWith("dock") && spot.at === "loading") {
    const { game, state } = possible;
    return (
      throughSpace(game, state, seat, held.good, held.from, to) ?? inVain(game, state, seat, held.good, held.from, to)
    );
  }
  return [move(held.good, held.from, to)];
}

function placeOf(spot: Spot): Place | undefined {
  switch (spot.at) {
    case "space":
      return `space:${spot.space}`;
    case "dock":
      return `dock:${spot.dock}`;
    case "loading":
      return `contract:${spot.dock}`;
    default:
      return undefined;
  }
}

const move = (good: Good, from: Place, to: Place): Action => ({ type: "move", good, from, to });

/** A good goes from a ship to a contract by way of the first space that has room for it. */
export function throughSpace(
  game: Bremerhaven,
  state: State,
  seat: Seat,
  good: Good,
  from: Place,
  to: Place,
): readonly Action[] | undefined {
  for (const space of SPACES) {
    const first = move(good, from, `space:${space}`);
    const landed = game.apply(state, seat, first);
    if (!landed.ok) continue;
    const second = move(good, `space:${space}`, to);
    if (game.apply(landed.state, seat, second).ok) return [first, second];
  }
  return undefined;
}

/** Illegal steps from a ship to a contract, chosen so that the rules refuse them for the relevant reason. */
function inVain(game: Bremerhaven, state: State, seat: Seat, good: Good, from: Place, to: Place): readonly Action[] {
  const space = SPACES.find((one) => game.apply(state, seat, move(good, from, `space:${one}`)).ok);
  if (space === undefined) return [move(good, from, to)];
  return [move(good, from, `space:${space}`), move(good, `space:${space}`, to)];
}

/** The docks with cargo to unload, each with its good. */
export function cargoAboard(view: View, seat: Seat): readonly { readonly from: Place; readonly good: Good }[] {
  const harbor = view.players[seat]?.harbor;
  if (harbor === undefined) return [];
  return ([1, 2, 3] as const).flatMap((dock) => {
    const { berthed } = dockAt(harbor, dock);
    return berthed !== undefined && berthed.goods > 0 ? [{ from: `dock:${dock}` as const, good: berthed.cargo }] : [];
  });
}
